import type { ApplePayContact } from '@ironcart/core/apple-pay';
import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import {
  selectAmountToPay,
  selectErrors,
  selectIsSheetOpen,
  selectPayment,
  selectPlacedOrder,
  selectShippingState,
  selectStep,
} from '../index.ts';
import { openCheckout } from '../testing/checkout-world.ts';
import {
  card,
  lineItem,
  listOf,
  paymentMethods,
  product,
  rateQuote,
  shopper,
  taxQuote,
  wallets,
} from '../testing/fixtures.ts';
import { SETTLE_LIMIT_MS } from './apple-pay.machine.ts';
import type { ApplePayCommand, ApplePaySheetEvent } from './apple-pay.types.ts';
import { applePayOrderOf } from './apple-pay-order.ts';
import { attachApplePay } from './attach-apple-pay.ts';

/** The part of an address that the sheet reveals before payment. */
const redacted: ApplePayContact = {
  postalAddress: { locality: 'Columbus', administrativeArea: 'OH', postalCode: '43201', countryCode: 'us' },
};

const contact: ApplePayContact = {
  emailAddress: 'ada@example.com',
  phoneNumber: '6145550100',
  name: { givenName: 'Ada', familyName: 'Lifter' },
  postalAddress: { ...redacted.postalAddress, addressLines: ['1 Barbell Way'] },
};

const authorised = { type: 'applePay.authorised', token: 'apple-1', shippingContact: contact } as const;

/** A guest's checkout with Apple Pay attached; nothing is filled in. */
const open = async (over: Parameters<typeof openCheckout>[0] = {}) => {
  const world = openCheckout({ wallets, ...over });
  await world.paymentMethods.last().answer(paymentMethods);
  const commands: ApplePayCommand[] = [];
  const applePay = attachApplePay(world.actor, {
    storeName: 'Ironcart',
    command: (command) => commands.push(command),
  });
  const send = async (event: ApplePaySheetEvent) => {
    applePay.send(event);
    await world.advance(0);
  };
  return { ...world, commands, applePay, say: send, last: () => commands.at(-1) };
};
type World = Awaited<ReturnType<typeof open>>;

const choose = async (world: World, chosen: ApplePayContact = redacted) => {
  await world.say({ type: 'applePay.requested' });
  await world.say({ type: 'applePay.contactSelected', contact: chosen });
};

/** The sheet is open and shows the order's rates and tax. */
const openSettled = async (over: Parameters<typeof openCheckout>[0] = {}) => {
  const world = await open(over);
  await choose(world);
  await world.rates.last().answer(rateQuote());
  await world.tax.last().answer(taxQuote());
  return world;
};

const codes = (world: World) => selectErrors(world.snapshot()).map(({ code }) => code);

describe('starting Apple Pay', () => {
  it('presents the sheet with the order, immediately and over the current page [S4-applepay-04]', async () => {
    const world = await open();
    world.applePay.send({ type: 'applePay.requested' });
    expect(world.commands).toEqual([
      {
        kind: 'present',
        request: {
          total: { label: 'Ironcart', amount: 20_000 },
          isTotalPending: true,
          lineItems: [{ label: 'Subtotal', amount: 20_000 }],
          shippingOptions: [],
          countryCode: 'US',
          currencyCode: 'USD',
          needsShipping: true,
        },
      },
    ]);
    expect(selectIsSheetOpen(world.snapshot())).toBe(true);
    expect(selectStep(world.snapshot())).toBe('shipping');
  });

  it('presents nothing if Apple Pay is not offered [S4-applepay-01]', async () => {
    const world = await open({ wallets: { ...wallets, canDevicePay: false } });
    await world.say({ type: 'applePay.requested' });
    expect(world.commands).toEqual([]);
    expect(selectIsSheetOpen(world.snapshot())).toBe(false);
  });

  it('first requires agreement to a subscription, because paying in the sheet places the order [S5-subs-01]', async () => {
    const world = await open({ products: [product(1, { attributes: { subscription_interval: 'month' } })] });
    await world.say({ type: 'applePay.requested' });
    expect(world.commands).toEqual([]);
    expect(codes(world)).toEqual(['Subscription Agree Missing']);
    world.actor.send({ type: 'agreements.changed', agreements: { subscription: true } });
    await world.say({ type: 'applePay.requested' });
    expect(world.last()?.kind).toBe('present');
  });
});

