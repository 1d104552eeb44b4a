import { checkoutStepNumber, checkoutSteps } from '@ironcart/core/checkout';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { card, lineItem, listOf, product, rateQuote, shopper, taxQuote } from '../testing/fixtures.ts';
import {
  selectBlockedReason,
  selectCanContinue,
  selectEmail,
  selectErrors,
  selectHasStart,
  selectIsBillingSameAsShipping,
  selectPackages,
  selectPageFor,
  selectStep,
} from './checkout.selectors.ts';
import { selectPromotion } from './payment.selectors.ts';
import { selectRepeatedCharges } from './repeated-charges.ts';

type World = ReturnType<typeof openCheckout>;

const step = (world: World) => selectStep(world.snapshot());
const emailFirst = { config: { asksEmailFirst: true } };

const customer = {
  _id: 'customer-1',
  loggedIn: true,
  groupId: 0,
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Lifter',
  telephone: '6145550100',
  segments: [],
} as const;

const saved = { ...shopper, _id: 'home', email: '' };

describe('checkout pages', () => {
  it.each([
    ['start', 1, 'S2-checkout-10'],
    ['shipping', 2, 'S2-checkout-11'],
    ['payment', 3, 'S2-checkout-12'],
    ['review', 4, 'S2-checkout-13'],
  ] as const)('have %s as number %i, in this order [%s]', async (page, number, _requirement) => {
    const world = openCheckout(emailFirst);
    const seen: string[] = [step(world)];
    world.actor.send({ type: 'email.changed', email: shopper.email });
    world.actor.send({ type: 'step.continue' });
    seen.push(step(world));
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    seen.push(step(world));
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    seen.push(step(world));
    expect(seen).toEqual(checkoutSteps);
    expect(seen.indexOf(page) + 1).toBe(number);
    expect(checkoutStepNumber(page)).toBe(number);
  });

  it('start with the e-mail for a guest, stored in the order', async () => {
    const world = openCheckout(emailFirst);
    expect(selectHasStart(world.snapshot())).toBe(true);
    expect(selectBlockedReason(world.snapshot())).toBe('Please enter a valid email');
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'step.goTo', step: 'shipping' });
    expect(step(world)).toBe('start');
    world.actor.send({ type: 'email.changed', email: 'eve@example.com' });
    expect(selectCanContinue(world.snapshot())).toBe(true);
    world.actor.send({ type: 'step.continue' });
    expect(step(world)).toBe('shipping');
    expect(selectEmail(world.snapshot())).toBe('eve@example.com');
    world.actor.send({ type: 'step.back' });
    expect(step(world)).toBe('start');
    world.actor.send({ type: 'step.goTo', step: 'shipping' });
    expect(step(world)).toBe('shipping');
    world.actor.send({ type: 'step.goTo', step: 'start' });
    expect(step(world)).toBe('start');
  });

  it('start with shipping for a customer, without a start page', () => {
    const world = openCheckout({ ...emailFirst, customer });
    expect(step(world)).toBe('shipping');
    world.actor.send({ type: 'step.back' });
    world.actor.send({ type: 'step.goTo', step: 'start' });
    expect(step(world)).toBe('shipping');
  });

  it('start with the e-mail for a customer whose session has expired, until it is valid', () => {
    const world = openCheckout({ ...emailFirst, customer: { ...customer, loggedIn: false } });
    expect(step(world)).toBe('start');
    for (const email of ['', 'ada', 'ada@', 'ada@example']) {
      world.actor.send({ type: 'email.changed', email });
      world.actor.send({ type: 'step.continue' });
      world.actor.send({ type: 'step.goTo', step: 'shipping' });
      expect(step(world)).toBe('start');
      expect(selectBlockedReason(world.snapshot())).toBe('Please enter a valid email');
    }
    world.actor.send({ type: 'email.changed', email: 'ada@example.com' });
    world.actor.send({ type: 'step.goTo', step: 'shipping' });
    expect(step(world)).toBe('shipping');
  });

  it('lead from start to payment and back if nothing is shipped', async () => {
    const world = openCheckout({ ...emailFirst, products: [product(1, { type: 'virtual' })] });
    expect(step(world)).toBe('start');
    world.actor.send({ type: 'step.continue' });
    expect([step(world), selectBlockedReason(world.snapshot())]).toEqual(['start', 'Please enter a valid email']);
    world.actor.send({ type: 'email.changed', email: 'eve@example.com' });
    world.actor.send({ type: 'step.continue' });
    expect(step(world)).toBe('payment');
    expect(world.snapshot().context.billingAddress.email).toBe('eve@example.com');
    world.actor.send({ type: 'step.back' });
    expect(step(world)).toBe('start');
  });

  it('have no shipping page if nothing is shipped, and its path leads to payment [S4-ship-12]', () => {
    const virtual = { products: [product(1, { type: 'virtual' })] };
    const world = openCheckout({ ...virtual, customer });
    expect([step(world), selectPageFor(world.snapshot(), 'shipping')]).toEqual(['payment', 'payment']);
    world.actor.send({ type: 'step.goTo', step: 'shipping' });
    expect(step(world)).toBe('payment');
    const guest = openCheckout({ ...emailFirst, ...virtual });
    expect(selectPageFor(guest.snapshot(), 'shipping')).toBe('start');
  });
});

