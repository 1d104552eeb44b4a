import type { Money } from '../money/money.ts';

/** A quoted shipping method for one package (S3-rate). On the wire, `amount` is `rate`. */
export interface ShippingRate {
  readonly shippingCode: string;
  readonly amount: Money;
  readonly label: string;
  readonly carrier: string;
  readonly packageNumber: number;
  /** The package's contents, as in '2 × Club Bar, 1 × Bench'; undefined if one package contains everything. */
  readonly contents?: string | undefined;
  /** The id of the rate's quote; the backend accepts an order only with a valid quote. */
  readonly transactionId: string;
  readonly selected: boolean;
}

/** How an order is split into packages: for the earliest arrival, or into as few packages as possible. */
export type ShippingMode = 'fastest' | 'fewestPackages';

/** The response of the rates call: the order as one shipment, and split into packages. */
export interface RateQuote {
  readonly transactionId: string;
  readonly rates: readonly ShippingRate[];
  readonly split: readonly ShippingRate[];
}
