import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { PaymentMethodsAnswer } from '../ports.ts';
import { requestIdOf } from './frame-request.ts';
import { cardChoice } from './payment-choice.ts';
import { failureOf } from './payment-failure.ts';
import type {
  PaymentChoice,
  PaymentMethodContext,
  PaymentMethodEvent,
  PaymentMethodInput,
} from './payment-method.types.ts';
import { defaultCardChoice, firstChoice, isExpiredChoice, isOnOffer, isSameMeans, offerOf } from './payment-offer.ts';

/** Time limit for a response of the provider's frame, in milliseconds. */
export const TOKEN_LIMIT_MS = 15_000;

const answersCurrentRequest = (context: PaymentMethodContext, event: PaymentMethodEvent): boolean => {
  assertEvent(event, ['payment.tokenReceived', 'payment.failed']);
  return event.requestId === undefined || event.requestId === requestIdOf(context);
};

const chosen = (event: PaymentMethodEvent): PaymentChoice => {
  assertEvent(event, ['payment.chosen', 'choice.proposed']);
  return event.choice;
};

const changedCountry = (event: PaymentMethodEvent): string => {
  assertEvent(event, 'country.changed');
  return event.country;
};

/** Whether the provider's frame is shown: for a card, or for the security code of a stored card. */
const asksFrame = ({ choice, needsSecurityCode }: PaymentMethodContext): boolean =>
  choice.kind === 'card' || needsSecurityCode;

const nothingGiven = { card: undefined, approval: undefined, failure: undefined } as const;

/**
 * How an order is paid: by a card through the provider's frame (typed there, known here only by its token), by a
 * stored card, by a method that leads to the bank, or by a wallet. Beside it, the methods of the ship-to country are
 * kept current (S4-shipto); cards work without them.
 */
