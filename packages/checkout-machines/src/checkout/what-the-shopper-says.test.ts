import type { Order } from '@ironcart/core/order';
import type { RateQuote } from '@ironcart/core/shipping';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { card, lineItem, listOf, product, rateQuote, shopper, taxQuote } from '../testing/fixtures.ts';
import {
  selectAddressIssues,
  selectErrors,
  selectPackages,
  selectStep,
  selectTokenRequestId,
} from './checkout.selectors.ts';
import type { OrderFact } from './checkout.types.ts';

const home = { ...shopper, _id: 'home', street: ['9 Plate Lane'], email: '' };
const opened = () => openCheckout({ savedAddresses: [home] });
type World = ReturnType<typeof opened>;

/** The number of calls to each service so far. */
const asked = ({ rates, tax, paymentMethods, place }: World) => ({
  rates: rates.calls.length,
  tax: tax.calls.length,
  paymentMethods: paymentMethods.calls.length,
  place: place.calls.length,
});

/** Answers all pending calls until there are none. */
const answerAll = async (world: World): Promise<void> => {
  for (let before = ''; before !== JSON.stringify(asked(world)); ) {
    before = JSON.stringify(asked(world));
    await world.advance(500);
    await world.rates.last().answer(rateQuote(`quote-${world.rates.calls.length}`));
    await world.tax.last().answer(taxQuote());
  }
};

/** The order that is placed after the shopper has said all of this on the review page. */
const placedAfter = async (...facts: readonly OrderFact[]) => {
  const world = opened();
  await world.reachReview();
  const before = asked(world);
  for (const fact of facts) world.actor.send(fact);
  await answerAll(world);
  const after = asked(world);
  await world.placeOrder();
  return {
    order: world.place.last().request as Order,
    asksAgain: (['rates', 'tax', 'paymentMethods'] as const).filter((name) => after[name] > before[name]),
  };
};

/** The fields of the order that differ from the order without the facts. */
const changesOf = async (...facts: readonly OrderFact[]) => {
  const { order: plain } = await placedAfter();
  const { order, asksAgain } = await placedAfter(...facts);
  const changed = (Object.keys(order) as (keyof Order)[]).filter(
    (field) => JSON.stringify(order[field]) !== JSON.stringify(plain[field]),
  );
  return { asksAgain, order: Object.fromEntries(changed.map((field) => [field, order[field]])) };
};

const billed = { ...shopper, city: 'Dayton' };

