import { hasUses } from '@ironcart/core/list';
import { readAfterTheOrder } from '../../account/after-the-order.ts';
import { readEarnedProducts } from '../../account/earned-products.ts';
import { orderLine, orderRow } from '../../account/order-views.ts';
import { orderedProducts } from '../../account/ordered-products.ts';
import { readOrders } from '../../account/orders-page.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { cardOfProduct } from '../../listing/product-card.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your account', isPrivate: true };

/**
 * Maximum numbers of items shown: orders (the latest, which has its own section, and those before it), its lines,
 * products and discounts.
 */
const shown = { orders: 4, lines: 6, products: 4, discounts: 2 } as const;

/** The customer's latest orders, purchased products and redeemable discounts (S2-account-03). */
export const loader = async ({ context }: RouteArgs) => {
  const { groupId, firstname, email, addresses } = await requireCustomer(context);
  const [{ orders, count, elsewhere, onClosedSites }, earned] = await Promise.all([
    readOrders(context, {}, shown.orders),
    readEarnedProducts(context, groupId),
  ]);
  const boughtIds = [...new Set(orders.flatMap(({ items }) => items.map(({ productId }) => productId)))];
  const products = boughtIds.length === 0 ? [] : await context.api.content.products(boughtIds);
  const ordered = orderedProducts(
    { items: orders[0]?.items ?? [] },
    new Map(products.map((product) => [product.productId, product])),
    context.site,
  );
  const prices = createPriceViews({ site: context.site, now: context.now, groupId });
  const redeemable = earned.filter(hasUses);
  return {
    head,
    firstname,
    email,
    address: addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0],
    orders: orders.map(orderRow),
    latest: orders[0] && {
      placedAt: orders[0].createdAt,
      status: orders[0].status,
      progress: await readAfterTheOrder(context, orders[0]),
      lines: orders[0].items.slice(0, shown.lines).map((item) => orderLine(item, ordered)),
      otherLines: Math.max(0, orders[0].items.length - shown.lines),
    },
    count,
    elsewhere,
    onClosedSites,
    bought: boughtIds
      .flatMap((id) => products.find(({ productId }) => productId === id) ?? [])
      .slice(0, shown.products)
      .map((product) => cardOfProduct(product, prices)),
    redeemable: redeemable.slice(0, shown.discounts),
    redeemableCount: redeemable.length,
  };
};
