import { earnedDiscountsOf, quoteCart, toOrderItems } from '@ironcart/pricing';
import type { CartContents } from '../ports.ts';
import type { CheckoutInput, PricedContents } from './checkout.types.ts';

/**
 * Prices a cart's contents as of `now`, with the function that the backend uses to verify the order. Contents that were
 * priced before are priced again, because a promotion may have begun or ended since.
 */
export const priceContents = (
  { list, products, earned = [] }: CartContents,
  { customer, ports }: Pick<CheckoutInput, 'customer' | 'ports'>,
  now = ports.now(),
): PricedContents => {
  const pricedCart = quoteCart({
    items: list.items,
    products: new Map(products.map((product) => [product.productId, product])),
    shopper: { groupId: customer?.groupId ?? 0, earned: earnedDiscountsOf(earned) },
    promotions: ports.promotions,
    now,
  });
  return { list, products, earned, pricedCart, items: toOrderItems(pricedCart.lines) };
};
