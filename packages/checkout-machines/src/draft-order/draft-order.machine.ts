import { assign, setup } from 'xstate';
import type { DraftOrderContext, DraftOrderEvent, DraftOrderInput } from './draft-order.types.ts';
import { removeDraft, writeDraft } from './draft-storage.ts';

/** How long inputs must be unchanged before they are saved, in milliseconds (S4-draft-03). */
const DRAFT_SAVE_DELAY_MS = 500;

/** Saves the shopper's inputs on their device during checkout (S4-draft). */
export const draftOrderMachine = setup({
  types: {
    context: {} as DraftOrderContext,
    events: {} as DraftOrderEvent,
    input: {} as DraftOrderInput,
  },
  delays: { saveDelay: DRAFT_SAVE_DELAY_MS },
  actions: {
    save: ({ context: { ports, answers } }) => answers && writeDraft(ports, answers),
    remove: ({ context: { ports } }) => removeDraft(ports),
  },
}).createMachine({
  id: 'draftOrder',
  context: ({ input }) => ({ ports: input.ports, answers: undefined }),
  initial: 'saved',
  states: {
    saved: {},
    changed: {
      after: { saveDelay: { target: 'saved', actions: 'save' } },
      on: {
        'actor.restored': { target: 'changed', reenter: true },
        'draft.due': { target: 'saved', actions: 'save' },
      },
    },
    cleared: {},
  },
  on: {
    'draft.changed': { target: '.changed', actions: assign({ answers: ({ event }) => event.answers }) },
    'draft.cleared': { target: '.cleared', actions: [assign({ answers: undefined }), 'remove'] },
  },
});
