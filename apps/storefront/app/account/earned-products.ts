import { hasUses } from '@ironcart/core/list';
import { hasOwnPrice } from '@ironcart/core/product';
import { createPriceViews } from '../price/price-views.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/**
 * The customer's earned discounts on available products, with the resulting price and the remaining uses, usable ones
 * first.
 */
export const readEarnedProducts = async (context: RequestContext, groupId: number) => {
  const tickets = await context.earned();
  if (tickets.length === 0) return [];
  const products = new Map(
    (await context.api.content.products(tickets.map(({ productId }) => productId))).map((product) => [
      product.productId,
      product,
    ]),
  );
  const prices = createPriceViews({ site: context.site, now: context.now, groupId });
  const earned = tickets.flatMap((ticket) => {
    const product = products.get(ticket.productId);
    if (product === undefined) return [];
    const { productId, name, url, gallery } = product;
    const { remainingUses, hasFreeShipping, orderId } = ticket;
    const discount = prices.ofDiscount(ticket, product);
    const price = hasOwnPrice(product) ? prices.ofProduct(product, ticket) : undefined;
    return [{ productId, name, url, picture: gallery[0], price, discount, remainingUses, hasFreeShipping, orderId }];
  });
  return [...earned.filter(hasUses), ...earned.filter((ticket) => !hasUses(ticket))];
};

export type EarnedProduct = Awaited<ReturnType<typeof readEarnedProducts>>[number];
