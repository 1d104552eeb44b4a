import { isPlaced } from '@ironcart/core';
import { failureCodeOf } from '../failure-code.ts';
import { hasSameCodes, selectGiftCardFacts } from '../gift-cards/gift-cards.selectors.ts';
import { hasArrived } from '../late.ts';
import { selectPlacementFacts } from '../order-placement/order-placement.selectors.ts';
import { selectPaymentFacts } from '../payment-method/payment-method.selectors.ts';
import { type ShippingFacts, selectShippingFacts } from '../shipping-rates/shipping-rates.selectors.ts';
import { selectTaxFacts, type TaxFacts } from '../tax-quote/tax-quote.selectors.ts';
import { payingCountryOf } from './addresses.ts';
import { withCart } from './apply-fact.ts';
import { assign } from './assign.ts';
import { checkoutSetup, hearNothing, hearOutcome, placementInput } from './checkout.setup.ts';
import type { CheckoutPage } from './checkout.types.ts';
import { initialContext } from './initial-context.ts';
import { priceContents } from './price-contents.ts';
import { shippingSituationOf, taxSituationOf } from './situations.ts';

/** Whether the machine for rates or tax says anything that checkout has not heard. */
const hasNews = (heard: ShippingFacts | TaxFacts, { state, quoted, failure }: ShippingFacts | TaxFacts): boolean =>
  heard.state !== state || heard.quoted !== quoted || heard.failure !== failure;

const orderChange = { actions: ['applyFact', 'announceOrder'] } as const;

const goTo = <Page extends CheckoutPage>(page: Page) =>
  ({ guard: { type: 'wantsReachable', params: { page } }, target: page }) as const;

/** A wallet's button is on every page. */
const sheetOpens = (page: CheckoutPage) =>
  [
    { guard: 'canOpenSheet', target: 'sheet', actions: ['clearErrors', { type: 'openSheet', params: { page } }] },
    { guard: 'hasNotAgreed', actions: ['showAgreementMissing', 'scrollToTop'] },
  ] as const;

/** Back to the page below the sheet, which the guards read before it is closed. */
const sheetCloses = (...actions: readonly ('showSheetFailure' | 'scrollToTop')[]) => {
  const leave = ['closeSheet', 'announceOrder', ...actions] as const;
  return [
    { guard: { type: 'wasSheetOn', params: { page: 'start' } }, target: 'start', actions: leave },
    { guard: { type: 'wasSheetOn', params: { page: 'shipping' } }, target: 'shipping', actions: leave },
    { guard: { type: 'wasSheetOn', params: { page: 'payment' } }, target: 'payment', actions: leave },
    { target: 'review', actions: leave },
  ] as const;
};

/**
 * Checkout: start, shipping, payment and review are pages that the shopper edits; from review an order is placed, if
 * it is fresh, and from a wallet's sheet once the shopper has paid there. There is no other way into `placing`, and no
 * edit while an order is being placed.
 */