export const paymentMethodMachine = setup({
  types: {
    context: {} as PaymentMethodContext,
    events: {} as PaymentMethodEvent,
    input: {} as PaymentMethodInput,
  },
  actors: {
    fetchMethods: fromPromise<PaymentMethodsAnswer, Pick<PaymentMethodContext, 'ports' | 'country'>>(
      ({ input, signal }) => input.ports.paymentMethods(input.country, signal),
    ),
  },
  delays: { tokenLimit: TOKEN_LIMIT_MS },
  guards: {
    isAnotherCountry: ({ context, event }) => changedCountry(event) !== context.country,
    isSameMeans: ({ context, event }) => isSameMeans(context.choice, chosen(event)),
    isExpired: ({ context, event }) => isExpiredChoice(context, chosen(event)),
    isNotOnOffer: ({ context, event }) => !isOnOffer(context, chosen(event)),
    needsNothingMore: ({ context: { choice, needsSecurityCode } }) =>
      (choice.kind === 'stored' && !needsSecurityCode) || choice.kind === 'redirect',
    isFrameComplete: ({ context, event }) => asksFrame(context) && event.type === 'payment.changed' && event.isComplete,
    asksFrame: ({ context }) => asksFrame(context),
    isCurrentToken: ({ context, event }) => asksFrame(context) && answersCurrentRequest(context, event),
    isCurrentFailure: ({ context, event }) => answersCurrentRequest(context, event),
    isWallet: ({ context: { choice } }) => choice.kind === 'wallet',
    isStoredCard: ({ context }) => context.choice.kind === 'stored',
    hasNotChosen: ({ context }) => !context.hasChosen,
  },
  actions: {
    choose: assign({ choice: ({ event }) => chosen(event), hasChosen: true }),
    propose: assign({ choice: ({ event }) => chosen(event) }),
    returnToFirst: assign(({ context }) => ({
      ...nothingGiven,
      choice: firstChoice(context),
      needsSecurityCode: false,
      failure: failureOf('payment_method_unavailable'),
    })),
    refuseExpired: assign({ failure: failureOf('stored_card_expired') }),
    refuseUnavailable: assign({ failure: failureOf('payment_method_unavailable') }),
    failToOffer: assign({ methodsFailure: failureOf('payment_methods_unavailable') }),
    forget: assign(nothingGiven),
    askForCode: assign({ ...nothingGiven, needsSecurityCode: true }),
    dropCode: assign({ needsSecurityCode: false }),
    countRequest: assign({ requestNumber: ({ context }) => context.requestNumber + 1, failure: undefined }),
    reconsiderChoice: enqueueActions(({ context, enqueue }) => {
      const { choice: held, hasChosen } = context;
      const isUnasked = held.kind === 'card' && !hasChosen;
      if (!isOnOffer(context, held) || isExpiredChoice(context, held)) {
        enqueue.raise(
          isUnasked ? { type: 'choice.proposed', choice: firstChoice(context) } : { type: 'choice.withdrawn' },
        );
      }
      const choice = defaultCardChoice(context);
      if (choice !== undefined) enqueue.raise({ type: 'choice.proposed', choice });
    }),
  },
}).createMachine({
  id: 'paymentMethod',
  context: ({ input: { choice, ...input } }) => ({
    ...input,
    ...nothingGiven,
    choice: choice ?? cardChoice,
    hasChosen: choice !== undefined,
    answer: undefined,
    methods: [],
    stored: [],
    methodsFailure: undefined,
    needsSecurityCode: false,
    requestNumber: 0,
  }),
  type: 'parallel',
  states: {
    methods: {
      initial: 'loading',
      on: {
        'country.changed': {
          guard: 'isAnotherCountry',
          target: '.loading',
          actions: assign({ country: ({ event }) => event.country }),
        },
        'methods.reload': '.loading',
      },
      states: {
        loading: {
          invoke: {
            id: 'fetchMethods',
            src: 'fetchMethods',
            input: ({ context }) => context,
            onDone: {
              target: 'known',
              actions: [
                assign(({ context, event: { output: answer } }) => ({ answer, ...offerOf({ ...context, answer }) })),
                'reconsiderChoice',
              ],
            },
            onError: { target: 'failed', actions: 'failToOffer' },
          },
        },
        known: {},
        failed: {},
      },
    },
    means: {
      initial: 'deciding',
      on: {
        'payment.chosen': [
          { guard: 'isSameMeans', actions: 'choose' },
          { guard: 'isExpired', actions: 'refuseExpired' },
          { guard: 'isNotOnOffer', actions: 'refuseUnavailable' },
          { target: '.deciding', actions: ['choose', 'forget', 'dropCode'] },
        ],
        'choice.withdrawn': { target: '.deciding', actions: 'returnToFirst' },
        'payment.changed': [
          { guard: 'isFrameComplete', target: '.complete', actions: 'forget' },
          { guard: 'asksFrame', target: '.empty', actions: 'forget' },
        ],
        'payment.tokenReceived': {
          guard: 'isCurrentToken',
          target: '.ready',
          actions: assign({ card: ({ event }) => event.card, failure: undefined }),
        },
        'payment.walletApproved': {
          guard: 'isWallet',
          target: '.ready',
          actions: assign({
            approval: ({ event: { token, authorizedAmount } }) => ({ token, authorizedAmount }),
            failure: undefined,
          }),
        },
        'payment.walletCancelled': { guard: 'isWallet', target: '.deciding', actions: 'forget' },
        'payment.cleared': { target: '.deciding', actions: 'forget' },
        'payment.codeRequired': [
          { guard: 'isStoredCard', target: '.deciding', actions: 'askForCode' },
          { target: '.deciding', actions: 'forget' },
        ],
        'payment.deviceKnown': {
          actions: assign(({ context, event }) => {
            const wallets = { ...context.wallets, canDevicePay: event.canDevicePay };
            return { wallets, ...offerOf({ ...context, wallets }) };
          }),
        },
      },
      states: {
        deciding: {
          always: [{ guard: 'needsNothingMore', target: 'ready' }, { target: 'empty' }],
        },
        empty: {
          on: { 'choice.proposed': { guard: 'hasNotChosen', target: 'deciding', actions: 'propose' } },
        },
        complete: {
          on: { 'payment.submitted': { target: 'tokenizing', actions: 'countRequest' } },
        },
        tokenizing: {
          on: {
            'actor.restored': { target: 'tokenizing', reenter: true },
            'payment.failed': {
              guard: 'isCurrentFailure',
              target: 'complete',
              actions: assign({ failure: ({ event }) => ({ code: 'card_refused', message: event.message }) }),
            },
          },
          after: {
            tokenLimit: {
              target: 'complete',
              actions: assign({ failure: failureOf('card_form_silent') }),
            },
          },
        },
        ready: {},
      },
    },
  },
});
