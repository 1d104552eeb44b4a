import { readOrders } from '../../account/orders-page.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { parseListingQuery } from '../../listing/listing-query.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your orders', isPrivate: true };

export const loader = async ({ context }: RouteArgs) => {
  await requireCustomer(context);
  return { head, ...(await readOrders(context, parseListingQuery(context.url.searchParams).page)) };
};
