import { type Freshness, freshOrderOf } from '../order-placement/fresh-order.ts';
import type { CheckoutContext } from './checkout.types.ts';
import { orderOf } from './compose-order.ts';
import { priceFingerprint, repriceContents } from './price-contents.ts';
import {
  currentShippingFingerprint,
  currentTaxFingerprint,
  shownShippingFingerprint,
  shownTaxFingerprint,
} from './situations.ts';

/** The order on the screen as one that may be placed at `now`, or what is out of date. */
export const freshnessOf = (context: CheckoutContext, now: number): Freshness =>
  freshOrderOf(orderOf(context), {
    prices: {
      shown: priceFingerprint(context.cart),
      current: priceFingerprint(repriceContents(context.cart, context.customer, now)),
    },
    shipping: { shown: shownShippingFingerprint(context), current: currentShippingFingerprint(context) },
    tax: { shown: shownTaxFingerprint(context), current: currentTaxFingerprint(context) },
  });