describe("address from the customer's address book", () => {
  const open = () => {
    const kept: string[] = [];
    const world = openCheckout({
      customer,
      savedAddresses: [saved],
      ports: {
        saveAddress: async ({ city }) => {
          kept.push(city);
        },
      },
    });
    return { ...world, kept };
  };

  it('is used for shipping or billing, with the e-mail entered by the shopper', () => {
    const world = open();
    world.actor.send({ type: 'address.picked', section: 'shipping', id: 'home' });
    expect(world.snapshot().context.shippingAddress).toMatchObject({
      ...shopper,
      _id: 'home',
      email: 'ada@example.com',
    });
    world.actor.send({ type: 'address.picked', section: 'billing', id: 'nowhere' });
    expect(world.snapshot().context.billingAddress.street).toEqual([]);
    world.actor.send({ type: 'address.picked', section: 'billing', id: 'home' });
    expect(world.snapshot().context.billingAddress.street).toEqual(['1 Barbell Way']);
  });

  it('is added to the address book once its page is complete, and only once', async () => {
    const world = open();
    world.actor.send({ type: 'address.keep', section: 'shipping', isKept: true });
    await world.fillShipping();
    expect(world.kept).toEqual([]);
    world.actor.send({ type: 'step.continue' });
    expect(world.kept).toEqual(['Columbus']);
    world.actor.send({ type: 'billing.sameAsShipping', isSame: false });
    world.actor.send({ type: 'billingAddress.changed', address: { ...shopper, city: 'Dayton' } });
    world.actor.send({ type: 'address.keep', section: 'billing', isKept: true });
    world.actor.send({ type: 'step.back' });
    world.actor.send({ type: 'step.continue' });
    expect(world.kept).toEqual(['Columbus', 'Dayton']);
  });

  it('is not added if incomplete, nor twice as the billing address, nor for a guest', async () => {
    const world = open();
    world.actor.send({ type: 'address.keep', section: 'shipping', isKept: true });
    world.actor.send({ type: 'address.keep', section: 'billing', isKept: true });
    world.actor.send({ type: 'sheet.opened' });
    world.actor.send({ type: 'step.goTo', step: 'shipping' });
    expect(world.kept).toEqual([]);
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'step.back' });
    expect(world.kept).toEqual(['Columbus']);

    const saveAddress = () => Promise.reject(new Error('a guest has no book'));
    const guest = openCheckout({ ports: { saveAddress } });
    guest.actor.send({ type: 'address.keep', section: 'shipping', isKept: true });
    await guest.fillShipping();
    guest.actor.send({ type: 'step.continue' });
    expect(step(guest)).toBe('payment');
  });

  it('is not added without an address book port, which does not block checkout', async () => {
    const world = openCheckout({ customer });
    world.actor.send({ type: 'address.keep', section: 'shipping', isKept: true });
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    expect(step(world)).toBe('payment');
  });

  it('does not block checkout if it cannot be saved', async () => {
    const logged: unknown[] = [];
    const world = openCheckout({
      customer,
      ports: { saveAddress: () => Promise.reject(new Error('down')), log: (...entry) => logged.push(entry) },
    });
    world.actor.send({ type: 'address.keep', section: 'shipping', isKept: true });
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    await world.advance(0);
    expect(step(world)).toBe('payment');
    expect(logged).toEqual([['The address could not be saved', { code: 'unexpected' }]]);
  });
});

describe('VAT and EORI numbers', () => {
  it('are sent with rates, tax and order, and removed when the country changes', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({
      type: 'shippingAddress.changed',
      address: { vatNumber: 'DE136695976', eoriNumber: 'DE1234567' },
    });
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote-2'));
    expect(world.rates.last().request.shippingAddress).toMatchObject({ vatNumber: 'DE136695976' });
    expect(world.tax.last().request).toMatchObject({ vatNumber: 'DE136695976', eoriNumber: 'DE1234567' });
    await world.tax.last().answer(taxQuote(0, 0));
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    expect(world.place.last().request.shippingAddress).toMatchObject({
      vatNumber: 'DE136695976',
      eoriNumber: 'DE1234567',
    });
    const another = openCheckout();
    another.actor.send({ type: 'shippingAddress.changed', address: { ...shopper, vatNumber: 'DE136695976' } });
    another.actor.send({ type: 'shippingAddress.changed', address: { countryId: 'DE' } });
    expect(another.snapshot().context.shippingAddress).toMatchObject({ region: '', vatNumber: undefined });
  });
});

