import { type EarnedTicket, type LineItem, type Money, type OrderItem, type Product, subtract } from '@ironcart/core';
import type { Entitlement } from './discount/entitlement.ts';
import { hundoDiscount } from './discount/hundo-discount.ts';
import { type PricedCart, priceCart } from './price-cart.ts';
import type { PriceContext } from './price-context.ts';
import { toOrderItems } from './priced-line.ts';

/** A cart's prices with every discount on its goods: what the cart shows, checkout asks for and an order is held against. */
export interface CartQuote extends PricedCart {
  /** The lines as an order carries them. */
  readonly items: readonly OrderItem[];
  /** What the weight tiers take off the subtotal (S9-hundo-01), in minor units. */
  readonly weightDiscount: Money;
  /** The subtotal less the weight discount: what the goods come to before shipping and tax. */
  readonly goodsTotal: Money;
}

/** What a customer earned, by product id, as a price context takes it. */
export const earnedDiscountsOf = (tickets: readonly EarnedTicket[]): ReadonlyMap<number, Entitlement> =>
  new Map(tickets.map((ticket) => [ticket.productId, ticket]));

/**
 * Prices a cart for a shopper: the one way of the storefront, of checkout and of the backend's check of an order, so
 * that they agree to the cent. Problems come back as issues, as from `priceCart`.
 * @param products every product of the cart, the children of configurables and bundles included
 */
export const quoteCart = (
  items: readonly LineItem[],
  products: ReadonlyMap<number, Product>,
  context: PriceContext,
): CartQuote => {
  const priced = priceCart(items, products, context);
  const weightDiscount = hundoDiscount(priced.lines, products).discount;
  return {
    ...priced,
    items: toOrderItems(priced),
    weightDiscount,
    goodsTotal: subtract(priced.subtotal, weightDiscount),
  };
};