export const lateCheckoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => initialContext(input),
  invoke: [
    {
      id: 'shippingRates',
      src: 'shippingRates',
      input: ({ context }) => ({ rates: context.ports.rates, situation: shippingSituationOf(context) }),
      onSnapshot: {
        guard: ({ context, event }) => hasNews(context.shipping, selectShippingFacts(event.snapshot)),
        actions: {
          type: 'hearRates',
          params: ({ event }) => ({ shipping: selectShippingFacts(event.snapshot) }),
        },
      },
    },
    {
      id: 'taxQuote',
      src: 'taxQuote',
      input: ({ context }) => ({ tax: context.ports.tax, situation: taxSituationOf(context) }),
      onSnapshot: {
        guard: ({ context, event }) => hasNews(context.tax, selectTaxFacts(event.snapshot)),
        actions: assign({ tax: ({ event }) => selectTaxFacts(event.snapshot) }),
      },
    },
    {
      id: 'paymentMethod',
      src: 'paymentMethod',
      input: ({ context }) => ({
        ports: context.ports,
        site: context.site,
        setup: context.config.setup,
        wallets: context.wallets,
        country: payingCountryOf(context),
        choice: context.payment.choice,
      }),
      onSnapshot: {
        guard: ({ event }) => hasArrived(event.snapshot),
        actions: [assign({ payment: ({ event }) => selectPaymentFacts(event.snapshot) }), 'stopWaitingForRefusedCard'],
      },
    },
    {
      id: 'giftCards',
      src: 'giftCards',
      input: ({ context }) => ({
        giftCard: context.ports.giftCard,
        currency: context.site.currency,
        codes: context.giftCards.pending,
      }),
      onSnapshot: [
        {
          guard: ({ context, event }) =>
            hasArrived(event.snapshot) && hasSameCodes(context.giftCards, selectGiftCardFacts(event.snapshot)),
          actions: assign({ giftCards: ({ event }) => selectGiftCardFacts(event.snapshot) }),
        },
        {
          guard: ({ event }) => hasArrived(event.snapshot),
          actions: [assign({ giftCards: ({ event }) => selectGiftCardFacts(event.snapshot) }), 'keepDraft'],
        },
      ],
    },
    {
      id: 'promotion',
      src: 'promotion',
      input: ({ context }) => ({ promotionStatus: context.ports.promotionStatus }),
      onSnapshot: {
        guard: ({ event }) => hasArrived(event.snapshot),
        actions: assign({ promotion: ({ event }) => event.snapshot.context.offer }),
      },
    },
    { id: 'draftOrder', src: 'draftOrder', input: ({ context }) => ({ ports: context.ports }) },
  ],
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'hasPendingOrder', target: 'placing' }, { target: 'editing' }],
    },
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
        'email.changed': orderChange,
        'address.picked': orderChange,
        'address.keep': { actions: 'applyFact' },
        'regions.loaded': orderChange,
        'cart.changed': orderChange,
        'payment.*': { actions: 'tellPayment' },
        'methods.reload': { actions: 'tellPayment' },
        'giftCard.*': { actions: 'tellGiftCards' },
        'rates.reload': { actions: 'reloadRates' },
        'tax.reload': { actions: 'reloadTax' },
        'errors.dismissed': { actions: 'clearErrors' },
        'checkout.left': { guard: 'leavesBuyNow', actions: 'deleteBuyNow' },
        'order.reload': [{ guard: 'hasUnsettledAttempt', target: '.rechecking' }, { actions: 'refuseReload' }],
      },
      states: {
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
            'step.continue': { guard: 'canLeaveShipping', target: 'payment', actions: 'clearErrors' },
            'step.back': { guard: 'hasStart', target: 'start' },
            'step.goTo': [goTo('start'), goTo('payment'), goTo('review')],
            'sheet.opened': sheetOpens('shipping'),
          },
        },
        payment: {
          entry: ['askPromotion', 'fetchPlacement'],
          exit: ['stopContinuing', { type: 'keepAddress', params: { section: 'billing' } }],
          always: { guard: 'isContinuingToReview', target: 'review' },
          on: {
            'step.continue': [
              { guard: 'canLeavePayment', target: 'review', actions: 'clearErrors' },
              { guard: 'canAskForToken', actions: ['clearErrors', 'continueWithToken', 'askForToken'] },
            ],
            'step.back': [
              { guard: 'hasSomethingToShip', target: 'shipping' },
              { guard: 'hasStart', target: 'start' },
            ],
            'step.goTo': [goTo('start'), goTo('shipping'), goTo('review')],
            'sheet.opened': sheetOpens('payment'),
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
        sheet: {
          on: {
            'sheet.contactChosen': { actions: ['applySheet', 'announceOrder', 'reloadRates'] },
            'sheet.methodChosen': { actions: ['applySheet', 'announceOrder'] },
            'sheet.paid': { actions: ['applySheet', 'announceOrder', 'payWithSheet'] },
            'order.place': [
              { guard: 'canPlace', target: '#checkout.checking', actions: ['clearErrors', 'attemptOrder'] },
              ...sheetCloses('scrollToTop'),
            ],
            'sheet.cancelled': sheetCloses(),
            'sheet.failed': sheetCloses('showSheetFailure', 'scrollToTop'),
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
                assign(({ context, event }) =>
                  withCart(context, priceContents(event.output, context.customer, context.ports.now())),
                ),
                'announceOrder',
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
          entry: ['noteOutOfStock', 'showFailure', 'recover', 'closeSheet', 'announceOrder', 'scrollToTop'],
          always: [
            { guard: 'hasNoAddress', target: 'entering' },
            { guard: 'isCardSpent', target: 'payment' },
            { target: 'review' },
          ],
        },
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
          guard: ({ event }) => hasArrived(event.snapshot),
          actions: assign({ placement: ({ event }) => selectPlacementFacts(event.snapshot) }),
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'placed',
            target: 'success',
            actions: assign(({ event }) => hearOutcome(event.output)),
          },
          { target: 'failing', actions: assign(({ event }) => hearOutcome(event.output)) },
        ],
        onError: { target: 'failing', actions: assign(({ context }) => hearNothing(context)) },
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
