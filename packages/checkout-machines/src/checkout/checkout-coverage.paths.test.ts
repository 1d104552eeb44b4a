import { describe, expect, it } from 'vitest';
import {
  failedWith,
  fingerprintsAt,
  pathsInput,
  paymentSays,
  placedOrder,
  shippingSays,
  taxSays,
} from '../testing/checkout-says.ts';
import { card, paymentMethods, product, rateQuote, shopper, taxQuote, wallets } from '../testing/fixtures.ts';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { type CheckoutSnapshot, selectStep } from './checkout.selectors.ts';
import type { CheckoutInput } from './checkout.types.ts';
import { unsettledOf } from './order-attempt.ts';

const { postcode } = shopper;
const fingerprints = fingerprintsAt(postcode);
const quoted = shippingSays('valid', { fingerprint: fingerprints.shipping, quote: rateQuote(postcode) });
const taxed = taxSays('valid', { fingerprint: fingerprints.tax, quote: taxQuote() });

const walletSays = (means: string, given: object = {}) =>
  paymentSays(means, { answer: paymentMethods, wallets, card: undefined, ...given });
const typed = walletSays('complete');
const tokenized = walletSays('ready', { card });
const paid = walletSays('ready', { choice: { kind: 'wallet', type: 'applepay' }, approval: { token: 'apple-1' } });

const giftCardsSay = (...codes: readonly string[]) => ({
  type: 'xstate.snapshot.giftCards',
  snapshot: { value: 'settled', context: { cards: codes.map((code) => ({ code, balance: 1 })), queue: [] } },
});

const pages = (['start', 'shipping', 'payment', 'review'] as const).map((step) => ({ type: 'step.goTo', step }));
const moves = [{ type: 'step.continue' }, { type: 'step.back' }, ...pages];
const sheet = [{ type: 'sheet.opened' }, { type: 'sheet.cancelled' }, { type: 'sheet.failed', code: 'tax_error' }];

/** The current page, the state of quotes and payment, and whether a wallet's sheet is open. */
const essence = ({ value, context }: CheckoutSnapshot) => [
  value,
  context.shipping.state,
  context.tax.state,
  [context.payment.state, context.payment.choice, context.payment.methods.length],
  [context.attempt.kind, unsettledOf(context.attempt) !== undefined, context.sheet?.page, context.agreements],
  context.shippingAddress.postcode,
  context.billingAddress.email,
  context.cart.pricedCart.subtotal,
];

const search = (input: CheckoutInput, events: Parameters<typeof reachableStates>[2]) =>
  reachableStates(checkoutMachine, input, events, essence);

const asksEmailFirst = { config: { asksEmailFirst: true } };

/** A guest from the e-mail to the review, with a sheet to be opened on every page. */
const fromStart = search({ ...pathsInput, ...asksEmailFirst }, [
  { type: 'email.changed', email: 'eve@example.com' },
  { type: 'email.changed', email: '' },
  ...moves,
  ...sheet,
  { type: 'order.place' },
  quoted,
  taxed,
  walletSays('empty'),
  typed,
  tokenized,
]);

/** The same for an order without shipping. */
const unshipped = search(
  { ...pathsInput, ...asksEmailFirst, savedAddresses: [], products: [product(1, { type: 'virtual' })] },
  [{ type: 'email.changed', email: 'eve@example.com' }, ...moves],
);
const unshippedWithoutStart = search(
  { ...pathsInput, savedAddresses: [], products: [product(1, { type: 'virtual' })] },
  [{ type: 'step.back' }],
);

/** The sheet's changes to the order, and the outcomes of placing it. */
const inSheet = search({ ...pathsInput, list: { ...pathsInput.list, type: 'buyNow' } }, [
  quoted,
  taxed,
  paid,
  ...sheet,
  { type: 'sheet.contactChosen', section: 'shipping', address: shopper },
  { type: 'sheet.methodChosen', shippingCode: 'air' },
  { type: 'sheet.paid', token: 'apple-1', shippingAddress: undefined, billingAddress: undefined },
  { type: 'order.place' },
  { type: 'xstate.done.actor.placement', output: { ok: true, value: placedOrder } },
  failedWith('wrong_tax_total'),
  failedWith('payment_error'),
  { type: 'xstate.done.actor.reloadCart', output: { list: pathsInput.list, products: pathsInput.products } },
  { type: 'xstate.error.actor.reloadCart', error: new Error('down') },
]);

