import { hasGiftCard, normalisedGiftCardCode } from '@ironcart/core/order';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { GiftCardAnswer } from '../ports.ts';
import { issueOfAnswer, issueOfCode, issueOfFailure } from './gift-card-issue.ts';
import type { GiftCardsContext, GiftCardsEvent, GiftCardsInput } from './gift-cards.types.ts';

const typedCode = (event: GiftCardsEvent): string => {
  assertEvent(event, ['giftCard.added', 'giftCard.removed']);
  return normalisedGiftCardCode(event.code);
};

const afterFirst = ({ queue }: GiftCardsContext): readonly string[] => queue.slice(1);

/** Adds a found card at the end, unless it cannot pay this order. */
const hearCard = (context: GiftCardsContext, answer: GiftCardAnswer): Partial<GiftCardsContext> => {
  const issue = issueOfAnswer(answer, context);
  const card = { code: normalisedGiftCardCode(answer.code), balance: answer.balance };
  return {
    queue: afterFirst(context),
    issue,
    ...(issue === undefined ? { cards: [...context.cards, card] } : {}),
  };
};

/**
 * The gift cards on an order (S5-giftcard): added by code, each once; balances are looked up one after the other. The
 * amount that each card pays is not part of it, but computed from the order's total.
 */
export const giftCardsMachine = setup({
  types: {
    context: {} as GiftCardsContext,
    events: {} as GiftCardsEvent,
    input: {} as GiftCardsInput,
  },
  actors: {
    lookUp: fromPromise<GiftCardAnswer, Pick<GiftCardsContext, 'ports' | 'queue'>>(({ input, signal }) =>
      input.ports.giftCard(input.queue[0] ?? '', signal),
    ),
  },
  guards: {
    isRefused: ({ context, event }) => issueOfCode(typedCode(event), context) !== undefined,
    isBeingLookedUp: ({ context, event }) => context.queue[0] === typedCode(event),
    hasQueue: ({ context }) => context.queue.length > 0,
  },
  actions: {
    showRefusal: assign({ issue: ({ context, event }) => issueOfCode(typedCode(event), context) }),
    enqueue: assign({ queue: ({ context, event }) => [...context.queue, typedCode(event)], issue: undefined }),
    remove: assign({
      cards: ({ context, event }) => context.cards.filter((card) => !hasGiftCard([card], typedCode(event))),
      queue: ({ context, event }) => context.queue.filter((code) => code !== typedCode(event)),
      issue: undefined,
    }),
    dropAll: assign({ cards: [], queue: [], issue: undefined }),
    forgetIssue: assign({ issue: undefined }),
  },
}).createMachine({
  id: 'giftCards',
  context: ({ input: { codes, ...input } }) => ({
    ...input,
    cards: [],
    queue: [...new Set(codes.map(normalisedGiftCardCode))],
    issue: undefined,
  }),
  initial: 'settled',
  on: {
    'giftCard.added': [{ guard: 'isRefused', actions: 'showRefusal' }, { actions: 'enqueue' }],
    'giftCard.removed': [{ guard: 'isBeingLookedUp', target: '.settled', actions: 'remove' }, { actions: 'remove' }],
    'giftCard.typed': { actions: 'forgetIssue' },
    'giftCard.dropped': { target: '.settled', actions: 'dropAll' },
  },
  states: {
    settled: {
      always: { guard: 'hasQueue', target: 'lookingUp' },
    },
    lookingUp: {
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => context,
        onDone: { target: 'settled', actions: assign(({ context, event }) => hearCard(context, event.output)) },
        onError: {
          target: 'settled',
          actions: assign(({ context, event }) => ({
            queue: afterFirst(context),
            issue: issueOfFailure(event.error, context.queue[0] ?? ''),
          })),
        },
      },
    },
  },
});
