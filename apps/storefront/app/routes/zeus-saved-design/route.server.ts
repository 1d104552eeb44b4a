import { requireCustomer } from '../../account/require-customer.ts';
import { readOwnGyms } from '../../gym/read-own-gyms.server.ts';
import { requirePlanner } from '../../gym/require-planner.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Saved ZEUS designs', isPrivate: true };

/** Drawings of the customer's gyms, each with a button that adds it to the cart (S2-account-21). */
export const loader = async ({ context }: RouteArgs) => {
  requirePlanner(context);
  await requireCustomer(context);
  return { head, ...(await readOwnGyms(context)) };
};
