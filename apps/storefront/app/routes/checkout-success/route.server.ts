import type { StoredOrder } from '@ironcart/api/codec';
import { paymentNameOf } from '@ironcart/core/payment';
import { childrenOf, type Product } from '@ironcart/core/product';
import { collectionLines, isVirtualOrder } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import { stockLevelOf } from '@ironcart/core/stock';
import { notForAffiliates } from '@ironcart/pricing';
import { redirect } from 'react-router';
import { orderedProducts, readProductsOf } from '../../account/ordered-products.ts';
import type { PageHead } from '../../head/page-head.ts';
import { deliveryPromise } from '../../product/delivery-promise.ts';
import type { Confirmation } from '../../purchase/purchase-in.ts';
import type { RouteArgs } from '../route-args.ts';
import { nextSteps } from './next-steps.ts';

const head: PageHead = { title: 'Thank you for your order', isPrivate: true };

/** Whether an order is shipped, its pickup lines, and its shipping date if everything is in stock. */
const dispatchOf = (
  { items, shipping, createdAt }: Pick<StoredOrder, 'items' | 'shipping' | 'createdAt'>,
  products: ReadonlyMap<number, Product>,
  site: Site,
) => {
  const isShipped = !isVirtualOrder(items);
  const pickupLines = collectionLines(shipping, site.pickup);
  const sold = items.flatMap(({ productId, children }) => {
    const product = products.get(productId);
    const parts = product === undefined ? [] : childrenOf(product);
    const chosen = children.flatMap((child) => parts.find((part) => part.productId === child.productId) ?? []);
    return chosen.length > 0 ? chosen : [product];
  });
  const stocks = sold.map((product) => stockLevelOf(product?.inventory));
  const isInStock = stocks.every(({ code }) => code === 'inStock' || code === 'lowStock');
  return {
    isShipped,
    pickupLines,
    promise:
      isShipped && pickupLines === undefined && isInStock
        ? deliveryPromise({ code: 'inStock' }, { site, now: Date.parse(createdAt) })
        : undefined,
  };
};

/** The placed order in `?order=`, only for the session that placed it (SECURITY 10). */
export const loader = async ({ context }: RouteArgs) => {
  const orderId = context.url.searchParams.get('order');
  if (orderId === null) throw redirect('/cart');
  const [order, customer] = await Promise.all([context.api.checkout.order(orderId), context.customer()]);
  const products = await readProductsOf(context, order);
  const { status, createdAt, items, totals, shipping, shippingAddress, customer: buyer } = order;
  const dispatch = dispatchOf(order, products, context.site);
  const page = {
    head,
    // Selected fields only: a gift card's code is money and must not be in a page.
    order: {
      orderId: order.orderId,
      status,
      createdAt,
      items,
      totals,
      shippingAddress,
      customer: { email: buyer.email },
    },
    payment: paymentNameOf(order),
    // For a pickup order, the next steps already contain the label.
    delivery: dispatch.pickupLines === undefined ? shipping.map(({ label }) => label) : [],
    pickupLines: dispatch.pickupLines,
    isShipped: dispatch.isShipped && dispatch.pickupLines === undefined,
    next: nextSteps(order, { ...dispatch, isCollected: dispatch.pickupLines !== undefined }, context.site),
    notForAffiliates: notForAffiliates(order, products),
    isVat: context.site.showsTaxExclusivePrice,
    products: orderedProducts(order, products, context.site),
    isGuest: customer === undefined,
  };
  return page satisfies Confirmation;
};
