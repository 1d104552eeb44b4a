import { isPlaced, type Order } from '@ironcart/core';
import { assertEvent, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { draftOrderMachine } from '../draft-order/draft-order.machine.ts';
import { failureCodeOf } from '../failure-code.ts';
import { orderPlacementMachine } from '../order-placement/order-placement.machine.ts';
import { selectPlacementFacts } from '../order-placement/order-placement.selectors.ts';
import type { OrderPlacementInput, PlacementOutcome } from '../order-placement/order-placement.types.ts';
import { paymentMethodMachine } from '../payment-method/payment-method.machine.ts';
import { selectPaymentFacts } from '../payment-method/payment-method.selectors.ts';
import type { CartContents, CheckoutPorts } from '../ports.ts';
import { shippingRatesMachine } from '../shipping-rates/shipping-rates.machine.ts';
import { selectShippingFacts } from '../shipping-rates/shipping-rates.selectors.ts';
import { taxQuoteMachine } from '../tax-quote/tax-quote.machine.ts';
import { selectTaxFacts } from '../tax-quote/tax-quote.selectors.ts';
import { isVirtual } from './addresses.ts';
import { hasAgreed } from './agreements.ts';
import { applyFact } from './apply-fact.ts';
import { blockedReason, canGoTo } from './blocked-reason.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutPage,
  OrderFact,
} from './checkout.types.ts';
import { draftAnswersOf } from './draft-answers.ts';
import { checkoutError } from './error-messages.ts';
import { freshnessOf } from './freshness.ts';
import { initialContext } from './initial-context.ts';
import { priceContents, repriceContents } from './price-contents.ts';
import { errorsOfFailure, isCardSpent, outOfStockItems, recoveryPlan } from './recover.ts';
import { shippingSituationOf, taxSituationOf } from './situations.ts';

const factOf = (event: CheckoutEvent): OrderFact => {
  assertEvent(event, [
    'shippingAddress.changed',
    'shippingRate.chosen',
    'shippingMode.chosen',
    'billing.sameAsShipping',
    'billingAddress.changed',
    'comments.changed',
    'agreements.changed',
    'regions.loaded',
    'cart.changed',
  ]);
  return event;
};

const wantsPage = (event: CheckoutEvent, page: CheckoutPage): boolean =>
  event.type === 'step.goTo' && event.step === page;

const hearOutcome = (outcome: PlacementOutcome): Partial<CheckoutContext> => ({
  outcome,
  placement: undefined,
  placed: outcome.kind === 'placed' ? outcome.order : undefined,
  unsettled: outcome.kind === 'failed' ? outcome.unsettled : undefined,
});

const placementInput = ({ attempt, ports, unsettled, config }: CheckoutContext): OrderPlacementInput => {
  if (!attempt?.isFresh) throw new Error('Only a fresh order is placed');
  return { ports, order: attempt.order, unsettled, ...config };
};

/** Everybody who depends on the order hears of a change. */
const announceOrder = ['tellShipping', 'tellTax', 'keepDraft'] as const;

const orderChange = { actions: ['applyFact', ...announceOrder] } as const;

const pages = {
  shipping: { guard: 'wantsShipping', target: 'shipping' },
  payment: { guard: 'wantsReachablePayment', target: 'payment' },
  review: { guard: 'wantsReachableReview', target: 'review' },
} as const;

