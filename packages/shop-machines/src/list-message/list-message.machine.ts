import { assign, setup } from 'xstate';
import type { ActorRestored } from '../actor-restored.ts';

/** How long a message about a list is shown, in milliseconds (S9-timing-04). */
export const LIST_MESSAGE_MS = 6_000;

export interface ListMessageContext {
  readonly text: string | undefined;
}

export type ListMessageEvent =
  | ActorRestored
  | { readonly type: 'message.told'; readonly text: string }
  | { readonly type: 'message.dismissed' };

/** Shows the latest message about a list, for example that a quantity was reduced, for 6 s or until it is dismissed. */
export const listMessageMachine = setup({
  types: { context: {} as ListMessageContext, events: {} as ListMessageEvent },
  delays: { displayTime: LIST_MESSAGE_MS },
  actions: { forgetMessage: assign({ text: undefined }) },
}).createMachine({
  id: 'listMessage',
  context: { text: undefined },
  initial: 'hidden',
  on: {
    'message.told': { target: '.shown', reenter: true, actions: assign({ text: ({ event }) => event.text }) },
  },
  states: {
    hidden: { entry: 'forgetMessage' },
    shown: {
      after: { displayTime: 'hidden' },
      on: { 'message.dismissed': 'hidden', 'actor.restored': { target: 'shown', reenter: true } },
    },
  },
});
