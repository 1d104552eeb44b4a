import { orderRow } from '../../account/order-views.ts';
import { parseOrdersQuery, readOrders } from '../../account/orders-page.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your orders', isPrivate: true };

/** The customer's orders (S2-account-08), filtered by `q` and `status`, with pagination. */
export const loader = async ({ context }: RouteArgs) => {
  await requireCustomer(context);
  const query = parseOrdersQuery(context.url.searchParams);
  const { orders, ...page } = await readOrders(context, query);
  return { head, query, orders: orders.map(orderRow), ...page };
};
