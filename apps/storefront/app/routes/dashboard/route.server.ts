import { readOrders } from '../../account/orders-page.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your account', isPrivate: true };

/** Orders that the dashboard shows. */
const recentOrders = 3;

export const loader = async ({ context }: RouteArgs) => {
  const customer = await requireCustomer(context);
  const { orders, count } = await readOrders(context, 1, recentOrders);
  return { head, customer, orders, count };
};
