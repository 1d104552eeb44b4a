import { MAX_GYM_NAME } from '@ironcart/core/gym';
import {
  arrangeTemplate,
  editDraft,
  type GymDraft,
  gymCatalogue,
  gymDraftIn,
  plainRoom,
  startDraft,
} from '@ironcart/gym-builder';
import { cartPath } from '@ironcart/react-ui/cart';
import { data, redirect } from 'react-router';
import { loginPath } from '../../account/require-customer.ts';
import { commandFromForm, roomFromForm } from '../../gym/command-from-form.ts';
import { forgetDraft, keepDraft, readDraft } from '../../gym/draft-cookie.server.ts';
import type { EditorAnswer } from '../../gym/editor-answer.ts';
import { gymEditorPath, gymProjectPath } from '../../gym/gym-paths.ts';
import { putGymInCart } from '../../gym/gym-to-cart.server.ts';
import { readGymStore } from '../../gym/read-gyms.server.ts';
import { askToSave, type Saving } from '../../gym/save-after-login.server.ts';
import { saveDraft } from '../../gym/save-gym.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

const tooLarge =
  'This plan has too many different products for this browser to keep. Remove some, or save it and go on from there.';

const tooLargeForLogin =
  'This plan has too many different products for this browser to keep while you log in. Log in in another tab, then save it here.';

/** Default room: a double garage. */
const usualRoom = { widthMm: 6_000, depthMm: 6_000, heightMm: 2_600 };

const leadBack = (anchor = ''): never => {
  throw redirect(`${gymEditorPath}${anchor}`, { status: 303 });
};

const keep = (context: RequestContext, draft: GymDraft, anchor?: string): EditorAnswer =>
  keepDraft(context, draft) ? leadBack(anchor) : { failure: tooLarge };

/** Starts from a template, or with an empty room of the given size. An existing plan can be restored with undo. */
const start = async (context: RequestContext, form: FormData): Promise<EditorAnswer> => {
  const { pieces, templates } = await context.api.gyms.catalogue();
  const catalogue = gymCatalogue(pieces);
  const template = templates.find(({ key }) => key === form.get('template'));
  const empty = startDraft({ version: 1, name: 'My gym', room: plainRoom(usualRoom), pieces: [] });
  // The edit validates the sizes.
  const measured = editDraft(empty, { type: 'room', room: plainRoom(roomFromForm(form)) }, catalogue);
  if (measured.issue !== undefined) return { issue: measured.issue };
  const { present } = measured.draft.history;
  const project = template ? arrangeTemplate(template, present.room, catalogue).project : present;
  const before = readDraft(context);
  return keep(context, before ? editDraft(before, { type: 'replace', project }, catalogue).draft : startDraft(project));
};

const startAgain = (context: RequestContext): EditorAnswer => {
  forgetDraft(context);
  return leadBack();
};

const asCopy = ({ history }: GymDraft): GymDraft => {
  const name = `Copy of ${history.present.name}`.slice(0, MAX_GYM_NAME);
  return startDraft({ ...history.present, name });
};

/** Saves a customer's draft and redirects to the saved gym. @returns the reason if it could not be saved */
export const saveForCustomer = async (
  context: RequestContext,
  saving: Saving,
  draft: GymDraft,
): Promise<EditorAnswer> => {
  const answer = await saveDraft(context, saving === 'save' ? draft : asCopy(draft));
  if (!answer.ok) return { failure: answer.failure };
  forgetDraft(context);
  throw redirect(`${gymProjectPath(answer.gym._id)}?saved=1`, { status: 303 });
};

/** Saves the draft; a guest logs in first, the editor then saves it. */
const save = async (context: RequestContext, saving: Saving, draft: GymDraft): Promise<EditorAnswer> => {
  const isKept = keepDraft(context, draft);
  if ((await context.customer()) !== undefined) return saveForCustomer(context, saving, draft);
  if (!isKept) return { failure: tooLargeForLogin };
  askToSave(context, saving);
  throw redirect(loginPath(context));
};

const toCart = async (context: RequestContext, draft: GymDraft): Promise<EditorAnswer> => {
  const { history } = draft;
  keepDraft(context, draft);
  const { pieces } = await context.api.gyms.catalogue();
  const inCart = await putGymInCart(context, await readGymStore(context, pieces), history.present);
  if (inCart.missing.length === 0 && inCart.added > 0) throw redirect(cartPath, { status: 303 });
  return { inCart };
};

/** The draft that the page displays, which can be newer than the stored one; otherwise the stored draft. */
const draftOf = (context: RequestContext, form: FormData): GymDraft | undefined =>
  gymDraftIn(String(form.get('draft') ?? '')) ?? readDraft(context);

/** Stores a newer plan sent by the page and returns its price. */
const keepWhole = async (context: RequestContext, form: FormData): Promise<EditorAnswer> => {
  const draft = gymDraftIn(String(form.get('draft') ?? ''));
  if (draft === undefined || !keepDraft(context, draft)) return { failure: tooLarge };
  const { pieces } = await context.api.gyms.catalogue();
  return { price: (await readGymStore(context, pieces)).priceOf(draft.history.present) };
};

const edit = async (context: RequestContext, draft: GymDraft, form: FormData): Promise<EditorAnswer> => {
  const command = commandFromForm(form);
  if (command === undefined) throw data({ code: 'unknown_intent' }, { status: 400 });
  const { pieces } = await context.api.gyms.catalogue();
  const edited = editDraft(draft, command, gymCatalogue(pieces));
  if (edited.issue !== undefined) return { issue: edited.issue };
  const isPiece = command.type === 'move' || command.type === 'turn' || command.type === 'choose';
  return keep(context, edited.draft, isPiece ? `#${command.id}` : undefined);
};

/** Processes a form of the editor. Without a draft it redirects to the start. */
export const changeDraft = async (context: RequestContext, intent: string, form: FormData): Promise<EditorAnswer> => {
  if (intent === 'start') return start(context, form);
  if (intent === 'startAgain') return startAgain(context);
  if (intent === 'keep') return keepWhole(context, form);
  const draft = draftOf(context, form);
  if (draft === undefined) return leadBack();
  if (intent === 'save' || intent === 'saveCopy') return save(context, intent, draft);
  if (intent === 'toCart') return toCart(context, draft);
  return edit(context, draft, form);
};
