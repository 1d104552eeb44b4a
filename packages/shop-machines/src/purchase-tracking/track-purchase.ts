import { type Currency, type Money, sum } from '@ironcart/core/money';
import type { Order } from '@ironcart/core/order';
import type { Consent, ConsentCategory } from '@ironcart/core/visitor';

/** The reported data of a placed order, without name and address. */
export interface Purchase {
  readonly orderId: string;
  readonly currency: Currency;
  /** The subtotal before shipping, tax and discount. */
  readonly subtotal: Money;
  readonly grandTotal: Money;
  readonly items: readonly {
    readonly sku: string;
    readonly name: string;
    readonly qty: number;
    readonly price: Money;
  }[];
}

/** The analytics services that receive purchases (S7-integ); none by default. */
export interface PurchaseTrackers {
  readonly analytics?: (purchase: Purchase) => Promise<void>;
  /** The mailing service identifies subscribers by the order's e-mail address. */
  readonly emailMarketing?: (purchase: Purchase, email: string) => Promise<void>;
  readonly reviewsPixel?: (purchase: Purchase) => Promise<void>;
  /** Receives only the lines with a commission; the subtotal is theirs (S9-affiliate). */
  readonly affiliate?: (purchase: Purchase) => Promise<void>;
}

/** The consent that each service requires. */
const categories: Readonly<Record<keyof PurchaseTrackers, ConsentCategory>> = {
  analytics: 'performance',
  emailMarketing: 'marketing',
  reviewsPixel: 'performance',
  affiliate: 'marketing',
};

export interface PurchaseTrackingPorts {
  readonly trackers: PurchaseTrackers;
  readonly consent: Consent;
  /** The orders that this browser has already reported, because the confirmation page may be opened again. */
  readonly told: { has(orderId: string): boolean; add(orderId: string): void };
  /** The lines without affiliate commission (by brand or promotion), by `listItemId`. */
  readonly notForAffiliates: readonly string[];
  readonly warn: (message: string, cause: unknown) => void;
}

/** Reported parts of an order. */
export type TrackedOrder = Pick<Order, 'orderId' | 'items'> & {
  readonly customer: Pick<Order['customer'], 'email'>;
  readonly totals: Pick<Order['totals'], 'subtotal' | 'grandTotalIncludingTax'>;
};

const purchaseOf = (orderId: string, { totals, items }: TrackedOrder, currency: Currency): Purchase => ({
  orderId,
  currency,
  subtotal: totals.subtotal,
  grandTotal: totals.grandTotalIncludingTax,
  items: items.map(({ sku, name, qty, price }) => ({ sku, name, qty, price })),
});

const ofAffiliates = (purchase: Purchase, { items }: TrackedOrder, left: readonly string[]): Purchase => {
  const counted = items.filter(({ listItemId }) => !left.includes(listItemId));
  return {
    ...purchase,
    subtotal: sum(counted.map(({ rowTotal }) => rowTotal)),
    items: counted.map(({ sku, name, qty, price }) => ({ sku, name, qty, price })),
  };
};

/**
 * Reports a placed order once to each service that the shopper's consent permits. A failure warns and does not affect
 * the other services.
 */
export const trackPurchase = async (
  order: TrackedOrder,
  currency: Currency,
  { trackers, consent, told, notForAffiliates, warn }: PurchaseTrackingPorts,
): Promise<void> => {
  const { orderId, customer } = order;
  if (orderId === undefined || told.has(orderId)) return;
  told.add(orderId);
  const purchase = purchaseOf(orderId, order, currency);
  const tell = async (name: keyof PurchaseTrackers): Promise<void> => {
    if (!consent[categories[name]]) return;
    try {
      const what = name === 'affiliate' ? ofAffiliates(purchase, order, notForAffiliates) : purchase;
      await trackers[name]?.(what, customer.email);
    } catch (cause) {
      warn(`The purchase was not told to ${name}`, cause);
    }
  };
  await Promise.all([tell('analytics'), tell('emailMarketing'), tell('reviewsPixel'), tell('affiliate')]);
};
