import type { PlaceableOrder } from '@ironcart/api/codec';
import type { CheckoutErrorCode, Order } from '@ironcart/core';

declare const fresh: unique symbol;

/**
 * An order that may be placed: its prices, its shipping, its tax and its payment are those on the screen.
 * Only `freshOrderOf` makes one, so that placing anything else does not type-check.
 */
export type FreshOrder = PlaceableOrder & { readonly [fresh]: 'prices, shipping, tax and payment are current' };

/** A fingerprint of what is shown, beside the fingerprint of what the order needs now. */
interface Agreement {
  readonly shown: string | undefined;
  readonly current: string | undefined;
}

export interface FreshnessProof {
  readonly prices: Agreement;
  readonly shipping: Agreement;
  readonly tax: Agreement;
  /** What is to be paid, by gift cards and otherwise, beside what was approved. */
  readonly payment: Agreement;
}

/** What is out of date, or missing. */
export type StaleCode = Extract<CheckoutErrorCode, `${string}_not_current` | 'billing_not_complete'>;

export type Freshness =
  | { readonly isFresh: true; readonly order: FreshOrder }
  | { readonly isFresh: false; readonly code: StaleCode };

const agrees = ({ shown, current }: Agreement): boolean => shown !== undefined && shown === current;

const isPlaceable = (order: Order): order is PlaceableOrder => order.billingAddress !== undefined;

/**
 * Turns an order into one that may be placed, or says what is out of date: prices first, as shipping depends on
 * them, then tax, as it depends on both, and the payment last, as it depends on everything.
 */
export const freshOrderOf = (order: Order, proof: FreshnessProof): Freshness => {
  if (!agrees(proof.prices)) return { isFresh: false, code: 'prices_not_current' };
  if (!agrees(proof.shipping)) return { isFresh: false, code: 'shipping_not_current' };
  if (!isPlaceable(order)) return { isFresh: false, code: 'billing_not_complete' };
  if (!agrees(proof.tax)) return { isFresh: false, code: 'tax_not_current' };
  if (!agrees(proof.payment)) return { isFresh: false, code: 'payment_not_current' };
  return { isFresh: true, order: order as FreshOrder };
};
