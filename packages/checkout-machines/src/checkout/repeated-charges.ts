import type { Money } from '@ironcart/core/money';
import { subscriptionIntervalOf } from '@ironcart/core/product-page';
import type { CheckoutSnapshot } from './checkout.selectors.ts';
import { productsById } from './products-by-id.ts';

/** What is charged again and again: a line's total, and how often. */
export interface RepeatedCharge {
  readonly amount: Money;
  readonly interval: string;
}

/** Selects the charges that the shopper agrees to with an order's subscriptions. */
export const selectRepeatedCharges = ({ context: { cart } }: CheckoutSnapshot): readonly RepeatedCharge[] =>
  cart.items.flatMap(({ productId, rowTotal }) => {
    const product = productsById(cart).get(productId);
    const interval = product && subscriptionIntervalOf(product);
    return interval === undefined ? [] : [{ amount: rowTotal, interval }];
  });
