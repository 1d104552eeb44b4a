import { loginPath } from '../../account/require-customer.ts';
import { readDraft } from '../../gym/draft-cookie.server.ts';
import { readOwnGyms } from '../../gym/read-own-gyms.server.ts';
import { requirePlanner } from '../../gym/require-planner.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'ZEUS Gym Builder: my gyms', isPrivate: true };

/** The customer's gyms and this browser's draft (S2-cond-05); for a guest the draft only. */
export const loader = async ({ context }: RouteArgs) => {
  requirePlanner(context);
  const draft = readDraft(context)?.history.present;
  const isKnown = (await context.customer()) !== undefined;
  const own = isKnown ? await readOwnGyms(context) : undefined;
  const planned = draft && { name: draft.name, pieces: draft.pieces.length };
  return { head, own, planned, loginPath: loginPath(context) };
};
