import type { OrderItem } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { isSubscription, isTrial } from '@ironcart/core/subscription';
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

/** Whether the shopper has given all required agreements (S5-subs-01). */
export const hasAgreed = (context: CheckoutContext): boolean => {
  const needed = neededAgreements(context);
  const { subscription, trial } = context.agreements;
  return (subscription || !needed.subscription) && (trial || !needed.trial);
};
