import { isApiError } from '@ironcart/api/client';
import { MAX_GYM_NAME, type SavedGym } from '@ironcart/core/gym';
import { editDraft, type GymDraft, gymCatalogue, startDraft } from '@ironcart/gym-builder';
import { cartPath } from '@ironcart/react-ui/cart';
import { data, redirect } from 'react-router';
import { keepDraft, readDraft } from '../../gym/draft-cookie.server.ts';
import type { EditorAnswer } from '../../gym/editor-answer.ts';
import { gymEditorPath, gymProjectPath, plannedGymsPath } from '../../gym/gym-paths.ts';
import { putGymInCart } from '../../gym/gym-to-cart.server.ts';
import { readGymStore } from '../../gym/read-gyms.server.ts';
import { saveDraft } from '../../gym/save-gym.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** A displayed gym: the customer's own, or a shared one. */
export interface OpenedGym {
  readonly project: SavedGym['project'];
  /** Undefined if the gym is not the customer's. */
  readonly own: SavedGym | undefined;
}

type Change = (context: RequestContext, gym: OpenedGym, form: FormData) => Promise<EditorAnswer>;
type OwnChange = (context: RequestContext, gym: SavedGym, form: FormData) => Promise<EditorAnswer>;

const goTo = (path: string): never => {
  throw redirect(path, { status: 303 });
};

const draftOf = ({ project, own }: OpenedGym): GymDraft =>
  startDraft(project, own && { id: own._id, revision: own.revision });

/** Opens a gym in the editor; an unsaved draft can be restored with undo. */
const open: Change = async (context, gym) => {
  const before = readDraft(context);
  const opened = draftOf(gym);
  const { pieces } = await context.api.gyms.catalogue();
  const replaced = before && editDraft(before, { type: 'replace', project: gym.project }, gymCatalogue(pieces)).draft;
  const draft = replaced ? { ...opened, history: replaced.history } : opened;
  return keepDraft(context, draft)
    ? goTo(gymEditorPath)
    : { failure: 'This gym has too many different products to be changed in a browser.' };
};

const toCart: Change = async (context, { project }) => {
  const { pieces } = await context.api.gyms.catalogue();
  const inCart = await putGymInCart(context, await readGymStore(context, pieces), project);
  return inCart.missing.length === 0 && inCart.added > 0 ? goTo(cartPath) : { inCart };
};

const rename: OwnChange = async (context, own, form) => {
  const edited = editDraft(
    startDraft(own.project, { id: own._id, revision: own.revision }),
    { type: 'rename', name: String(form.get('name') ?? '') },
    new Map(),
  );
  if (edited.issue !== undefined) return { issue: edited.issue };
  const answer = await saveDraft(context, edited.draft);
  return answer.ok ? goTo(gymProjectPath(own._id)) : { failure: answer.failure };
};

const duplicate: OwnChange = async (context, { project }) => {
  const name = `Copy of ${project.name}`.slice(0, MAX_GYM_NAME);
  const answer = await saveDraft(context, startDraft({ ...project, name }));
  return answer.ok ? goTo(`${gymProjectPath(answer.gym._id)}?saved=1`) : { failure: answer.failure };
};

const remove: OwnChange = async (context, { _id }) => {
  try {
    await context.api.gyms.remove(_id);
  } catch (thrown) {
    // Already deleted, which is the requested result.
    if (!isApiError(thrown, 'not_found')) throw thrown;
  }
  return goTo(plannedGymsPath);
};

const sharing =
  (isShared: boolean): OwnChange =>
  async ({ api }, { _id }) => {
    await api.gyms.share(_id, isShared);
    return goTo(gymProjectPath(_id));
  };

const changes: Readonly<Record<string, Change>> = { open, toCart };
const ownChanges: Readonly<Record<string, OwnChange>> = {
  rename,
  duplicate,
  remove,
  share: sharing(true),
  unshare: sharing(false),
};

/** Processes a form about a gym. Only the owner can use the owner's actions. */
export const changeGym: Change = async (context, gym, form) => {
  const intent = String(form.get('intent') ?? '');
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (change) return change(context, gym, form);
  const ownChange = Object.hasOwn(ownChanges, intent) ? ownChanges[intent] : undefined;
  if (ownChange === undefined) throw data({ code: 'unknown_intent' }, { status: 400 });
  if (gym.own === undefined) throw data({ code: 'not_found' }, { status: 404 });
  return ownChange(context, gym.own, form);
};