/**
 * Checkout: shipping, payment and review are pages that the shopper edits; from review an order is placed, if it
 * is fresh. There is no other way into `placing`, and no edit while an order is being placed.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    emitted: {} as CheckoutEmitted,
    children: {} as {
      shippingRates: 'shippingRates';
      taxQuote: 'taxQuote';
      paymentMethod: 'paymentMethod';
      draftOrder: 'draftOrder';
      placement: 'orderPlacement';
    },
  },
  actors: {
    shippingRates: shippingRatesMachine,
    taxQuote: taxQuoteMachine,
    paymentMethod: paymentMethodMachine,
    draftOrder: draftOrderMachine,
    orderPlacement: orderPlacementMachine,
    fetchOrder: fromPromise<Order, Pick<CheckoutContext, 'ports' | 'unsettled'>>(async ({ input }) => {
      if (input.unsettled === undefined) throw new Error('No order id to reload');
      return input.ports.order(input.unsettled.orderId, input.unsettled.storeId);
    }),
    reloadCart: fromPromise<CartContents, CheckoutPorts>(({ input }) => input.reloadCart()),
  },
  guards: {
    hasNothingToShip: ({ context }) => isVirtual(context),
    hasSomethingToShip: ({ context }) => !isVirtual(context),
    canLeaveShipping: ({ context }) => blockedReason(context, 'shipping') === undefined,
    canLeavePayment: ({ context }) => canGoTo(context, 'review'),
    canAskForToken: ({ context }) => blockedReason(context, 'payment') === undefined,
    isContinuingToReview: ({ context }) => context.isContinuing && canGoTo(context, 'review'),
    wantsShipping: ({ event }) => wantsPage(event, 'shipping'),
    wantsReachablePayment: ({ context, event }) => wantsPage(event, 'payment') && canGoTo(context, 'payment'),
    wantsReachableReview: ({ context, event }) => wantsPage(event, 'review') && canGoTo(context, 'review'),
    hasNotAgreed: ({ context }) => !hasAgreed(context),
    isFresh: ({ context }) => context.attempt?.isFresh === true,
    pricesHaveChanged: ({ context }) =>
      context.attempt?.isFresh === false && context.attempt.code === 'prices_not_current',
    canPlace: ({ context }) => blockedReason(context, 'review') === undefined,
    hasUnsettledAttempt: ({ context }) => context.unsettled !== undefined,
    needsCartReload: ({ context }) => recoveryPlan(context).reloadsPrices || recoveryPlan(context).reloadsCart,
    isCardSpent: ({ context }) => isCardSpent(context),
  },
  actions: {
    applyFact: assign(({ context, event }) => applyFact(context, factOf(event))),
    tellShipping: sendTo('shippingRates', ({ context }) => ({
      type: 'order.changed',
      situation: shippingSituationOf(context),
    })),
    tellTax: sendTo('taxQuote', ({ context }) => ({ type: 'order.changed', situation: taxSituationOf(context) })),
    keepDraft: sendTo('draftOrder', ({ context }) => ({ type: 'draft.changed', answers: draftAnswersOf(context) })),
    reloadRates: sendTo('shippingRates', { type: 'rates.reload' }),
    reloadTax: sendTo('taxQuote', { type: 'tax.reload' }),
    tellPayment: sendTo('paymentMethod', ({ event }) => {
      assertEvent(event, ['payment.changed', 'payment.tokenReceived', 'payment.failed', 'payment.cleared']);
      return event;
    }),
    tellPlacement: sendTo('placement', ({ event }) => {
      assertEvent(event, ['challenge.closed', 'challenge.finished', 'challenge.failed']);
      return event;
    }),
    askForToken: sendTo('paymentMethod', { type: 'payment.submitted' }),
    clearDraft: sendTo('draftOrder', { type: 'draft.cleared' }),
    continueWithToken: assign({ isContinuing: true }),
    stopContinuing: assign({ isContinuing: false }),
    stopWaitingForRefusedCard: assign({
      isContinuing: ({ context }) =>
        context.isContinuing && (context.payment.state === 'tokenizing' || context.payment.state === 'ready'),
    }),
    clearErrors: assign({ errors: [], outOfStock: [] }),
    attemptOrder: assign({ attempt: ({ context }) => freshnessOf(context, context.ports.now()) }),
    showCurrentPrices: assign({
      cart: ({ context }) => repriceContents(context.cart, context.customer, context.ports.now()),
    }),
    showPricesChanged: assign({ errors: [checkoutError('wrong_product_price')] }),
    showAgreementMissing: assign({ errors: [checkoutError('Subscription Agree Missing')] }),
    noteOutOfStock: assign({
      outOfStock: ({ context }) => (recoveryPlan(context).reloadsCart ? outOfStockItems(context.cart) : []),
    }),
    showFailure: assign({ errors: ({ context }) => errorsOfFailure(context) }),
    scrollToTop: emit({ type: 'page.scrollToTop' }),
    refuseWhilePlacing: emit({ type: 'command.refused', code: 'placing' }),
    refuseReload: emit({ type: 'command.refused', code: 'No order id to reload' }),
    recover: enqueueActions(({ context, enqueue }) => {
      const plan = recoveryPlan(context);
      if (isCardSpent(context)) enqueue.sendTo('paymentMethod', { type: 'payment.cleared' });
      if (plan.forcesRates) enqueue.sendTo('shippingRates', { type: 'rates.reload' });
      if (plan.forcesTax) enqueue.sendTo('taxQuote', { type: 'tax.reload' });
    }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => initialContext(input),
  invoke: [
    {
      id: 'shippingRates',
      src: 'shippingRates',
      input: ({ context }) => ({ rates: context.ports.rates, situation: shippingSituationOf(context) }),
      onSnapshot: {
        actions: [assign({ shipping: ({ event }) => selectShippingFacts(event.snapshot) }), 'tellTax'],
      },
    },
    {
      id: 'taxQuote',
      src: 'taxQuote',
      input: ({ context }) => ({ tax: context.ports.tax, situation: taxSituationOf(context) }),
      onSnapshot: { actions: assign({ tax: ({ event }) => selectTaxFacts(event.snapshot) }) },
    },
    {
      id: 'paymentMethod',
      src: 'paymentMethod',
      onSnapshot: {
        actions: [assign({ payment: ({ event }) => selectPaymentFacts(event.snapshot) }), 'stopWaitingForRefusedCard'],
      },
    },
    { id: 'draftOrder', src: 'draftOrder', input: ({ context }) => ({ ports: context.ports }) },
  ],
  initial: 'editing',
  states: {
    editing: {
      initial: 'entering',
      on: {
        'shippingAddress.changed': orderChange,
        'shippingRate.chosen': orderChange,
        'shippingMode.chosen': orderChange,
        'billing.sameAsShipping': orderChange,
        'billingAddress.changed': orderChange,
        'comments.changed': orderChange,
        'agreements.changed': orderChange,
        'regions.loaded': orderChange,
        'cart.changed': orderChange,
        'payment.*': { actions: 'tellPayment' },
        'rates.reload': { actions: 'reloadRates' },
        'tax.reload': { actions: 'reloadTax' },
        'errors.dismissed': { actions: 'clearErrors' },
        'order.reload': [{ guard: 'hasUnsettledAttempt', target: '.rechecking' }, { actions: 'refuseReload' }],
      },
      states: {
        entering: {
          always: [{ guard: 'hasNothingToShip', target: 'payment' }, { target: 'shipping' }],
        },
        shipping: {
          on: {
            'step.continue': { guard: 'canLeaveShipping', target: 'payment', actions: 'clearErrors' },
            'step.goTo': [pages.payment, pages.review],
          },
        },
        payment: {
          exit: 'stopContinuing',
          always: { guard: 'isContinuingToReview', target: 'review' },
          on: {
            'step.continue': [
              { guard: 'canLeavePayment', target: 'review', actions: 'clearErrors' },
              { guard: 'canAskForToken', actions: ['clearErrors', 'continueWithToken', 'askForToken'] },
            ],
            'step.back': { guard: 'hasSomethingToShip', target: 'shipping' },
            'step.goTo': [pages.shipping, pages.review],
          },
        },
        review: {
          on: {
            'order.place': [
              { guard: 'hasNotAgreed', actions: ['showAgreementMissing', 'scrollToTop'] },
              { guard: 'canPlace', target: '#checkout.checking', actions: ['clearErrors', 'attemptOrder'] },
            ],
            'step.back': { target: 'payment' },
            'step.goTo': [pages.shipping, pages.payment],
          },
        },
        recovering: {
          invoke: {
            id: 'reloadCart',
            src: 'reloadCart',
            input: ({ context }) => context.ports,
            onDone: {
              target: 'explaining',
              actions: [
                assign({
                  cart: ({ context, event }) => priceContents(event.output, context.customer, context.ports.now()),
                }),
                ...announceOrder,
              ],
            },
            onError: {
              target: 'explaining',
              actions: ({ context, event }) =>
                context.ports.log?.('The cart could not be reloaded', { code: failureCodeOf(event.error) }),
            },
          },
        },
        rechecking: {
          invoke: {
            id: 'recheck',
            src: 'fetchOrder',
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => isPlaced(event.output.status),
                target: '#checkout.success',
                actions: assign(({ context, event }) => ({
                  placed: { ...event.output, orderId: event.output.orderId ?? context.unsettled?.orderId ?? '' },
                  unsettled: undefined,
                })),
              },
              { target: 'review' },
            ],
            onError: 'review',
          },
        },
        explaining: {
          entry: ['noteOutOfStock', 'showFailure', 'recover', 'scrollToTop'],
          always: [{ guard: 'isCardSpent', target: 'payment' }, { target: 'review' }],
        },
      },
    },
    checking: {
      always: [
        { guard: 'isFresh', target: 'placing' },
        {
          guard: 'pricesHaveChanged',
          target: 'editing.review',
          actions: ['showCurrentPrices', ...announceOrder, 'showPricesChanged', 'scrollToTop'],
        },
        { target: 'editing.review' },
      ],
    },
    placing: {
      invoke: {
        id: 'placement',
        src: 'orderPlacement',
        input: ({ context }) => placementInput(context),
        onSnapshot: { actions: assign({ placement: ({ event }) => selectPlacementFacts(event.snapshot) }) },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'placed',
            target: 'success',
            actions: assign(({ event }) => hearOutcome(event.output)),
          },
          { target: 'failing', actions: assign(({ event }) => hearOutcome(event.output)) },
        ],
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
