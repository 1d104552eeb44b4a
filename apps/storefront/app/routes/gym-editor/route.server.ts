import { readDraft } from '../../gym/draft-cookie.server.ts';
import { readGymStore } from '../../gym/read-gyms.server.ts';
import { requirePlanner } from '../../gym/require-planner.server.ts';
import { takeAskedSaving } from '../../gym/save-after-login.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';
import { changeDraft, saveForCustomer } from './change-draft.server.ts';

const head: PageHead = { title: 'ZEUS Gym Builder: plan a gym', isPrivate: true };

/**
 * The draft of this browser with all placeable products (S2-cond-06). A guest's pending draft is saved after the
 * log-in.
 * @throws a redirect to the saved gym
 */
export const loader = async ({ context }: RouteArgs) => {
  requirePlanner(context);
  const draft = readDraft(context);
  if (draft === undefined) return { head, draft: undefined };
  const asked = takeAskedSaving(context);
  const isSaving = asked !== undefined && (await context.customer()) !== undefined;
  const unsaved = isSaving ? await saveForCustomer(context, asked, draft) : undefined;
  const { pieces } = await context.api.gyms.catalogue();
  const store = await readGymStore(context, pieces);
  return { head, unsaved, draft, pieces, offers: store.offers(), price: store.priceOf(draft.history.present) };
};

/** Starts, changes, stores, buys or saves the draft. Saving redirects a guest to the login page and back. */
export const action = async ({ request, context }: RouteArgs) => {
  requirePlanner(context);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  return changeDraft(context, intent, form);
};