describe('several packages', () => {
  it('are each shipped with their own method [S4-method-01] [S4-method-03]', async () => {
    const world = openCheckout();
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    await world.advance(500);
    const { rates } = rateQuote();
    await world.rates.last().answer({
      ...rateQuote(),
      rates: [],
      split: rates.flatMap((rate) => [rate, { ...rate, packageNumber: 2 }]),
    });
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 2, shippingCode: 'air' });
    expect(selectPackages(world.snapshot()).map(({ selected }) => selected?.shippingCode)).toEqual(['ground', 'air']);
  });

  it('are not billed to the warehouse address if one of them is picked up [S4-pickup-05]', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 2, shippingCode: 'pickup' });
    expect(selectIsBillingSameAsShipping(world.snapshot())).toBe(false);
  });
});

describe('order metadata', () => {
  it('contains the app, the anonymous id and the language', async () => {
    const world = openCheckout({ meta: { appVersion: '3.3.0', platform: 'ios', anonymousId: 'anon-1' } });
    await world.reachReview();
    await world.placeOrder();
    expect(world.place.last().request.meta).toEqual({
      appVersion: '3.3.0',
      platform: 'ios',
      anonymousId: 'anon-1',
      l10n: 'en_US',
    });
  });
});

describe('five-for-five offer', () => {
  it("is requested when a guest's e-mail is known, and again for another e-mail", async () => {
    const world = openCheckout();
    expect(world.promotionStatus.calls).toHaveLength(0);
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    expect(world.promotionStatus.calls.map(({ request }) => request)).toEqual([shopper.email]);
    await world.promotionStatus.last().answer({ isEnabled: true, remaining: 2 });
    expect(selectPromotion(world.snapshot())).toMatchObject({ isOfferable: true, remaining: 2 });
  });

  it('is requested immediately for a customer', () => {
    const world = openCheckout({ customer });
    expect(world.promotionStatus.calls.map(({ request }) => request)).toEqual(['ada@example.com']);
  });
});

describe('leaving checkout', () => {
  const buyNow = { ...listOf(lineItem(1, 2)), type: 'buyNow' } as const;

  it.each(['/', '/cart', '/account/login-help', '/checkouts', '/product/bar?from=/login'])(
    'for %s deletes the buy-now list [S2-checkout-14]',
    (to) => {
      const world = openCheckout({ list: buyNow });
      world.actor.send({ type: 'checkout.left', to });
      expect(world.deleteList.calls.map(({ request }) => request)).toEqual(['list-1']);
    },
  );

  it.each([
    '/login',
    '/login?redirect=/checkout',
    '/customer/account/login',
    '/checkout',
    '/checkout/success?order=1',
    '/checkout/review#top',
  ])('for %s keeps the buy-now list [S2-checkout-14]', (to) => {
    const world = openCheckout({ list: buyNow });
    world.actor.send({ type: 'checkout.left', to });
    expect(world.deleteList.calls).toHaveLength(0);
  });

  it('keeps a cart, and the list of an order being placed [S2-checkout-14]', async () => {
    const cart = openCheckout();
    cart.actor.send({ type: 'checkout.left', to: '/' });
    expect(cart.deleteList.calls).toHaveLength(0);
    const placing = openCheckout({ list: buyNow });
    await placing.reachReview();
    await placing.placeOrder();
    placing.actor.send({ type: 'checkout.left', to: '/' });
    expect(placing.deleteList.calls).toHaveLength(0);
  });

  it('continues if the list cannot be deleted', async () => {
    const logged: unknown[] = [];
    const world = openCheckout({ list: buyNow, ports: { log: (...entry) => logged.push(entry) } });
    world.actor.send({ type: 'checkout.left', to: '/' });
    await world.deleteList.last().fail('no_response');
    expect(logged).toEqual([['The buy-now list could not be deleted', { code: 'no_response' }]]);
  });
});

describe('subscription', () => {
  it.each([
    ['S4-subs-01', { subscription_interval: 'month' }, { trial: true }, { subscription: true }],
    ['S4-subs-02', { subscription_interval: 'month', is_trial: true }, { subscription: true }, { trial: true }],
  ] as const)('is placed only with every agreement [%s]', async (_, attributes, agreedFirst, agreedThen) => {
    const world = openCheckout({ products: [product(1, { attributes })] });
    await world.reachReview();
    const { rowTotal } = world.snapshot().context.cart.items[0] ?? {};
    expect(selectRepeatedCharges(world.snapshot())).toEqual([{ amount: rowTotal, interval: 'month' }]);
    world.actor.send({ type: 'agreements.changed', agreements: agreedFirst });
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
    expect(selectErrors(world.snapshot()).map(({ code }) => code)).toEqual(['Subscription Agree Missing']);
    world.actor.send({ type: 'agreements.changed', agreements: agreedThen });
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(1);
  });
});
