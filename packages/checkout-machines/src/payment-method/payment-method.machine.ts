import { assertEvent, assign, setup } from 'xstate';
import type { PaymentMethodContext, PaymentMethodEvent } from './payment-method.types.ts';

/** How long the provider's frame may take to answer. */
export const TOKEN_LIMIT_MS = 15_000;

/** The id of the current request to the provider's frame. */
export const requestIdOf = ({ requestNumber }: PaymentMethodContext): string => `card-${requestNumber}`;

const answersCurrentRequest = (context: PaymentMethodContext, event: PaymentMethodEvent): boolean => {
  assertEvent(event, ['payment.tokenReceived', 'payment.failed']);
  return event.requestId === undefined || event.requestId === requestIdOf(context);
};

/** The card of an order, through the provider's frame: typed there, known here only by its token. */
export const paymentMethodMachine = setup({
  types: {
    context: {} as PaymentMethodContext,
    events: {} as PaymentMethodEvent,
  },
  delays: { tokenLimit: TOKEN_LIMIT_MS },
  guards: {
    isCardComplete: ({ event }) => event.type === 'payment.changed' && event.isComplete,
    isCurrentAnswer: ({ context, event }) => answersCurrentRequest(context, event),
  },
  actions: {
    forgetCard: assign({ card: undefined, failure: undefined }),
    countRequest: assign({ requestNumber: ({ context }) => context.requestNumber + 1, failure: undefined }),
  },
}).createMachine({
  id: 'paymentMethod',
  context: { card: undefined, requestNumber: 0, failure: undefined },
  initial: 'empty',
  on: {
    'payment.changed': [
      { guard: 'isCardComplete', target: '.complete', actions: 'forgetCard' },
      { target: '.empty', actions: 'forgetCard' },
    ],
    'payment.tokenReceived': {
      guard: 'isCurrentAnswer',
      target: '.ready',
      actions: assign({ card: ({ event }) => event.card, failure: undefined }),
    },
    'payment.cleared': { target: '.empty', actions: 'forgetCard' },
  },
  states: {
    empty: {},
    complete: {
      on: { 'payment.submitted': 'tokenizing' },
    },
    tokenizing: {
      entry: 'countRequest',
      on: {
        'payment.failed': {
          guard: 'isCurrentAnswer',
          target: 'complete',
          actions: assign({ failure: ({ event }) => ({ code: 'card_refused', message: event.message }) }),
        },
      },
      after: {
        tokenLimit: {
          target: 'complete',
          actions: assign({
            failure: { code: 'card_form_silent', message: 'The card form did not answer. Please try again.' },
          }),
        },
      },
    },
    ready: {},
  },
});
