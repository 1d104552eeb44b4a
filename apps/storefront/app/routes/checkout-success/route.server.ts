import { redirect } from 'react-router';
import { readOrderedProducts } from '../../account/ordered-products.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { Confirmation } from '../../purchase/purchase-in.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Thank you for your order', isPrivate: true };

/** The placed order, by `?order=`: only who placed it gets an answer (SECURITY 10). */
export const loader = async ({ context }: RouteArgs) => {
  const orderId = context.url.searchParams.get('order');
  if (orderId === null) throw redirect('/cart');
  const [order, customer] = await Promise.all([context.api.checkout.order(orderId), context.customer()]);
  const page = {
    head,
    order,
    isVat: context.site.showsTaxExclusivePrice,
    products: await readOrderedProducts(context, order),
    isGuest: customer === undefined,
  };
  return page satisfies Confirmation;
};
