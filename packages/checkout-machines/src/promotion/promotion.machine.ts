import { type FiveForFiveStatus, fiveForFiveOffer } from '@ironcart/pricing';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PromotionContext, PromotionEvent, PromotionInput } from './promotion.types.ts';

const knownEmail = (event: PromotionEvent): string => {
  assertEvent(event, 'email.known');
  return event.email;
};

/**
 * Loads the shopper's five-for-five offer once per e-mail (S9-promo-01). It is only displayed (READINGS A5); after a
 * failure nothing is shown.
 */
export const promotionMachine = setup({
  types: {
    context: {} as PromotionContext,
    events: {} as PromotionEvent,
    input: {} as PromotionInput,
  },
  actors: {
    askStatus: fromPromise<FiveForFiveStatus, PromotionContext>(({ input, signal }) =>
      input.ports.promotionStatus(input.email, signal),
    ),
  },
  guards: {
    isAnotherEmail: ({ context, event }) => knownEmail(event) !== context.email,
  },
}).createMachine({
  id: 'promotion',
  context: ({ input }) => ({ ...input, email: '', offer: undefined }),
  initial: 'settled',
  on: {
    'email.known': {
      guard: 'isAnotherEmail',
      target: '.asking',
      actions: assign({ email: ({ event }) => event.email, offer: undefined }),
    },
  },
  states: {
    settled: {},
    asking: {
      invoke: {
        id: 'askStatus',
        src: 'askStatus',
        input: ({ context }) => context,
        onDone: { target: 'settled', actions: assign({ offer: ({ event }) => fiveForFiveOffer(event.output) }) },
        onError: 'settled',
      },
    },
  },
});
