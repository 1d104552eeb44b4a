import { selectPlacementFacts } from '../order-placement/order-placement.selectors.ts';
import { goTo, orderChange, orderEvents, quotesAndPayment, sheetCloses, sheetOpens } from './checkout.parts.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { initialContext } from './initial-context.ts';
import { placementInput, unsettledOf } from './order-attempt.ts';

/**
 * The state machine of checkout: start, shipping, payment and review are pages that the shopper edits. An order is
 * placed from review if it is fresh, or from a wallet's sheet after the shopper has paid there. There is no other
 * transition into `placing`, and the order cannot be edited while it is being placed.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => initialContext(input),
  ...quotesAndPayment,
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'hasPendingOrder', target: 'placing' }, { target: 'editing' }],
    },
    editing: {
      initial: 'entering',
      on: {
        ...orderEvents,
        'order.reload': [{ guard: 'hasUnsettledAttempt', target: '.rechecking' }, { actions: 'refuseReload' }],
      },
      states: {
        /** The page under the wallet's sheet. */
        belowSheet: { type: 'history' },
        entering: {
          always: [
            { guard: 'hasStart', target: 'start' },
            { guard: 'hasNothingToShip', target: 'payment' },
            { target: 'shipping' },
          ],
        },
        start: {
          on: {
            'step.continue': [
              { guard: 'canLeaveStartForPayment', target: 'payment', actions: 'clearErrors' },
              { guard: 'canLeaveStart', target: 'shipping', actions: 'clearErrors' },
            ],
            'step.goTo': [goTo('shipping'), goTo('payment'), goTo('review')],
            'sheet.opened': sheetOpens('start'),
          },
        },
        shipping: {
          entry: 'askPromotion',
          exit: { type: 'keepAddress', params: { section: 'shipping' } },
          on: {
            'step.continue': [
              { guard: 'canLeaveShipping', target: 'payment', actions: 'clearErrors' },
              { guard: 'isWaitingForRates', target: '.continuing' },
            ],
            'step.back': { guard: 'hasStart', target: 'start' },
            'step.goTo': [goTo('start'), goTo('payment'), goTo('review')],
            'sheet.opened': sheetOpens('shipping'),
          },
          initial: 'answering',
          states: {
            answering: {},
            /** Rates are loading: the payment page opens when they arrive. */
            continuing: {
              always: [
                { guard: 'canLeaveShipping', target: '#checkout.editing.payment', actions: 'clearErrors' },
                { guard: 'isNotWaitingForRates', target: 'answering' },
              ],
              on: { 'shippingAddress.changed': { ...orderChange, target: 'answering' } },
            },
          },
        },
        payment: {
          entry: 'askPromotion',
          exit: { type: 'keepAddress', params: { section: 'billing' } },
          on: {
            'step.continue': [
              { guard: 'canLeavePayment', target: 'review', actions: 'clearErrors' },
              { guard: 'canAskForToken', target: '.continuing', actions: ['clearErrors', 'askForToken'] },
              { guard: 'isCardFormEmpty', target: '.hearing' },
            ],
            'step.back': [
              { guard: 'hasSomethingToShip', target: 'shipping' },
              { guard: 'hasStart', target: 'start' },
            ],
            'step.goTo': [goTo('start'), goTo('shipping'), goTo('review')],
            'sheet.opened': sheetOpens('payment'),
          },
          initial: 'answering',
          states: {
            answering: {},
            /** Continue was pressed right after typing: the card form's last message may still be pending. */
            hearing: {
              after: { lastWord: 'answering' },
              always: [
                { guard: 'canLeavePayment', target: '#checkout.editing.review', actions: 'clearErrors' },
                { guard: 'canAskForToken', target: 'continuing', actions: ['clearErrors', 'askForToken'] },
              ],
              on: { 'actor.restored': { target: 'hearing', reenter: true } },
            },
            /** The card is being tokenized: the review page opens when it has a token. */
            continuing: {
              always: { guard: 'canLeavePayment', target: '#checkout.editing.review' },
              on: { 'token.refused': 'answering' },
            },
          },
        },
        review: {
          entry: 'askPromotion',
          on: {
            'order.place': [
              { guard: 'hasNotAgreed', actions: ['showAgreementMissing', 'scrollToTop'] },
              { guard: 'canPlace', target: '#checkout.checking', actions: ['clearErrors', 'attemptOrder'] },
            ],
            'step.back': { target: 'payment' },
            'step.goTo': [goTo('start'), goTo('shipping'), goTo('payment')],
            'sheet.opened': sheetOpens('review'),
          },
        },
        recovering: {
          invoke: {
            id: 'reloadCart',
            src: 'reloadCart',
            input: ({ context }) => ({ ports: context.ports }),
            onDone: {
              target: 'explaining',
              actions: [{ type: 'takeCart', params: ({ event }) => ({ contents: event.output }) }, 'announceOrder'],
            },
            onError: {
              target: 'explaining',
              actions: { type: 'logLostCart', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        rechecking: {
          invoke: {
            id: 'recheck',
            src: 'fetchOrder',
            input: ({ context: { ports, attempt } }) => ({ ports, unsettled: unsettledOf(attempt) }),
            onDone: [
              {
                guard: { type: 'isPlacedOrder', params: ({ event }) => ({ order: event.output }) },
                target: '#checkout.success',
                actions: { type: 'takePlacedOrder', params: ({ event }) => ({ order: event.output }) },
              },
              { target: 'review' },
            ],
            onError: 'review',
          },
        },
        explaining: {
          entry: ['noteOutOfStock', 'showFailure', 'recover', 'closeSheet', 'announceOrder', 'scrollToTop'],
          always: [
            { guard: 'hasNoAddress', target: 'entering' },
            { guard: 'isCardSpent', target: 'payment' },
            { target: 'review' },
          ],
        },
      },
    },
    sheet: {
      on: {
        ...orderEvents,
        'sheet.contactChosen': { actions: ['applySheet', 'announceOrder', 'reloadRates'] },
        'sheet.methodChosen': { actions: ['applySheet', 'announceOrder'] },
        'sheet.paid': { actions: ['applySheet', 'announceOrder', 'payWithSheet'] },
        'order.place': [
          { guard: 'canPlace', target: 'checking', actions: ['clearErrors', 'attemptOrder'] },
          sheetCloses('scrollToTop'),
        ],
        'sheet.cancelled': sheetCloses(),
        'sheet.failed': sheetCloses('showSheetFailure', 'scrollToTop'),
      },
    },
    checking: {
      always: [
        { guard: 'isFresh', target: 'placing' },
        {
          target: 'editing.review',
          actions: ['showCurrentPrices', 'closeSheet', 'announceOrder', 'showStaleness', 'scrollToTop'],
        },
      ],
    },
    placing: {
      invoke: {
        id: 'placement',
        src: 'orderPlacement',
        input: ({ context }) => placementInput(context),
        onSnapshot: {
          actions: { type: 'hearPlacement', params: ({ event }) => selectPlacementFacts(event.snapshot) },
        },
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ outcome: event.output }) },
            target: 'success',
            actions: { type: 'hearOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'failing',
            actions: { type: 'hearOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'failing', actions: 'hearNothing' },
      },
      on: {
        'order.place': { actions: 'refuseWhilePlacing' },
        'challenge.*': { actions: 'tellPlacement' },
      },
    },
    failing: {
      always: [{ guard: 'needsCartReload', target: 'editing.recovering' }, { target: 'editing.explaining' }],
    },
    success: {
      type: 'final',
      entry: 'clearDraft',
    },
  },
});
