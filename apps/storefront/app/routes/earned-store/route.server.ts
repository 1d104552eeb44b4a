import { readEarnedProducts } from '../../account/earned-products.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your earned store', isPrivate: true };

/** The customer's earned discounts (S2-account-04). */
export const loader = async ({ context }: RouteArgs) => {
  const { groupId } = await requireCustomer(context);
  return { head, earned: await readEarnedProducts(context, groupId) };
};
