import type { Money } from '@ironcart/core/money';
import type { OrderItem } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { isSubscription, isTrial, subscriptionIntervalOf } from '@ironcart/core/product-page';
import type { Agreements, CheckoutContext } from './checkout.types.ts';
import { productsById } from './products-by-id.ts';

const productsOf = (items: readonly OrderItem[], products: ReadonlyMap<number, Product>): readonly Product[] =>
  items.flatMap(({ productId, children }) => {
    const product = products.get(productId);
    return [...(product ? [product] : []), ...productsOf(children, products)];
  });

/** Agreements required before placing (S4-subs). */
export const neededAgreements = ({ cart }: CheckoutContext): Agreements => {
  const bought = productsOf(cart.items, productsById(cart));
  return { subscription: bought.some(isSubscription), trial: bought.some(isTrial) };
};

/** What is charged again and again: a line's total, and how often. */
export interface RepeatedCharge {
  readonly amount: Money;
  readonly interval: string;
}

/** The charges that the shopper agrees to with an order's subscriptions. */
export const repeatedCharges = ({ cart }: Pick<CheckoutContext, 'cart'>): readonly RepeatedCharge[] =>
  cart.items.flatMap(({ productId, rowTotal }) => {
    const product = productsById(cart).get(productId);
    const interval = product && subscriptionIntervalOf(product);
    return interval === undefined ? [] : [{ amount: rowTotal, interval }];
  });

/** Whether the shopper agreed to all that needs it (S5-subs-01). */
export const hasAgreed = (context: CheckoutContext): boolean => {
  const needed = neededAgreements(context);
  const { subscription, trial } = context.agreements;
  return (subscription || !needed.subscription) && (trial || !needed.trial);
};
