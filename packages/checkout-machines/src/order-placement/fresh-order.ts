import type { PlaceableOrder } from '@ironcart/api/codec';
import type { CheckoutErrorCode, Order } from '@ironcart/core';

declare const fresh: unique symbol;

/**
 * An order that may be placed: its prices, shipping, tax and payment are those on the screen. Only `freshOrderOf`
 * creates one, so that placing any other order does not type-check.
 */
export type FreshOrder = PlaceableOrder & { readonly [fresh]: 'prices, shipping, tax and payment are current' };

/** The fingerprint of what is shown, and that of the current order; they must be equal. */
interface Agreement {
  readonly shown: string | undefined;
  readonly current: string | undefined;
}

export interface FreshnessProof {
  readonly prices: Agreement;
  readonly shipping: Agreement;
  readonly tax: Agreement;
  /** The amounts to pay, by gift cards and otherwise, and what the shopper approved. */
  readonly payment: Agreement;
}

/** The code of the outdated or missing part. */
export type StaleCode = Extract<CheckoutErrorCode, `${string}_not_current` | 'billing_not_complete'>;

export type Freshness =
  | { readonly isFresh: true; readonly order: FreshOrder }
  | { readonly isFresh: false; readonly code: StaleCode };

const agrees = ({ shown, current }: Agreement): boolean => shown !== undefined && shown === current;

const isPlaceable = (order: Order): order is PlaceableOrder => order.billingAddress !== undefined;

/**
 * Converts an order to one that may be placed, or returns what is outdated. Checks prices first, then shipping, which
 * depends on them, then tax, which depends on both, and then payment, which depends on all.
 */
export const freshOrderOf = (order: Order, proof: FreshnessProof): Freshness => {
  if (!agrees(proof.prices)) return { isFresh: false, code: 'prices_not_current' };
  if (!agrees(proof.shipping)) return { isFresh: false, code: 'shipping_not_current' };
  if (!isPlaceable(order)) return { isFresh: false, code: 'billing_not_complete' };
  if (!agrees(proof.tax)) return { isFresh: false, code: 'tax_not_current' };
  if (!agrees(proof.payment)) return { isFresh: false, code: 'payment_not_current' };
  return { isFresh: true, order: order as FreshOrder };
};
