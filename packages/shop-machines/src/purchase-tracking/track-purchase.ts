import type { Consent, ConsentCategory, Currency, Money, Order } from '@ironcart/core';

/** What is told of a placed order: no name, no address. */
export interface Purchase {
  readonly orderId: string;
  readonly currency: Currency;
  /** What was bought, before shipping, tax and discount. */
  readonly subtotal: Money;
  readonly grandTotal: Money;
  readonly items: readonly {
    readonly sku: string;
    readonly name: string;
    readonly qty: number;
    readonly price: Money;
  }[];
}

/** Whom a purchase is told (S7-integ). Who is left out hears nothing; nobody is there by default. */
export interface PurchaseTrackers {
  readonly analytics?: (purchase: Purchase) => Promise<void>;
  /** By the address that confirmed the order: the service knows its subscribers by it. */
  readonly emailMarketing?: (purchase: Purchase, email: string) => Promise<void>;
  readonly reviewsPixel?: (purchase: Purchase) => Promise<void>;
  readonly affiliate?: (purchase: Purchase) => Promise<void>;
}

/** What a shopper has to allow for each. */
const categories: Readonly<Record<keyof PurchaseTrackers, ConsentCategory>> = {
  analytics: 'performance',
  emailMarketing: 'marketing',
  reviewsPixel: 'performance',
  affiliate: 'marketing',
};

export interface PurchaseTrackingPorts {
  readonly trackers: PurchaseTrackers;
  readonly consent: Consent;
  /** The orders that this browser has told of: the confirmation may be looked at again. */
  readonly told: { has(orderId: string): boolean; add(orderId: string): void };
  readonly warn: (message: string, cause: unknown) => void;
}

const purchaseOf = (orderId: string, { totals, items }: Order, currency: Currency): Purchase => ({
  orderId,
  currency,
  subtotal: totals.subtotal,
  grandTotal: totals.grandTotalIncludingTax,
  items: items.map(({ sku, name, qty, price }) => ({ sku, name, qty, price })),
});

/**
 * Tells of a placed order, once, whoever the shopper allows to hear of it. One that fails is a warning and keeps nobody
 * else from hearing.
 */
export const trackPurchase = async (
  order: Order,
  currency: Currency,
  { trackers, consent, told, warn }: PurchaseTrackingPorts,
): Promise<void> => {
  const { orderId, customer } = order;
  if (orderId === undefined || told.has(orderId)) return;
  told.add(orderId);
  const purchase = purchaseOf(orderId, order, currency);
  const tell = async (name: keyof PurchaseTrackers): Promise<void> => {
    if (!consent[categories[name]]) return;
    try {
      await trackers[name]?.(purchase, customer.email);
    } catch (cause) {
      warn(`The purchase was not told to ${name}`, cause);
    }
  };
  await Promise.all([tell('analytics'), tell('emailMarketing'), tell('reviewsPixel'), tell('affiliate')]);
};
