import { paymentNameOf } from '@ironcart/core/payment';
import { notForAffiliates } from '@ironcart/pricing';
import { redirect } from 'react-router';
import { orderedProducts, readProductsOf } from '../../account/ordered-products.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { Confirmation } from '../../purchase/purchase-in.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Thank you for your order', isPrivate: true };

/** The placed order in `?order=`, only for the session that placed it (SECURITY 10). */
export const loader = async ({ context }: RouteArgs) => {
  const orderId = context.url.searchParams.get('order');
  if (orderId === null) throw redirect('/cart');
  const [order, customer] = await Promise.all([context.api.checkout.order(orderId), context.customer()]);
  const products = await readProductsOf(context, order);
  const { status, createdAt, items, totals, shippingAddress, customer: buyer } = order;
  const page = {
    head,
    // Not the whole order: a gift card's code is money, and must not be in a page.
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
    notForAffiliates: notForAffiliates(order, products),
    isVat: context.site.showsTaxExclusivePrice,
    products: orderedProducts(order, products),
    isGuest: customer === undefined,
  };
  return page satisfies Confirmation;
};
