import type { Money } from '../money/money.ts';

/** A way to ship one package, as quoted (S3-rate). Wire: `rate` is the shipping amount. */
export interface ShippingRate {
  readonly shippingCode: string;
  readonly amount: Money;
  readonly label: string;
  readonly carrier: string;
  readonly packageNumber: number;
  /** The quote this rate belongs to; the backend accepts an order only on a live quote. */
  readonly transactionId: string;
  readonly selected: boolean;
}

/** How an order is split: what arrives first, or as few packages as possible. */
export type ShippingMode = 'fastest' | 'fewestPackages';

/** An answer of the rating call: one merged shipment, and the same order split into packages. */
export interface RateQuote {
  readonly transactionId: string;
  readonly rates: readonly ShippingRate[];
  readonly split: readonly ShippingRate[];
}