describe('address selected in the sheet', () => {
  it('sets shipping to loading immediately [S4-applepay-05]', async () => {
    const world = await open();
    await choose(world);
    expect(selectShippingState(world.snapshot())).toBe('loading');
    expect(world.rates.calls).toHaveLength(1);
  });

  it('sets shipping to loading even for the previous address [S4-applepay-05]', async () => {
    const world = await openSettled();
    await world.say({ type: 'applePay.contactSelected', contact: redacted });
    expect(selectShippingState(world.snapshot())).toBe('loading');
    expect(world.commands).toHaveLength(2);
  });

  it('becomes the shipping address of the order, in its redacted form [S4-applepay-06]', async () => {
    const world = await open();
    await choose(world);
    expect(world.snapshot().context.shippingAddress).toMatchObject({
      city: 'Columbus',
      region: 'OH',
      postcode: '43201',
      countryId: 'US',
      street: [],
    });
    expect(world.rates.last().request.shippingAddress).toMatchObject({ postcode: '43201' });
  });

  it('is answered with the total and the shipping methods, the selected one first [S4-applepay-07]', async () => {
    const world = await open();
    await choose(world);
    await world.rates.last().answer(rateQuote());
    expect(world.commands).toHaveLength(1);
    await world.tax.last().answer(taxQuote());
    expect(world.last()).toEqual({
      kind: 'update',
      errors: [],
      details: {
        total: { label: 'Ironcart', amount: 22_300 },
        isTotalPending: false,
        lineItems: [
          { label: 'Subtotal', amount: 20_000 },
          { label: 'Shipping', amount: 1_500 },
          { label: 'Tax', amount: 800 },
        ],
        shippingOptions: [
          { id: 'ground', label: 'Ground', detail: 'Iron Freight', amount: 1_500, isSelected: true },
          { id: 'air', label: 'Air', detail: 'Iron Freight', amount: 4_000, isSelected: false },
        ],
      },
    });
  });

  it('without available shipping is marked in the sheet, and another one can be selected', async () => {
    const world = await open();
    await choose(world, { postalAddress: { countryCode: 'XX', postalCode: '1' } });
    expect(world.last()).toMatchObject({ kind: 'update', errors: [{ contact: 'shipping' }] });
    await world.say({ type: 'applePay.contactSelected', contact: redacted });
    await world.rates.last().fail('no_shipping_method');
    expect(world.last()).toMatchObject({
      errors: [{ contact: 'shipping', message: 'Nobody delivers this order to your address.' }],
    });
    await world.say({ type: 'applePay.contactSelected', contact: redacted });
    await world.rates.last().answer(rateQuote());
    await world.tax.last().answer(taxQuote());
    expect(world.last()).toMatchObject({ errors: [], details: { isTotalPending: false } });
  });

  it('is answered even if the store does not respond', async () => {
    const world = await open();
    await choose(world);
    await world.advance(SETTLE_LIMIT_MS);
    expect(world.last()).toMatchObject({ kind: 'update', errors: [{ contact: 'shipping' }] });
  });

  it('does not permit placing while it is redacted, although rates and tax are known', async () => {
    const world = await openSettled();
    world.actor.send({ type: 'order.place' });
    await world.advance(0);
    expect(world.place.calls).toHaveLength(0);
    expect(world.last()).toEqual({ kind: 'abort' });
  });
});