/** Every fact about the order. */
const orderFacts = [
  { type: 'shippingAddress.changed', address: { city: 'Dayton' } },
  { type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' },
  { type: 'shippingMode.chosen', mode: 'fastest' },
  { type: 'billing.sameAsShipping', isSame: true },
  { type: 'billingAddress.changed', address: {} },
  { type: 'comments.changed', comments: '' },
  { type: 'agreements.changed', agreements: {} },
  { type: 'email.changed', email: shopper.email },
  { type: 'address.picked', section: 'billing', id: 'home' },
  { type: 'address.keep', section: 'billing', isKept: true },
  { type: 'regions.loaded', regions: [] },
  { type: 'cart.changed', list: pathsInput.list, products: pathsInput.products },
  { type: 'payment.cleared' },
  { type: 'methods.reload' },
  { type: 'giftCard.typed' },
  { type: 'rates.reload' },
  { type: 'tax.reload' },
  { type: 'errors.dismissed' },
  { type: 'checkout.left', to: '/' },
  { type: 'checkout.left', to: '/checkout' },
  { type: 'page.hidden' },
];

/** Every change of the order's inputs from outside, and every event of the children. */
const facts = search({ ...pathsInput, list: { ...pathsInput.list, type: 'buyNow' } }, [
  ...orderFacts,
  { type: 'order.reload' },
  { type: 'challenge.closed' },
  { type: 'order.place' },
  { type: 'step.continue' },
  quoted,
  taxed,
  tokenized,
  giftCardsSay(),
  giftCardsSay('A'),
  { type: 'xstate.snapshot.promotion', snapshot: { value: 'settled', context: { offer: undefined } } },
  { type: 'xstate.snapshot.placement', snapshot: { value: 'placing', context: { status: 'new' }, children: {} } },
  failedWith('three_ds', { orderId: 'order-1', storeId: 1 }),
  { type: 'xstate.done.actor.recheck', output: placedOrder },
  { type: 'xstate.done.actor.recheck', output: { ...placedOrder, status: 'payment_pending' } },
  { type: 'xstate.error.actor.recheck', error: new Error('down') },
  { type: 'xstate.error.actor.placement', error: new Error('broken') },
]);

/** The same facts, told while a wallet's sheet is open. */
const factsInSheet = search({ ...pathsInput, list: { ...pathsInput.list, type: 'buyNow' } }, [
  ...orderFacts,
  walletSays('empty'),
  { type: 'sheet.opened' },
]);

/** Continue, pressed while rates load or right after typing in the card form. */
const pressedEarly = search(pathsInput, [
  shippingSays('loading'),
  shippingSays('error'),
  quoted,
  taxed,
  { type: 'shippingAddress.changed', address: { city: 'Dayton' } },
  { type: 'step.continue' },
  walletSays('empty'),
  typed,
  tokenized,
  { type: 'xstate.after.lastWord.checkout.editing.payment.hearing' },
  { type: 'actor.restored' },
]);

/** A subscription that is not agreed to. */
const subscribed = search(
  { ...pathsInput, products: [product(1, { attributes: { subscription_interval: 'month' } })] },
  [quoted, taxed, tokenized, { type: 'step.continue' }, { type: 'sheet.opened' }, { type: 'order.place' }],
);

const subscribedAtStart = search(
  { ...pathsInput, ...asksEmailFirst, products: [product(1, { attributes: { subscription_interval: 'month' } })] },
  [{ type: 'sheet.opened' }],
);

/** Back from the bank in another tab, before any address was given: the order is refused there. */
const resumed = search(
  {
    ...pathsInput,
    savedAddresses: [],
    pending: { orderId: 'order-1', storeId: 1, listId: 'list-1', kind: 'redirect', savedAtMs: 0 },
  },
  [failedWith('payment_error')],
);

/** A promotion that ends between the page and the press on Place order. */
const lapsing = () => {
  const ending = product(1, {
    attributes: { rogue_promo_enabled: true, rogue_promo_price: 80, rogue_promo_to_date: '2026-11-21T12:30:00Z' },
  });
  let looks = 0;
  const now = () => {
    looks += 1;
    return Date.parse(looks === 1 ? '2026-11-21T12:00:00Z' : '2026-11-21T13:00:00Z');
  };
  const promoted = fingerprintsAt(postcode, [ending]);
  return search({ ...pathsInput, products: [ending], ports: { ...pathsInput.ports, now } }, [
    shippingSays('valid', { fingerprint: promoted.shipping, quote: rateQuote(postcode) }),
    taxSays('valid', { fingerprint: promoted.tax, quote: taxQuote() }),
    tokenized,
    { type: 'step.continue' },
    { type: 'order.place' },
  ]);
};

const searches = [
  fromStart,
  unshipped,
  unshippedWithoutStart,
  inSheet,
  facts,
  factsInSheet,
  pressedEarly,
  subscribed,
  subscribedAtStart,
  resumed,
  lapsing(),
];

describe('every transition of the checkout machine', () => {
  it('covers every state and transition', () => {
    expectWholeMachine(...searches);
  });

  it('continues in every state from a persisted snapshot', { timeout: 120_000 }, () => {
    expectRestorable(...searches);
  });

  it('returns to the page behind a closed sheet, from any page', () => {
    let closed = 0;
    for (const { snapshot, next } of fromStart.values()) {
      if (!snapshot.matches('sheet')) continue;
      for (const { event, to } of next.filter(({ event: type }) => type === 'sheet.cancelled')) {
        const after = fromStart.get(to)?.snapshot;
        if (after === undefined) throw new Error(event);
        expect(selectStep(after)).toBe(selectStep(snapshot));
        expect(after.context.sheet).toBeUndefined();
        closed += 1;
      }
    }
    expect(closed).toBeGreaterThan(3);
  });

  it('can end in success from every state with a sheet, and never leaves a sheet open after a refusal', () => {
    expect(deadEnds(inSheet, (snapshot) => snapshot.matches('success'))).toEqual([]);
    for (const { snapshot } of inSheet.values()) {
      if (snapshot.matches('sheet') || snapshot.matches('placing') || snapshot.matches('success')) continue;
      if (snapshot.matches({ editing: 'recovering' })) continue;
      expect(snapshot.context.sheet).toBeUndefined();
    }
  });
});
