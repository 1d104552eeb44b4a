import { isPlaced, type Order } from '@ironcart/core/order';
import { failureCodeOf } from '@ironcart/core/result';
import { assertEvent, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { checkoutError } from '../checkout-error.ts';
import { draftOrderMachine } from '../draft-order/draft-order.machine.ts';
import { giftCardsMachine } from '../gift-cards/gift-cards.machine.ts';
import { type GiftCardFacts, hasSameCodes } from '../gift-cards/gift-cards.selectors.ts';
import { orderPlacementMachine } from '../order-placement/order-placement.machine.ts';
import type { PlacementFacts } from '../order-placement/order-placement.selectors.ts';
import type { OrderReference, PlacedOrder, PlacementOutcome } from '../order-placement/order-placement.types.ts';
import { paymentMethodMachine } from '../payment-method/payment-method.machine.ts';
import type { PaymentFacts } from '../payment-method/payment-method.selectors.ts';
import type { CartContents } from '../ports.ts';
import { promotionMachine } from '../promotion/promotion.machine.ts';
import { shippingRatesMachine } from '../shipping-rates/shipping-rates.machine.ts';
import type { ShippingFacts } from '../shipping-rates/shipping-rates.selectors.ts';
import { taxQuoteMachine } from '../tax-quote/tax-quote.machine.ts';
import type { TaxFacts } from '../tax-quote/tax-quote.selectors.ts';
import { addressToKeep, saveAddress } from './address-book.ts';
import { isVirtual, knownEmail, payingCountryOf, shippingAddressIssues } from './addresses.ts';
import { hasAgreed } from './agreements.ts';
import { newsForRates, newsForTax } from './announcement.ts';
import { applyFact, withCart } from './apply-fact.ts';
import { blockedReason, canGoTo, hasStart, isWaitingForRates } from './blocked-reason.ts';
import { deleteBuyNow, leavesBuyNow } from './buy-now.ts';
import type {
  AddressSection,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutPage,
  OrderAttempt,
  OrderFact,
} from './checkout.types.ts';
import { draftAnswersOf } from './draft-answers.ts';
import { attemptAfter, attemptAt, unsettledOf } from './order-attempt.ts';
import { priceContents } from './price-contents.ts';
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

/** Whether the rates or tax machine reports something that checkout does not know yet. */
const isNews = (heard: ShippingFacts | TaxFacts, { state, quoted, failure }: ShippingFacts | TaxFacts): boolean =>
  heard.state !== state || heard.quoted !== quoted || heard.failure !== failure;

const ratesReload = (context: CheckoutContext) =>
  ({ type: 'rates.reload', situation: shippingSituationOf(context) }) as const;

const taxReload = (context: CheckoutContext) => ({ type: 'tax.reload', situation: taxSituationOf(context) }) as const;

/** Maximum delay of the card form's last message when Continue is pressed right after typing, in milliseconds. */
export const CARD_FORM_LAST_WORD_MS = 150;

type OnPage = { readonly page: CheckoutPage };

/** The setup of the checkout machine: its actors, guards and actions. */
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
    paymentMethod: paymentMethodMachine,
    giftCards: giftCardsMachine,
    promotion: promotionMachine,
    draftOrder: draftOrderMachine,
    orderPlacement: orderPlacementMachine,
    fetchOrder: fromPromise<PlacedOrder, Pick<CheckoutContext, 'ports'> & { unsettled: OrderReference | undefined }>(
      async ({ input: { ports, unsettled } }) => {
        if (unsettled === undefined) throw new Error('No order id to reload');
        const { orderId, storeId } = unsettled;
        return { ...(await ports.order(orderId, storeId)), orderId };
      },
    ),
    reloadCart: fromPromise<CartContents, Pick<CheckoutContext, 'ports'>>(({ input }) => input.ports.reloadCart()),
  },
  delays: { lastWord: CARD_FORM_LAST_WORD_MS },
  guards: {
    hasPendingOrder: ({ context }) => context.attempt.kind === 'resumed',
    hasStart: ({ context }) => hasStart(context),
    hasNothingToShip: ({ context }) => isVirtual(context),
    hasSomethingToShip: ({ context }) => !isVirtual(context),
    canLeaveStartForPayment: ({ context }) => isVirtual(context) && blockedReason(context, 'start') === undefined,
    canLeaveStart: ({ context }) => blockedReason(context, 'start') === undefined,
    canLeaveShipping: ({ context }) => blockedReason(context, 'shipping') === undefined,
    canLeavePayment: ({ context }) => canGoTo(context, 'review'),
    isWaitingForRates: ({ context }) => isWaitingForRates(context),
    isNotWaitingForRates: ({ context }) => !isWaitingForRates(context),
    isCardFormEmpty: ({ context: { payment } }) =>
      payment.state === 'empty' && (payment.choice.kind === 'card' || payment.needsSecurityCode),
    canAskForToken: ({ context }) => blockedReason(context, 'payment') === undefined,
    wantsReachable: ({ context, event }, { page }: OnPage) =>
      event.type === 'step.goTo' && event.step === page && canGoTo(context, page),
    leavesBuyNow: ({ context, event }) => event.type === 'checkout.left' && leavesBuyNow(context, event.to),
    canOpenSheet: ({ context }) =>
      hasAgreed(context) && context.payment.methods.some(({ type }) => type === 'applepay'),
    hasNotAgreed: ({ context }) => !hasAgreed(context),
    isFresh: ({ context }) => context.attempt.kind === 'fresh',
    canPlace: ({ context }) => blockedReason(context, 'review') === undefined,
    hasUnsettledAttempt: ({ context }) => unsettledOf(context.attempt) !== undefined,
    needsCartReload: ({ context }) => recoveryPlan(context).reloadsPrices || recoveryPlan(context).reloadsCart,
    isCardSpent: ({ context }) => isCardSpent(context),
    isRatesNews: ({ context }, shipping: ShippingFacts) => isNews(context.shipping, shipping),
    isTaxNews: ({ context }, tax: TaxFacts) => isNews(context.tax, tax),
    isPlaced: (_, { outcome }: { readonly outcome: PlacementOutcome }) => outcome.ok,
    isPlacedOrder: (_, { order }: { readonly order: Order }) => isPlaced(order.status),
    hasNoAddress: ({ context }) => shippingAddressIssues(context).length > 0,
  },
  actions: {
    applyFact: assign(({ context, event }) => applyFact(context, factOf(event))),
    hearRates: enqueueActions(({ context, enqueue }, shipping: ShippingFacts) => {
      const tax = newsForTax({ ...context, shipping });
      if (tax === undefined) return enqueue(assign({ shipping }));
      enqueue(assign({ shipping, told: { ...context.told, tax: tax.situation } }));
      enqueue.sendTo('taxQuote', tax);
    }),
    hearTax: assign((_, tax: TaxFacts) => ({ tax })),
    hearPayment: enqueueActions(({ context, enqueue }, payment: PaymentFacts) => {
      enqueue.assign({ payment });
      const isRefused = payment.state === 'complete' && context.payment.state !== 'empty';
      if (isRefused || payment.state === 'empty') enqueue.raise({ type: 'token.refused' });
    }),
    hearGiftCards: enqueueActions(({ context, enqueue }, giftCards: GiftCardFacts) => {
      enqueue.assign({ giftCards });
      if (hasSameCodes(context.giftCards, giftCards)) return;
      enqueue.sendTo('draftOrder', {
        type: 'draft.changed',
        answers: draftAnswersOf({ ...context, giftCards }),
      });
    }),
    hearPromotion: assign((_, { promotion }: Pick<CheckoutContext, 'promotion'>) => ({ promotion })),
    hearPlacement: assign((_, placement: PlacementFacts) => ({ placement })),
    hearOutcome: assign(({ context }, { outcome }: { readonly outcome: PlacementOutcome }) => ({
      attempt: attemptAfter(context.attempt, outcome),
      placement: undefined,
    })),
    /** Placing failed without a result. */
    hearNothing: assign(({ context: { attempt } }) => ({
      attempt: attemptAfter(attempt, {
        ok: false,
        issues: [{ code: 'no_response', message: '', status: 'new', unsettled: unsettledOf(attempt) }],
      }),
      placement: undefined,
    })),
    takeCart: assign(({ context }, { contents }: { readonly contents: CartContents }) =>
      withCart(context, priceContents(contents, context)),
    ),
    logLostCart: ({ context }, { error }: { readonly error: unknown }) =>
      context.ports.log?.('The cart could not be reloaded', { code: failureCodeOf(error) }),
    takePlacedOrder: assign((_, { order }: { readonly order: PlacedOrder }) => ({
      attempt: { kind: 'placed', order } satisfies OrderAttempt,
    })),
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
    saveDraft: sendTo('draftOrder', { type: 'draft.due' }),
    clearDraft: sendTo('draftOrder', { type: 'draft.cleared' }),
    reloadRates: sendTo('shippingRates', ({ context }) => ratesReload(context)),
    reloadTax: sendTo('taxQuote', ({ context }) => taxReload(context)),
    tellPayment: sendTo('paymentMethod', ({ event }) => {
      assertEvent(event, ['payment.*', 'methods.reload']);
      return event;
    }),
    askForToken: sendTo('paymentMethod', { type: 'payment.submitted' }),
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
      enqueue.sendTo('paymentMethod', { type: 'payment.chosen', choice: { kind: 'wallet', type: 'applepay' } });
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
    clearErrors: assign({ errors: [], outOfStock: [] }),
    attemptOrder: assign({ attempt: ({ context }) => attemptAt(context, context.ports.now()) }),
    showCurrentPrices: assign(({ context }) => withCart(context, priceContents(context.cart, context))),
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