describe('shipping method selected in the sheet', () => {
  it('is applied, and answered with the new total [S4-applepay-08]', async () => {
    const world = await openSettled();
    await world.say({ type: 'applePay.methodSelected', shippingCode: 'air' });
    expect(world.commands).toHaveLength(2);
    await world.tax.last().answer(taxQuote(700, 300));
    expect(world.last()).toMatchObject({
      kind: 'update',
      details: { total: { amount: 25_000 }, shippingOptions: [{ id: 'air', isSelected: true }, { id: 'ground' }] },
    });
    expect(world.rates.calls).toHaveLength(1);
  });

  it('applies to every package, and is offered only if every package has it [S4-applepay-08]', async () => {
    const world = await open();
    await choose(world);
    const [ground, air] = rateQuote().rates;
    if (ground === undefined || air === undefined) throw new Error('two rates');
    await world.rates.last().answer({
      ...rateQuote(),
      rates: [],
      split: [ground, air, { ...ground, packageNumber: 2, amount: money(500) }],
    });
    await world.tax.last().answer(taxQuote());
    expect(world.last()).toMatchObject({
      details: { shippingOptions: [{ id: 'ground', amount: 2_000, isSelected: true }] },
    });
  });
});

describe('payment in the sheet', () => {
  it('applies the contacts and the token to the order, and places it [S4-applepay-09] [S4-applepay-10]', async () => {
    const world = await openSettled();
    await world.say({
      ...authorised,
      billingContact: {
        ...contact,
        emailAddress: undefined,
        postalAddress: { ...contact.postalAddress, locality: 'Dayton' },
      },
    });
    expect(world.place.last().request).toMatchObject({
      shippingAddress: { firstname: 'Ada', street: ['1 Barbell Way'], city: 'Columbus', telephone: '6145550100' },
      billingAddress: { city: 'Dayton', email: 'ada@example.com' },
      payment: { paymentType: 'adyen', adyenType: 'applepay', amount: 22_300, transactionToken: 'apple-1' },
      customer: { email: 'ada@example.com' },
    });
  });

  it('uses the shipping address for billing if the sheet has no other one [S4-applepay-09]', async () => {
    const world = await openSettled();
    await world.say(authorised);
    expect(world.place.last().request.billingAddress).toMatchObject({ city: 'Columbus', street: ['1 Barbell Way'] });
  });

  it('can be billed in a country without regions, using the city instead', async () => {
    const world = await openSettled();
    await world.say({
      ...authorised,
      billingContact: {
        ...contact,
        postalAddress: { ...contact.postalAddress, administrativeArea: '', countryCode: 'DE' },
      },
    });
    expect(world.place.last().request.billingAddress).toMatchObject({ region: 'Columbus', countryId: 'DE' });
  });

  it('reports success to the app only once the order is placed [S4-applepay-11]', async () => {
    const world = await openSettled();
    await world.say(authorised);
    await world.place.last().answer(world.accepted('published'));
    expect(world.commands.map(({ kind }) => kind)).toEqual(['present', 'update']);
    await world.advance(500);
    expect(world.last()).toEqual({ kind: 'complete', status: 'success' });
    expect(selectPlacedOrder(world.snapshot())?.orderId).toBe('order-1');
  });

  it.each(['payment_error', 'wrong_tax_total', 'inventory_error', 'giftcard_balance_error', 'no_response'])(
    'reports failure to the app when placing fails with %s, and clears its payment [S8-err-order-34] [S4-applepay-11]',
    async (code) => {
      const world = await openSettled();
      await world.say(authorised);
      await world.place.last().answer(world.refused(code));
      await world.advance(500);
      if (world.reloadCart.calls.length > 0) {
        await world.reloadCart.last().answer({ list: listOf(lineItem(1, 2)), products: [product(1)] });
      }
      expect(world.last()).toEqual({ kind: 'complete', status: 'failure' });
      expect(world.commands.filter(({ kind }) => kind === 'complete')).toHaveLength(1);
      expect(selectIsSheetOpen(world.snapshot())).toBe(false);
      expect(selectPayment(world.snapshot())).toMatchObject({ isReady: false, token: undefined });
      expect(codes(world)).toHaveLength(1);
      // The whole address that the wallet gave stays: the shopper need not type it.
      expect(world.snapshot().context.shippingAddress.street).toEqual(['1 Barbell Way']);
    },
  );

  it('waits for the rates of the full address, and fails if the total has changed', async () => {
    const world = await open();
    await choose(world, { postalAddress: { ...redacted.postalAddress, postalCode: '43202' } });
    await world.rates.last().answer(rateQuote());
    await world.tax.last().answer(taxQuote());
    await world.say(authorised);
    expect(world.place.calls).toHaveLength(0);
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote-2', 9_900));
    await world.tax.last().answer(taxQuote());
    expect(world.place.calls).toHaveLength(0);
    expect(world.last()).toEqual({ kind: 'complete', status: 'failure' });
    expect(codes(world)).toEqual(['wrong_payment_amount']);
  });

  it('waits for the rates of the full address, and places the order if the total is unchanged', async () => {
    const world = await open();
    await choose(world, { postalAddress: { ...redacted.postalAddress, postalCode: '43202' } });
    await world.rates.last().answer(rateQuote());
    await world.tax.last().answer(taxQuote());
    await world.say(authorised);
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote-2'));
    await world.tax.last().answer(taxQuote());
    expect(world.place.last().request.shipping).toMatchObject([{ transactionId: 'quote-2' }]);
  });

  it('fails if the rates of the full address fail or never arrive', async () => {
    const failing = await openSettled();
    await failing.say({
      ...authorised,
      shippingContact: { ...contact, postalAddress: { ...contact.postalAddress, postalCode: '43299' } },
    });
    await failing.advance(500);
    await failing.rates.last().fail('no_shipping_method');
    expect(failing.last()).toEqual({ kind: 'complete', status: 'failure' });
    expect(codes(failing)).toEqual(['no_shipping_method']);

    const silent = await openSettled();
    await silent.say({ ...authorised, shippingContact: redacted });
    await silent.advance(SETTLE_LIMIT_MS);
    expect(silent.last()).toEqual({ kind: 'complete', status: 'failure' });
    expect(silent.place.calls).toHaveLength(0);
  });

  it('does not charge a cart that changed in another tab while the sheet was open', async () => {
    const world = await openSettled();
    world.actor.send({ type: 'cart.changed', list: listOf(lineItem(1, 3)), products: [product(1)] });
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote-2'));
    await world.tax.last().answer(taxQuote());
    await world.say(authorised);
    expect(world.place.calls).toHaveLength(0);
    expect(world.last()).toEqual({ kind: 'complete', status: 'failure' });
  });

  it('bills a virtual order to the contact, with tax for that address', async () => {
    const world = await open({ products: [product(1, { type: 'virtual' })] });
    await choose(world);
    expect(world.commands[0]).toMatchObject({ request: { needsShipping: false } });
    await world.tax.last().answer(taxQuote(700, 0));
    expect(world.last()).toMatchObject({ kind: 'update', details: { total: { amount: 20_700 } } });
    await world.say({ ...authorised, billingContact: contact });
    expect(world.place.last().request).toMatchObject({
      shippingAddress: undefined,
      billingAddress: { firstname: 'Ada', street: ['1 Barbell Way'] },
      customer: { email: 'ada@example.com' },
    });
  });
});

