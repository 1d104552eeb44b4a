import type { Purchase, PurchaseTrackers } from '@ironcart/shop-machines';

/** A purchase for one kind of listener; only email marketing gets the address that confirmed the order. */
export interface ToldPurchase {
  readonly to: keyof PurchaseTrackers;
  readonly purchase: Purchase;
  readonly email?: string;
}

declare global {
  interface Window {
    /** What the merchant's own tags are told of purchases: they read what is there, and replace `push` to hear more. */
    ironcartPurchases?: Pick<ToldPurchase[], 'push'>;
  }
}

/** The default trackers: they leave each purchase where the merchant's tags find it, however late those load. */
export const createQueueTrackers = (page: Pick<Window, 'ironcartPurchases'>): Required<PurchaseTrackers> => {
  const leave = async (told: ToldPurchase): Promise<void> => {
    page.ironcartPurchases ??= [];
    page.ironcartPurchases.push(told);
  };
  return {
    analytics: (purchase) => leave({ to: 'analytics', purchase }),
    emailMarketing: (purchase, email) => leave({ to: 'emailMarketing', purchase, email }),
    reviewsPixel: (purchase) => leave({ to: 'reviewsPixel', purchase }),
    affiliate: (purchase) => leave({ to: 'affiliate', purchase }),
  };
};
