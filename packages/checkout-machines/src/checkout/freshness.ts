import type { Order } from '@ironcart/core/order';
import { type Freshness, freshOrderOf } from '../order-placement/fresh-order.ts';
import { paymentFingerprint, priceFingerprint } from '../order-placement/order-fingerprints.ts';
import type { CheckoutContext } from './checkout.types.ts';
import { orderOf } from './compose-order.ts';
import { priceContents } from './price-contents.ts';
import {
  currentShippingFingerprint,
  currentTaxFingerprint,
  shownShippingFingerprint,
  shownTaxFingerprint,
} from './situations.ts';

/**
 * The order with a PayPal approval (if there is one) for exactly the amount to pay, to compare with the displayed
 * order.
 */
const approvedInFull = ({ payment, ...order }: Order): Order => ({
  ...order,
  payment:
    payment.authorizedPayPalAmount === undefined ? payment : { ...payment, authorizedPayPalAmount: payment.amount },
});

const isPriced = ({ cart: { items, pricedCart } }: CheckoutContext): boolean =>
  items.length > 0 && pricedCart.issues.length === 0;

/** Converts the displayed order to one that may be placed at `now`, or returns what is outdated. */
export const freshnessOf = (context: CheckoutContext, now: number): Freshness => {
  const shown = orderOf(context);
  const current = orderOf({ ...context, cart: priceContents(context.cart, context, now) });
  return freshOrderOf(shown, {
    prices: { shown: isPriced(context) ? priceFingerprint(shown) : undefined, current: priceFingerprint(current) },
    shipping: { shown: shownShippingFingerprint(context), current: currentShippingFingerprint(context) },
    tax: { shown: shownTaxFingerprint(context), current: currentTaxFingerprint(context) },
    payment: { shown: paymentFingerprint(shown), current: paymentFingerprint(approvedInFull(current)) },
  });
};