describe('contact data known before payment in the sheet', () => {
  it.each([
    ['the shipping address for shipped goods', product(1), 'Columbus'],
    ['the billing address for a virtual order', product(1, { type: 'virtual' }), 'Dayton'],
  ])('is %s', async (_, only, city) => {
    const world = await open({ products: [only] });
    world.actor.send({ type: 'shippingAddress.changed', address: { city: 'Columbus' } });
    world.actor.send({ type: 'billingAddress.changed', address: { city: 'Dayton' } });
    expect(applePayOrderOf(world.snapshot(), 'Ironcart').known).toMatchObject({ city });
  });
});

describe('reason why the order of the sheet cannot be paid', () => {
  it('is a line without a price, before any other reason', async () => {
    const world = await open({ list: listOf(lineItem(1), lineItem(9)) });
    expect(applePayOrderOf(world.snapshot(), 'Ironcart').failure).toBe('wrong_product_price');
  });

  it('is missing rates or tax, and undefined once both are available', async () => {
    const world = await open();
    const failure = () => applePayOrderOf(world.snapshot(), 'Ironcart').failure;
    await choose(world);
    expect(failure()).toBeUndefined();
    await world.rates.last().answer({ transactionId: 'empty', rates: [], split: [] });
    expect(failure()).toBe('no_shipping_rates');
    await world.say({ type: 'applePay.contactSelected', contact: redacted });
    await world.rates.last().answer(rateQuote());
    await world.tax.last().fail('no_response');
    expect(failure()).toBe('tax_error');
    world.actor.send({ type: 'tax.reload' });
    await world.tax.last().answer(taxQuote());
    expect(failure()).toBeUndefined();
  });
});

