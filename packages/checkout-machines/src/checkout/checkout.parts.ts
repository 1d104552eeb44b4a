import { selectGiftCardFacts } from '../gift-cards/gift-cards.selectors.ts';
import { selectPaymentFacts } from '../payment-method/payment-method.selectors.ts';
import { selectShippingFacts } from '../shipping-rates/shipping-rates.selectors.ts';
import { selectTaxFacts } from '../tax-quote/tax-quote.selectors.ts';
import { payingCountryOf } from './addresses.ts';
import { checkoutSetup } from './checkout.setup.ts';
import type { CheckoutPage } from './checkout.types.ts';
import { shippingSituationOf, taxSituationOf } from './situations.ts';

/** Handler of a fact that may change shipping, tax or payment. */
export const orderChange = { actions: ['applyFact', 'announceOrder'] } as const;

/** Handlers of facts about the order, active while it is not being placed. */
export const orderEvents = {
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
  'checkout.left': [{ guard: 'leavesBuyNow', actions: 'deleteBuyNow' }, { actions: 'saveDraft' }],
  'page.hidden': { actions: 'saveDraft' },
} as const;

/** Navigation to a step chosen by the shopper, allowed if all earlier steps are complete. */
export const goTo = <Page extends CheckoutPage>(page: Page) =>
  ({ guard: { type: 'wantsReachable', params: { page } }, target: page }) as const;

/** Opens a wallet's sheet; its button is on every page. */
export const sheetOpens = (page: CheckoutPage) =>
  [
    {
      guard: 'canOpenSheet',
      target: '#checkout.sheet',
      actions: ['clearErrors', { type: 'openSheet', params: { page } }],
    },
    { guard: 'hasNotAgreed', actions: ['showAgreementMissing', 'scrollToTop'] },
  ] as const;

/** Returns to the page under the sheet. */
export const sheetCloses = (...actions: readonly ('showSheetFailure' | 'scrollToTop')[]) =>
  ({ target: 'editing.belowSheet', actions: ['closeSheet', 'announceOrder', ...actions] }) as const;

/** The child actors that run from the first to the last page, and the events that checkout receives from each. */
export const quotesAndPayment = checkoutSetup.createStateConfig({
  invoke: [
    {
      id: 'shippingRates',
      src: 'shippingRates',
      input: ({ context }) => ({ ports: context.ports, situation: shippingSituationOf(context) }),
      onSnapshot: {
        guard: { type: 'isRatesNews', params: ({ event }) => selectShippingFacts(event.snapshot) },
        actions: { type: 'hearRates', params: ({ event }) => selectShippingFacts(event.snapshot) },
      },
    },
    {
      id: 'taxQuote',
      src: 'taxQuote',
      input: ({ context }) => ({ ports: context.ports, situation: taxSituationOf(context) }),
      onSnapshot: {
        guard: { type: 'isTaxNews', params: ({ event }) => selectTaxFacts(event.snapshot) },
        actions: { type: 'hearTax', params: ({ event }) => selectTaxFacts(event.snapshot) },
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
      onSnapshot: { actions: { type: 'hearPayment', params: ({ event }) => selectPaymentFacts(event.snapshot) } },
    },
    {
      id: 'giftCards',
      src: 'giftCards',
      input: ({ context }) => ({
        ports: context.ports,
        currency: context.site.currency,
        codes: context.giftCards.pending,
      }),
      onSnapshot: { actions: { type: 'hearGiftCards', params: ({ event }) => selectGiftCardFacts(event.snapshot) } },
    },
    {
      id: 'promotion',
      src: 'promotion',
      input: ({ context }) => ({ ports: context.ports }),
      onSnapshot: {
        actions: { type: 'hearPromotion', params: ({ event }) => ({ promotion: event.snapshot.context.offer }) },
      },
    },
    { id: 'draftOrder', src: 'draftOrder', input: ({ context }) => ({ ports: context.ports }) },
  ],
});
