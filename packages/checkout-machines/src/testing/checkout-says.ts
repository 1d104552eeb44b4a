import { defaultOrder } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { createActor } from 'xstate';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { CheckoutContext } from '../checkout/checkout.types.ts';
import { currentShippingFingerprint, currentTaxFingerprint } from '../checkout/situations.ts';
import type { PaymentMethodContext } from '../payment-method/payment-method.types.ts';
import { offerOf } from '../payment-method/payment-offer.ts';
import { card, countries, lineItem, listOf, product, rateQuote, shopper } from './fixtures.ts';
import { memoryStorage } from './memory-storage.ts';

const unanswered = () => Promise.reject(new Error('nothing runs'));

/** Input of a guest's checkout whose ports never answer; the test sends their results as events. */
export const pathsInput = {
  site: siteByCode('USA'),
  list: listOf(lineItem(1, 2)),
  products: [product(1)],
  customer: undefined,
  savedAddresses: [{ ...shopper, isDefaultShipping: true }],
  countries,
  ports: {
    rates: unanswered,
    tax: unanswered,
    place: unanswered,
    order: unanswered,
    reloadCart: unanswered,
    paymentMethods: unanswered,
    giftCard: unanswered,
    promotionStatus: unanswered,
    deleteList: unanswered,
    storage: memoryStorage(),
    now: () => Date.parse('2026-11-21T12:00:00Z'),
  },
};

export const postcodes = ['43201', '10001'] as const;

/** Fingerprints of shipping and tax for a postal code, computed by the machine. */
export const fingerprintsAt = (postcode: string, products: readonly Product[] = pathsInput.products) => {
  const { context } = createActor(checkoutMachine, { input: { ...pathsInput, products } }).getSnapshot();
  const there: CheckoutContext = { ...context, shippingAddress: { ...context.shippingAddress, postcode } };
  const shipping = currentShippingFingerprint(there) ?? '';
  const quoted: CheckoutContext = {
    ...there,
    shipping: { state: 'valid', quoted: { fingerprint: shipping, quote: rateQuote(postcode) }, failure: undefined },
  };
  return { shipping, tax: currentTaxFingerprint(quoted) ?? '' };
};

const childSays = (child: string, value: string, context: object) => ({
  type: `xstate.snapshot.${child}`,
  snapshot: { value, context },
});
export const shippingSays = (value: string, quoted?: object) =>
  childSays('shippingRates', value, { situation: { kind: 'quotable' }, quoted });
export const taxSays = (value: string, quoted?: object) =>
  childSays('taxQuote', value, { situation: { kind: 'quotable' }, quoted });
export const paymentSays = (means: string, over: Partial<PaymentMethodContext> = {}) => {
  const context: Partial<PaymentMethodContext> & Parameters<typeof offerOf>[0] = {
    card,
    requestNumber: 1,
    choice: { kind: 'card', storesCard: false },
    setup: 'payment',
    site: pathsInput.site,
    wallets: {
      hasApplePay: { site: false, checkout: false },
      flags: {},
      device: { kind: 'browser' },
      canDevicePay: false,
    },
    country: 'US',
    answer: { methods: [], stored: [] },
    ports: pathsInput.ports,
    ...over,
  };
  return {
    type: 'xstate.snapshot.paymentMethod',
    snapshot: { value: { methods: 'known', means }, context: { ...context, ...offerOf(context) } },
  };
};

export const failedWith = (code: string, unsettled?: object) => ({
  type: 'xstate.done.actor.placement',
  output: { ok: false, issues: [{ code, message: '', status: 'new', unsettled }] },
});
export const placedOrder = { ...defaultOrder(siteByCode('USA'), 'list-1'), orderId: 'order-1', status: 'published' };