describe('cancelling the sheet', () => {
  it('clears its payment and restores the previous order [S4-applepay-12]', async () => {
    const world = await open();
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'payment.tokenReceived', card });
    await world.say({ type: 'applePay.requested' });
    await world.say({
      type: 'applePay.contactSelected',
      contact: { postalAddress: { countryCode: 'DE', postalCode: '10999' } },
    });
    expect(world.snapshot().context.shippingAddress.countryId).toBe('DE');
    await world.say({ type: 'applePay.cancelled' });
    expect(selectIsSheetOpen(world.snapshot())).toBe(false);
    expect(selectStep(world.snapshot())).toBe('payment');
    expect(world.snapshot().context.shippingAddress).toMatchObject(shopper);
    expect(selectPayment(world.snapshot())).toMatchObject({ isReady: false, token: undefined });
    expect(world.commands.map(({ kind }) => kind)).toEqual(['present']);
  });

  it('after paying, while rates are loading, places no order [S4-applepay-12]', async () => {
    const world = await openSettled();
    await world.say({
      ...authorised,
      shippingContact: { ...contact, postalAddress: { ...contact.postalAddress, postalCode: '43299' } },
    });
    expect(selectPayment(world.snapshot()).token).toBe('apple-1');
    await world.say({ type: 'applePay.cancelled' });
    expect(selectPayment(world.snapshot()).token).toBeUndefined();
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote-2'));
    expect(world.place.calls).toHaveLength(0);
  });

  it('permits opening the sheet again', async () => {
    const world = await openSettled();
    await world.say({ type: 'applePay.cancelled' });
    await world.say({ type: 'applePay.requested' });
    expect(world.last()?.kind).toBe('present');
  });

  it('happens automatically when Apple Pay is detached', async () => {
    const world = await openSettled();
    world.applePay.detach();
    expect(selectIsSheetOpen(world.snapshot())).toBe(false);
  });
});

describe('order while the sheet is open', () => {
  it.each(['start', 'shipping', 'payment', 'review'] as const)('stays on the page %s', async (page) => {
    const world = await open({ config: { asksEmailFirst: page === 'start' } });
    if (page === 'payment' || page === 'review') {
      await world.fillShipping();
      world.actor.send({ type: 'step.continue' });
      world.actor.send({ type: 'payment.tokenReceived', card });
      if (page === 'review') world.actor.send({ type: 'step.continue' });
    }
    expect(selectStep(world.snapshot())).toBe(page);
    await world.say({ type: 'applePay.requested' });
    expect(selectStep(world.snapshot())).toBe(page);
    await world.say({ type: 'applePay.cancelled' });
    expect(selectStep(world.snapshot())).toBe(page);
  });

  it('is paid by card with its total after gift cards, as shown in the sheet', async () => {
    const world = await openSettled();
    world.actor.send({ type: 'giftCard.added', code: 'gift-1' });
    await world.giftCard.last().answer({ code: 'GIFT-1', balance: money(2_300) });
    expect(selectAmountToPay(world.snapshot())).toBe(20_000);
    await world.say({ type: 'applePay.contactSelected', contact: redacted });
    await world.rates.last().answer(rateQuote());
    await world.tax.last().answer(taxQuote());
    expect(world.last()).toMatchObject({
      details: {
        total: { amount: 20_000 },
        lineItems: expect.arrayContaining([{ label: 'Gift cards', amount: -2_300 }]),
      },
    });
    await world.say(authorised);
    expect(world.place.last().request.payment.amount).toBe(20_000);
  });
});
