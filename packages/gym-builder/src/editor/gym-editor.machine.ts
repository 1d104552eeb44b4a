import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { GymDraft } from '../draft/gym-draft.ts';
import { gymCatalogue } from '../rules/gym-catalogue.ts';
import { type DraftCommand, editDraft } from './edit-draft.ts';
import type {
  GymEditorContext,
  GymEditorEmitted,
  GymEditorEvent,
  GymEditorInput,
  GymEditorPorts,
} from './gym-editor.types.ts';

/** Delay before a changed draft is stored, in milliseconds; edits in quick succession are stored once. */
export const KEEP_AFTER_MS = 250;

const selectionIn = (draft: GymDraft, id: string | undefined): string | undefined =>
  draft.history.present.pieces.some((piece) => piece.id === id) ? id : undefined;

type ChangeEvent = Extract<GymEditorEvent, { type: 'gym.edit' | 'gym.undo' | 'gym.redo' }>;

const commandOf = (event: ChangeEvent): DraftCommand =>
  event.type === 'gym.edit' ? event.edit : { type: event.type === 'gym.undo' ? 'undo' : 'redo' };

/** Selected piece after an edit: an added piece, otherwise the edited one. */
const selectionAfter = (before: GymDraft, after: GymDraft, id: string | undefined): string | undefined => {
  const { pieces } = after.history.present;
  const added = pieces.length > before.history.present.pieces.length ? pieces.at(-1)?.id : undefined;
  return added ?? selectionIn(after, id);
};

/**
 * Edits a draft. An edit is displayed immediately and stored after a delay. Changes made while storing are stored
 * afterwards; after a failure, the next edit stores again.
 */
export const gymEditorMachine = setup({
  types: {
    context: {} as GymEditorContext,
    events: {} as GymEditorEvent,
    input: {} as GymEditorInput,
    emitted: {} as GymEditorEmitted,
  },
  actors: {
    keep: fromPromise<void, { readonly ports: GymEditorPorts; readonly draft: GymDraft }>(({ input, signal }) =>
      input.ports.keep(input.draft, signal),
    ),
  },
  actions: {
    change: assign(({ context, event }) => {
      assertEvent(event, ['gym.edit', 'gym.undo', 'gym.redo']);
      const { draft, issue } = editDraft(context.draft, commandOf(event), gymCatalogue(context.sold));
      return { draft, issue, selectedId: selectionAfter(context.draft, draft, context.selectedId) };
    }),
    select: assign(({ context, event }) => {
      assertEvent(event, 'piece.selected');
      return { selectedId: selectionIn(context.draft, event.id) };
    }),
    replace: assign(({ event }) => {
      assertEvent(event, 'draft.replaced');
      return { draft: event.draft, issue: undefined, selectedId: undefined };
    }),
    tellKept: emit({ type: 'draft.kept' }),
  },
  guards: {
    changesDraft: ({ context, event }) => {
      assertEvent(event, ['gym.edit', 'gym.undo', 'gym.redo']);
      const { draft } = editDraft(context.draft, commandOf(event), gymCatalogue(context.sold));
      return draft.history !== context.draft.history;
    },
  },
  delays: { keepDelay: KEEP_AFTER_MS },
}).createMachine({
  id: 'gymEditor',
  context: ({ input }) => ({ ...input, selectedId: undefined, issue: undefined }),
  initial: 'kept',
  on: {
    'gym.edit': [
      { guard: 'changesDraft', target: '.changed', actions: 'change' },
      // Refused or without effect: nothing has to be stored.
      { actions: 'change' },
    ],
    'gym.undo': { guard: 'changesDraft', target: '.changed', actions: 'change' },
    'gym.redo': { guard: 'changesDraft', target: '.changed', actions: 'change' },
    'piece.selected': { actions: 'select' },
    'draft.replaced': { target: '.kept', actions: 'replace' },
  },
  states: {
    kept: {},
    changed: {
      after: { keepDelay: { target: 'keeping' } },
      on: { 'actor.restored': { target: 'changed', reenter: true } },
    },
    keeping: {
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context: { ports, draft } }) => ({ ports, draft }),
        onDone: { target: 'kept', actions: 'tellKept' },
        onError: { target: 'unkept' },
      },
    },
    unkept: { on: { 'keeping.retried': { target: 'keeping' } } },
  },
});
