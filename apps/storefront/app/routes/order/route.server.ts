import { readOrderedProducts } from '../../account/ordered-products.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

/** One order of the customer's; somebody else's is not found (SECURITY 9). */
export const loader = async ({ params, context }: RouteArgs) => {
  await requireCustomer(context);
  const order = await context.api.checkout.order(params.id ?? '');
  const head: PageHead = { title: `Order ${order.orderId ?? ''}`, isPrivate: true };
  return {
    head,
    order,
    isVat: context.site.showsTaxExclusivePrice,
    products: await readOrderedProducts(context, order),
  };
};
