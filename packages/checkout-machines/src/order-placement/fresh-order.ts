import type { PlaceableOrder } from '@ironcart/api/codec';
import type { CheckoutErrorCode } from '@ironcart/core/checkout';
import type { Order } from '@ironcart/core/order';
import type { Result } from '@ironcart/core/result';

declare const fresh: unique symbol;

/**
 * An order that may be placed: its prices, shipping, tax and payment are the displayed ones. Only `freshOrderOf`
 * creates one, so that placing any other order does not type-check.
 */
export type FreshOrder = PlaceableOrder & { readonly [fresh]: 'prices, shipping, tax and payment are current' };

/** The fingerprint of the displayed state, and that of the current order; they must be equal. */
interface Agreement {
  readonly shown: string | undefined;
  readonly current: string | undefined;
}

export interface FreshnessProof {
  readonly prices: Agreement;
  readonly shipping: Agreement;
  readonly tax: Agreement;
  /** The amounts to pay, by gift cards and otherwise, and the shopper's approval. */
  readonly payment: Agreement;
}

/** The code of the outdated or missing part. */
export type StaleCode = Extract<CheckoutErrorCode, `${string}_not_current` | 'billing_not_complete'>;

/** An order that may be placed, or the first outdated part of it. */
export type Freshness = Result<FreshOrder, { readonly code: StaleCode }>;

const stale = (code: StaleCode): Freshness => ({ ok: false, issues: [{ code }] });

const agrees = ({ shown, current }: Agreement): boolean => shown !== undefined && shown === current;

const isPlaceable = (order: Order): order is PlaceableOrder => order.billingAddress !== undefined;

/**
 * Converts an order to one that may be placed, or returns what is outdated. Checks prices first, then shipping, which
 * depends on them, then tax, which depends on both, and then payment, which depends on all.
 */
export const freshOrderOf = (order: Order, proof: FreshnessProof): Freshness => {
  if (!agrees(proof.prices)) return stale('prices_not_current');
  if (!agrees(proof.shipping)) return stale('shipping_not_current');
  if (!isPlaceable(order)) return stale('billing_not_complete');
  if (!agrees(proof.tax)) return stale('tax_not_current');
  if (!agrees(proof.payment)) return stale('payment_not_current');
  return { ok: true, value: order as FreshOrder };
};