describe('change made by the shopper on the review page', () => {
  it.each<readonly [string, readonly OrderFact[], Awaited<ReturnType<typeof changesOf>>]>([
    [
      'comments',
      [{ type: 'comments.changed', comments: 'Ring twice' }],
      { asksAgain: [], order: { comments: 'Ring twice' } },
    ],
    [
      'another name',
      [{ type: 'shippingAddress.changed', address: { firstname: 'Grace' } }],
      {
        asksAgain: [],
        order: {
          shippingAddress: { ...shopper, firstname: 'Grace' },
          billingAddress: { ...shopper, firstname: 'Grace' },
        },
      },
    ],
    [
      'another e-mail',
      [{ type: 'email.changed', email: 'grace@example.com' }],
      {
        asksAgain: [],
        order: {
          shippingAddress: { ...shopper, email: 'grace@example.com' },
          billingAddress: { ...shopper, email: 'grace@example.com' },
          customer: { email: 'grace@example.com', customerId: undefined, groupId: 0 },
        },
      },
    ],
    [
      'a separate billing address, then the e-mail',
      [
        { type: 'billing.sameAsShipping', isSame: false },
        { type: 'billingAddress.changed', address: billed },
        { type: 'email.changed', email: 'grace@example.com' },
      ],
      {
        asksAgain: [],
        order: {
          shippingAddress: { ...shopper, email: 'grace@example.com' },
          billingAddress: { ...billed, email: 'grace@example.com' },
          customer: { email: 'grace@example.com', customerId: undefined, groupId: 0 },
        },
      },
    ],
    [
      'a billing address from the address book',
      [
        { type: 'billingAddress.changed', address: billed },
        { type: 'address.picked', section: 'billing', id: 'home' },
        { type: 'billing.sameAsShipping', isSame: false },
      ],
      { asksAgain: [], order: { billingAddress: { ...home, email: shopper.email } } },
    ],
    [
      'a billing address that is not in the address book',
      [{ type: 'address.picked', section: 'shipping', id: 'gone' }],
      { asksAgain: [], order: {} },
    ],
    ['agreements', [{ type: 'agreements.changed', agreements: { trial: true } }], { asksAgain: [], order: {} }],
    [
      'a faster shipping mode',
      [{ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' }],
      {
        asksAgain: ['tax'],
        order: {
          shipping: [expect.objectContaining({ shippingCode: 'air' })],
          totals: expect.objectContaining({ shipping: 4_000, tax: 800, grandTotalIncludingTax: 24_800 }),
          payment: expect.objectContaining({ amount: 24_800 }),
        },
      },
    ],
    [
      'another city',
      [{ type: 'shippingAddress.changed', address: { city: 'Dayton', postcode: '45402' } }],
      {
        asksAgain: ['rates', 'tax'],
        order: {
          shippingAddress: { ...shopper, city: 'Dayton', postcode: '45402' },
          billingAddress: { ...shopper, city: 'Dayton', postcode: '45402' },
          shipping: [expect.objectContaining({ transactionId: 'quote-2' })],
        },
      },
    ],
    [
      'the same cart again',
      [{ type: 'cart.changed', list: listOf(lineItem(1, 2)), products: [product(1)] }],
      { asksAgain: [], order: {} },
    ],
    [
      'a higher quantity',
      [{ type: 'cart.changed', list: listOf(lineItem(1, 3)), products: [product(1)] }],
      {
        asksAgain: ['rates', 'tax'],
        order: {
          items: [expect.objectContaining({ qty: 3, rowTotal: 30_000 })],
          shipping: [expect.objectContaining({ transactionId: 'quote-2' })],
          totals: expect.objectContaining({ subtotal: 30_000, grandTotalIncludingTax: 32_300 }),
          payment: expect.objectContaining({ amount: 32_300 }),
        },
      },
    ],
  ])('updates its part of the order, and reloads only dependent data: %s', async (_, facts, changes) => {
    expect(await changesOf(...facts)).toEqual(changes);
  });

  it('requests the payment methods of another country', async () => {
    const world = opened();
    await world.reachReview();
    const before = asked(world);
    world.actor.send({ type: 'shippingAddress.changed', address: { countryId: 'DE', region: '', postcode: '10115' } });
    await world.advance(500);
    expect(world.paymentMethods.last().request).toBe('DE');
    expect(asked(world)).toEqual({ ...before, rates: 2, paymentMethods: before.paymentMethods + 1 });
  });
});

describe('shipping mode', () => {
  const [ground] = rateQuote().rates;
  const inPackage = (packageNumber: number) => ({ ...ground, shippingCode: 'freight', packageNumber });
  /** One package where the order goes together, two where each piece goes as soon as it can. */
  const quote = (transactionId: string) => ({
    ...rateQuote(transactionId),
    split: [inPackage(1), inPackage(2)] as RateQuote['split'],
  });
  const shipped = (world: World) => selectPackages(world.snapshot()).map(({ selected }) => selected?.shippingCode);

  it('regroups the packages of the order when the shopper selects another mode', async () => {
    const world = opened();
    world.actor.send({ type: 'shippingMode.chosen', mode: 'fewestPackages' });
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    await world.advance(500);
    await world.rates.last().answer(quote('quote-1'));
    expect(shipped(world)).toEqual(['ground']);
    world.actor.send({ type: 'shippingMode.chosen', mode: 'fastest' });
    await world.advance(500);
    await world.rates.last().answer(quote('quote-2'));
    expect(shipped(world)).toEqual(['freight', 'freight']);
  });
});

describe('loaded subdivisions of a country', () => {
  const inUs = (regionId: number, code: string) => ({ regionId, countryId: 'US', code, name: code });
  const ontario = { regionId: 9, countryId: 'CA', code: 'ON', name: 'Ontario' };
  const isRegionWrong = (world: World, region: string) => {
    world.actor.send({ type: 'shippingAddress.changed', address: { ...shopper, region } });
    return selectAddressIssues(world.snapshot()).shipping.some(({ path }) => path === 'region');
  };

  it('replace the built-in ones of that country only', () => {
    const world = opened();
    world.actor.send({ type: 'regions.loaded', regions: [inUs(1, 'OH'), inUs(2, 'NY')] });
    world.actor.send({ type: 'regions.loaded', regions: [ontario] });
    expect(isRegionWrong(world, 'OH')).toBe(false);
    expect(isRegionWrong(world, 'ON')).toBe(true);
    world.actor.send({ type: 'regions.loaded', regions: [inUs(2, 'NY')] });
    expect(isRegionWrong(world, 'OH')).toBe(true);
    expect(isRegionWrong(world, 'NY')).toBe(false);
  });
});

describe('checkout errors', () => {
  it('are removed when the shopper dismisses them or continues, and stay during other actions', async () => {
    const world = opened();
    await world.reachReview();
    const refuse = async () => {
      await world.placeOrder();
      await world.place.last().answer(world.refused('wrong_tax_total'));
      await world.advance(500);
      await world.reloadCart.last().answer({ list: listOf(lineItem(1, 2)), products: [product(1)] });
      await answerAll(world);
    };
    const codes = () => selectErrors(world.snapshot()).map(({ code }) => code);
    await refuse();
    expect(codes()).toEqual(['wrong_tax_total']);
    world.actor.send({ type: 'comments.changed', comments: 'Ring twice' });
    expect(codes()).toEqual(['wrong_tax_total']);
    world.actor.send({ type: 'errors.dismissed' });
    expect(codes()).toEqual([]);
    expect(world.snapshot().context.outOfStock).toEqual([]);
    await refuse();
    expect(codes()).toEqual(['wrong_tax_total']);
    world.actor.send({ type: 'step.goTo', step: 'payment' });
    world.actor.send({ type: 'step.continue' });
    expect([selectStep(world.snapshot()), codes()]).toEqual(['review', []]);
  });
});

describe('card token that arrives after the shopper has gone back', () => {
  it('does not open the review', async () => {
    const world = opened();
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'payment.changed', isComplete: true });
    world.actor.send({ type: 'step.continue' });
    const requestId = selectTokenRequestId(world.snapshot());
    world.actor.send({ type: 'step.back' });
    world.actor.send({ type: 'payment.tokenReceived', requestId, card });
    expect(selectStep(world.snapshot())).toBe('shipping');
    world.actor.send({ type: 'step.continue' });
    expect(selectStep(world.snapshot())).toBe('payment');
    world.actor.send({ type: 'step.continue' });
    expect(selectStep(world.snapshot())).toBe('review');
  });
});
