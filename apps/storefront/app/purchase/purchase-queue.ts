import type { Purchase, PurchaseTrackers } from '@ironcart/shop-machines';

/** A purchase for one kind of tracker; only the email marketing tracker receives the order's e-mail address. */
export interface ToldPurchase {
  readonly to: keyof PurchaseTrackers;
  readonly purchase: Purchase;
  readonly email?: string;
}

declare global {
  interface Window {
    /** Queue of purchases for the merchant's tags: they read the existing entries and replace `push` for later ones. */
    ironcartPurchases?: Pick<ToldPurchase[], 'push'>;
  }
}

/** The default trackers: they queue each purchase for the merchant's tags, which may load later. */
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
