import { readDraft } from '../../gym/draft-cookie.server.ts';
import { readGymStore } from '../../gym/read-gyms.server.ts';
import { requirePlanner } from '../../gym/require-planner.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';
import { changeDraft } from './change-draft.server.ts';

const head: PageHead = { title: 'ZEUS Gym Builder: plan a gym', isPrivate: true };

/** The gym that this browser plans, with all that can be placed (S2-cond-06). */
export const loader = async ({ context }: RouteArgs) => {
  requirePlanner(context);
  const draft = readDraft(context);
  if (draft === undefined) return { head, draft: undefined };
  const { pieces } = await context.api.gyms.catalogue();
  const store = await readGymStore(context, pieces);
  return { head, draft, pieces, offers: store.offers(), price: store.priceOf(draft.history.present) };
};

/** Begins, changes, keeps, buys or saves the gym that this browser plans. Saving leads a guest to log in and back. */
export const action = async ({ request, context }: RouteArgs) => {
  requirePlanner(context);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  return changeDraft(context, intent, form);
};
