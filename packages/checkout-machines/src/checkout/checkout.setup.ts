import type { Order } from '@ironcart/core';
import { assertEvent, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { checkoutError } from '../checkout-error.ts';
import { draftOrderMachine } from '../draft-order/draft-order.machine.ts';
import type { OrderPlacementInput, PlacementOutcome } from '../order-placement/order-placement.types.ts';
import type { CartContents, CheckoutPorts } from '../ports.ts';
import { shippingRatesMachine } from '../shipping-rates/shipping-rates.machine.ts';
import { taxQuoteMachine } from '../tax-quote/tax-quote.machine.ts';
import { addressToKeep, saveAddress } from './address-book.ts';
import { isVirtual, knownEmail, payingCountryOf, shippingAddressIssues } from './addresses.ts';
import { hasAgreed } from './agreements.ts';
import { newsForRates, newsForTax } from './announcement.ts';
import { applyFact, withCart } from './apply-fact.ts';
import { assign } from './assign.ts';
import { blockedReason, canGoTo, hasStart } from './blocked-reason.ts';
import { deleteBuyNow, leavesBuyNow } from './buy-now.ts';
import type {
  AddressSection,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutPage,
  OrderFact,
} from './checkout.types.ts';
import { draftAnswersOf } from './draft-answers.ts';
import { freshnessOf } from './freshness.ts';
import { fetchPlacement, lateGiftCards, latePaymentMethod, latePlacement, latePromotion } from './late-machines.ts';
import { repriceContents } from './price-contents.ts';
import { errorsOfFailure, errorsOfStaleness, isCardSpent, outOfStockItems, recoveryPlan } from './recover.ts';
import { shippingSituationOf, taxSituationOf } from './situations.ts';
import { applySheet, closedSheet, openedSheet } from './wallet-sheet.ts';

const factOf = (event: CheckoutEvent): OrderFact => {
  assertEvent(event, [
    'shippingAddress.changed',
    'shippingRate.chosen',
    'shippingMode.chosen',
    'billing.sameAsShipping',
    'billingAddress.changed',
    'comments.changed',
    'email.changed',
    'address.picked',
    'address.keep',
    'agreements.changed',
    'regions.loaded',
    'cart.changed',
  ]);
  return event;
};

/** What checkout does after placing ended. */
export const hearOutcome = (outcome: PlacementOutcome): Partial<CheckoutContext> => ({
  outcome,
  placement: undefined,
  placed: outcome.kind === 'placed' ? outcome.order : undefined,
  unsettled: outcome.kind === 'failed' ? outcome.unsettled : undefined,
});

/** Not even the code that places orders could be loaded: nothing was sent. */
export const hearNothing = ({ unsettled }: CheckoutContext): Partial<CheckoutContext> =>
  hearOutcome({ kind: 'failed', failure: { code: 'no_response', message: '' }, status: 'new', unsettled });

/** @throws Error for an order that is not fresh: no transition leads there. */
export const placementInput = ({
  attempt,
  pending,
  ports,
  unsettled,
  config,
}: CheckoutContext): OrderPlacementInput => {
  if (attempt === undefined && pending !== undefined) return { ports, pending, unsettled, ...config };
  if (!attempt?.isFresh) throw new Error('Only a fresh order is placed');
  return { ports, order: attempt.order, unsettled, ...config };
};

const ratesReload = (context: CheckoutContext) =>
  ({ type: 'rates.reload', situation: shippingSituationOf(context) }) as const;

const taxReload = (context: CheckoutContext) => ({ type: 'tax.reload', situation: taxSituationOf(context) }) as const;

type OnPage = { readonly page: CheckoutPage };

/** The words that checkout's chart is written in: its actors, guards and actions. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    emitted: {} as CheckoutEmitted,
    children: {} as {
      shippingRates: 'shippingRates';
      taxQuote: 'taxQuote';
      paymentMethod: 'paymentMethod';
      giftCards: 'giftCards';
      promotion: 'promotion';
      draftOrder: 'draftOrder';
      placement: 'orderPlacement';
      recheck: 'fetchOrder';
      reloadCart: 'reloadCart';
    },
  },
  actors: {
    shippingRates: shippingRatesMachine,
    taxQuote: taxQuoteMachine,
    paymentMethod: latePaymentMethod,
    giftCards: lateGiftCards,
    promotion: latePromotion,
    draftOrder: draftOrderMachine,
    orderPlacement: latePlacement,
    fetchOrder: fromPromise<Order, Pick<CheckoutContext, 'ports' | 'unsettled'>>(async ({ input }) => {
      if (input.unsettled === undefined) throw new Error('No order id to reload');
      return input.ports.order(input.unsettled.orderId, input.unsettled.storeId);
    }),
    reloadCart: fromPromise<CartContents, CheckoutPorts>(({ input }) => input.reloadCart()),
  },
  guards: {
    hasPendingOrder: ({ context }) => context.pending !== undefined,
    hasStart: ({ context }) => hasStart(context),
    hasNothingToShip: ({ context }) => isVirtual(context),
    hasSomethingToShip: ({ context }) => !isVirtual(context),
    canLeaveStartForPayment: ({ context }) => isVirtual(context) && blockedReason(context, 'start') === undefined,
    canLeaveStart: ({ context }) => blockedReason(context, 'start') === undefined,
    canLeaveShipping: ({ context }) => blockedReason(context, 'shipping') === undefined,
    canLeavePayment: ({ context }) => canGoTo(context, 'review'),
    canAskForToken: ({ context }) => blockedReason(context, 'payment') === undefined,
    isContinuingToReview: ({ context }) => context.isContinuing && canGoTo(context, 'review'),
    wantsReachable: ({ context, event }, { page }: OnPage) =>
      event.type === 'step.goTo' && event.step === page && canGoTo(context, page),
    leavesBuyNow: ({ context, event }) => event.type === 'checkout.left' && leavesBuyNow(context, event.to),
    canOpenSheet: ({ context }) =>
      hasAgreed(context) && context.payment.methods.some(({ type }) => type === 'applepay'),
    wasSheetOn: ({ context }, { page }: OnPage) => context.sheet?.page === page,
    hasNotAgreed: ({ context }) => !hasAgreed(context),
    isFresh: ({ context }) => context.attempt?.isFresh === true,
    canPlace: ({ context }) => blockedReason(context, 'review') === undefined,
    hasUnsettledAttempt: ({ context }) => context.unsettled !== undefined,
    needsCartReload: ({ context }) => recoveryPlan(context).reloadsPrices || recoveryPlan(context).reloadsCart,
    isCardSpent: ({ context }) => isCardSpent(context),
    hasNoAddress: ({ context }) => shippingAddressIssues(context).length > 0,
  },
  actions: {
    applyFact: assign(({ context, event }) => applyFact(context, factOf(event))),
    hearRates: enqueueActions(({ context, enqueue }, { shipping }: Pick<CheckoutContext, 'shipping'>) => {
      const tax = newsForTax({ ...context, shipping });
      if (tax === undefined) return enqueue(assign({ shipping }));
      enqueue(assign({ shipping, told: { ...context.told, tax: tax.situation } }));
      enqueue.sendTo('taxQuote', tax);
    }),
    announceOrder: enqueueActions(({ context, enqueue }) => {
      const shipping = newsForRates(context);
      const tax = newsForTax(context);
      const country = payingCountryOf(context);
      if (shipping !== undefined || tax !== undefined) {
        const { told } = context;
        enqueue(assign({ told: { shipping: shipping?.situation ?? told.shipping, tax: tax?.situation ?? told.tax } }));
      }
      if (shipping !== undefined) enqueue.sendTo('shippingRates', shipping);
      if (tax !== undefined) enqueue.sendTo('taxQuote', tax);
      if (country !== context.payment.country) enqueue.sendTo('paymentMethod', { type: 'country.changed', country });
      enqueue.sendTo('draftOrder', { type: 'draft.changed', answers: draftAnswersOf(context) });
    }),
    keepDraft: sendTo('draftOrder', ({ context }) => ({ type: 'draft.changed', answers: draftAnswersOf(context) })),
    clearDraft: sendTo('draftOrder', { type: 'draft.cleared' }),
    reloadRates: sendTo('shippingRates', ({ context }) => ratesReload(context)),
    reloadTax: sendTo('taxQuote', ({ context }) => taxReload(context)),
    tellPayment: sendTo('paymentMethod', ({ event }) => {
      assertEvent(event, ['payment.*', 'methods.reload']);
      return event;
    }),
    askForToken: sendTo('paymentMethod', { type: 'payment.submitted' }),
    continueWithToken: assign({ isContinuing: true }),
    stopContinuing: assign({ isContinuing: false }),
    stopWaitingForRefusedCard: assign({
      isContinuing: ({ context }) =>
        context.isContinuing && (context.payment.state === 'tokenizing' || context.payment.state === 'ready'),
    }),
    tellGiftCards: sendTo('giftCards', ({ event }) => {
      assertEvent(event, 'giftCard.*');
      return event;
    }),
    askPromotion: enqueueActions(({ context, enqueue }) => {
      const email = knownEmail(context);
      if (email !== undefined) enqueue.sendTo('promotion', { type: 'email.known', email });
    }),
    keepAddress: enqueueActions(({ context, enqueue }, { section }: { readonly section: AddressSection }) => {
      const address = addressToKeep(context, section);
      if (address === undefined) return;
      enqueue(() => saveAddress(context.ports, address));
      enqueue(assign({ keeps: { ...context.keeps, [section]: false } }));
    }),
    deleteBuyNow: ({ context }) => deleteBuyNow(context),
    openSheet: assign(({ context }, { page }: OnPage) => openedSheet(context, page)),
    applySheet: assign(({ context, event }) => {
      assertEvent(event, ['sheet.contactChosen', 'sheet.methodChosen', 'sheet.paid']);
      return applySheet(context, event);
    }),
    payWithSheet: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'sheet.paid');
      enqueue.sendTo('paymentMethod', { type: 'payment.chosen', choice: { kind: 'applePay' } });
      enqueue.sendTo('paymentMethod', { type: 'payment.walletApproved', token: event.token });
    }),
    closeSheet: enqueueActions(({ context, enqueue }) => {
      if (context.sheet === undefined) return;
      enqueue.sendTo('paymentMethod', { type: 'payment.cleared' });
      enqueue(assign(closedSheet(context, context.sheet)));
    }),
    tellPlacement: sendTo('placement', ({ event }) => {
      assertEvent(event, 'challenge.*');
      return event;
    }),
    fetchPlacement: ({ context }) => fetchPlacement(context.ports),
    clearErrors: assign({ errors: [], outOfStock: [] }),
    attemptOrder: assign({ attempt: ({ context }) => freshnessOf(context, context.ports.now()) }),
    showCurrentPrices: assign(({ context }) =>
      withCart(context, repriceContents(context.cart, context.customer, context.ports.now())),
    ),
    showStaleness: assign({ errors: ({ context }) => errorsOfStaleness(context) }),
    showAgreementMissing: assign({ errors: [checkoutError('Subscription Agree Missing')] }),
    showSheetFailure: assign({
      errors: ({ event }) => (event.type === 'sheet.failed' ? [checkoutError(event.code)] : []),
    }),
    noteOutOfStock: assign({
      outOfStock: ({ context }) => (recoveryPlan(context).reloadsCart ? outOfStockItems(context.cart) : []),
    }),
    showFailure: assign({ errors: ({ context }) => errorsOfFailure(context) }),
    scrollToTop: emit({ type: 'page.scrollToTop' }),
    refuseWhilePlacing: emit({ type: 'command.refused', code: 'placing' }),
    refuseReload: emit({ type: 'command.refused', code: 'No order id to reload' }),
    recover: enqueueActions(({ context, enqueue }) => {
      const plan = recoveryPlan(context);
      if (plan.payment === 'securityCode') enqueue.sendTo('paymentMethod', { type: 'payment.codeRequired' });
      else if (plan.payment !== 'kept') enqueue.sendTo('paymentMethod', { type: 'payment.cleared' });
      if (plan.dropsGiftCards) enqueue.sendTo('giftCards', { type: 'giftCard.dropped' });
      if (plan.forcesRates) enqueue.sendTo('shippingRates', ratesReload(context));
      if (plan.forcesTax) enqueue.sendTo('taxQuote', taxReload(context));
    }),
  },
});
