import { money } from '@ironcart/core/money';
import { pickupCode, type RateQuote, type ShippingRate } from '@ironcart/core/shipping';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { card, lineItem, listOf, product, rateQuote, shopper, taxQuote } from '../testing/fixtures.ts';
import {
  selectBlockedReason,
  selectPackages,
  selectShippingState,
  selectTaxState,
  selectTotals,
} from './checkout.selectors.ts';

const chosenCodes = (world: ReturnType<typeof openCheckout>) =>
  selectPackages(world.snapshot()).map(({ selected }) => selected?.shippingCode);

const rate = (shippingCode: string, amount: number, packageNumber = 1): ShippingRate => ({
  ...(rateQuote('quote', amount).rates[0] as ShippingRate),
  shippingCode,
  packageNumber,
});
const quoteOf = (...rates: readonly ShippingRate[]): RateQuote => ({ transactionId: 'quote', rates, split: [] });

const isContinuing = (world: ReturnType<typeof openCheckout>) =>
  world.snapshot().matches({ editing: { shipping: 'continuing' } });

describe('shipping in checkout', () => {
  it('is notReady without items [S4-ship-06]', () => {
    const world = openCheckout({ list: listOf(), products: [] });
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    expect(selectShippingState(world.snapshot())).toBe('notReady');
  });

  it('is notReady while the address is invalid, and again once it becomes invalid [S4-ship-07]', async () => {
    const world = openCheckout();
    expect(selectShippingState(world.snapshot())).toBe('notReady');
    await world.fillShipping();
    expect(selectShippingState(world.snapshot())).toBe('valid');
    world.actor.send({ type: 'shippingAddress.changed', address: { postcode: '1' } });
    expect(selectShippingState(world.snapshot())).toBe('notReady');
    expect(selectPackages(world.snapshot())).toEqual([]);
  });

  it('requests rates with the priced lines, their weights and the address', async () => {
    const world = openCheckout();
    await world.fillShipping();
    expect(world.rates.last().request).toMatchObject({
      storeId: 1,
      subtotal: 20_000,
      shippingAddress: { postcode: '43201' },
      items: [{ sku: 'SKU-1', qty: 2, price: 10_000, rowTotal: 20_000, weight: 45 }],
    });
  });

  it('requests rates again if the same lines have a different price, because rates may depend on the subtotal', async () => {
    const world = openCheckout();
    await world.fillShipping();
    const list = listOf(lineItem(1, 2));
    world.actor.send({ type: 'cart.changed', list, products: [product(1, { listPrice: money(9_000) })] });
    await world.advance(500);
    expect(world.rates.calls.map(({ request }) => request.subtotal)).toEqual([20_000, 18_000]);
  });

  it('is split into packages for a heavy-direct item [S9-ship-02]', async () => {
    const attributes = { shipperhq_shipping_group: 'HEAVY_DIRECT' };
    const quote: RateQuote = { ...quoteOf(rate('ground', 1_500)), split: [rate('freight', 9_000)] };
    const isSplit = async (sold: ReturnType<typeof product>) => {
      const world = openCheckout({ products: [sold] });
      world.actor.send({ type: 'shippingMode.chosen', mode: 'fewestPackages' });
      world.actor.send({ type: 'shippingAddress.changed', address: shopper });
      await world.advance(500);
      await world.rates.last().answer(quote);
      return chosenCodes(world).includes('freight');
    };
    expect(await isSplit(product(1))).toBe(false);
    expect(await isSplit(product(1, { attributes }))).toBe(true);
  });

  it('continues to payment if Continue was pressed before the rates arrived', async () => {
    const world = openCheckout();
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    world.actor.send({ type: 'step.continue' });
    expect(isContinuing(world)).toBe(true);
    await world.advance(500);
    expect(world.snapshot().matches({ editing: 'shipping' })).toBe(true);
    await world.rates.last().answer(rateQuote('quote', 1_500));
    expect(world.snapshot().matches({ editing: 'payment' })).toBe(true);
    expect(isContinuing(world)).toBe(false);
  });

  it('stays on the page with a message if rates fail after Continue; an address change cancels Continue', async () => {
    const world = openCheckout();
    world.actor.send({ type: 'step.continue' });
    expect(isContinuing(world)).toBe(false);
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    world.actor.send({ type: 'step.continue' });
    await world.advance(500);
    await world.rates.last().fail('unreachable');
    expect(isContinuing(world)).toBe(false);
    expect(selectBlockedReason(world.snapshot())).toBe('Shipping rates could not be loaded. Please try again.');
    world.actor.send({ type: 'rates.reload' });
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'shippingAddress.changed', address: { company: 'Rivet' } });
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote', 1_500));
    expect(world.snapshot().matches({ editing: 'shipping' })).toBe(true);
  });

  it('keeps its rates when only the name or the comments change', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'shippingAddress.changed', address: { firstname: 'Grace' } });
    world.actor.send({ type: 'comments.changed', comments: 'Ring twice' });
    await world.advance(1_000);
    expect(selectShippingState(world.snapshot())).toBe('valid');
    expect(world.rates.calls).toHaveLength(1);
  });

  it("requests rates again, with an unchanged fingerprint, when the merchant changes a product's weight", async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'cart.changed', list: listOf(lineItem(1, 2)), products: [product(1)] });
    expect(selectShippingState(world.snapshot())).toBe('valid');
    world.actor.send({ type: 'cart.changed', list: listOf(lineItem(1, 2)), products: [product(1, { weight: 46 })] });
    expect(selectShippingState(world.snapshot())).toBe('loading');
    expect(world.rates.last().request).toMatchObject({ items: [{ weight: 46 }] });
    expect(world.rates.calls).toHaveLength(2);
  });

  it('sends the current address if the name was typed after the rates arrived', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'shippingAddress.changed', address: { firstname: 'Grace' } });
    world.actor.send({ type: 'rates.reload' });
    expect(world.rates.last().request.shippingAddress).toMatchObject({ firstname: 'Grace' });
    await world.rates.last().answer(rateQuote());
    world.actor.send({ type: 'tax.reload' });
    expect(world.tax.last().request.shippingAddress).toMatchObject({ firstname: 'Grace' });
  });

  it('selects from the rates of the current address, even if other rates arrive later', async () => {
    const world = openCheckout();
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    await world.advance(500);
    const former = world.rates.last();
    world.actor.send({ type: 'shippingAddress.changed', address: { postcode: '10001' } });
    await world.advance(500);
    await world.rates.last().answer(rateQuote('new', 900));
    await former.answer(rateQuote('old', 100));
    expect(selectTotals(world.snapshot()).shipping).toBe(900);
  });

  it('selects the requested code for a package that offers it [S4-method-01]', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' });
    expect(chosenCodes(world)).toEqual(['air']);
    expect(selectTotals(world.snapshot()).shipping).toBe(4_000);
  });

  it('otherwise selects the default code, or the cheapest that is not pickup [S4-method-02, S4-method-03]', async () => {
    const world = openCheckout();
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'rocket' });
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    await world.advance(500);
    await world.rates
      .last()
      .answer(
        quoteOf(
          rate('air', 100),
          rate('ground', 1_500),
          rate(pickupCode, 0, 2),
          rate('van', 700, 2),
          rate('bike', 600, 2),
        ),
      );
    expect(chosenCodes(world)).toEqual(['ground', 'bike']);
  });

  it('marks amounts that wait for rates or tax as unknown instead of 0', async () => {
    const world = openCheckout();
    expect(selectTotals(world.snapshot())).toMatchObject({
      subtotal: 20_000,
      shipping: undefined,
      tax: undefined,
      grandTotalIncludingTax: undefined,
    });
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    await world.advance(500);
    await world.rates.last().answer(rateQuote());
    expect(selectTotals(world.snapshot())).toMatchObject({
      shipping: 1_500,
      grandTotalExcludingTax: 21_500,
      tax: undefined,
    });
    await world.tax.last().answer(taxQuote());
    expect(selectTotals(world.snapshot())).toMatchObject({ tax: 800, grandTotalIncludingTax: 22_300 });
  });
});

describe('tax in checkout', () => {
  it('leaves notReady only once shipping is valid [S4-tax-05]', async () => {
    const world = openCheckout();
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    await world.advance(500);
    expect(selectTaxState(world.snapshot())).toBe('notReady');
    await world.rates.last().answer(rateQuote());
    expect(selectTaxState(world.snapshot())).toBe('loading');
    await world.tax.last().answer(taxQuote());
    expect(selectTaxState(world.snapshot())).toBe('valid');
    world.actor.send({ type: 'shippingAddress.changed', address: { postcode: '10001' } });
    expect(selectTaxState(world.snapshot())).toBe('notReady');
    expect(world.tax.calls).toHaveLength(1);
  });

  it('is valid without a request for an order that needs no tax [S4-tax-06]', async () => {
    const world = openCheckout({ kind: 'quote' });
    expect(selectTaxState(world.snapshot())).toBe('valid');
    await world.advance(10_000);
    expect(world.tax.calls).toHaveLength(0);
  });

  it('uses the pickup address for a pickup order [S4-tax-07]', async () => {
    const world = openCheckout();
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: pickupCode });
    await world.advance(500);
    await world.rates.last().answer(quoteOf(rate('ground', 1_500), rate(pickupCode, 0)));
    expect(world.tax.last().request).toMatchObject({
      shippingAmount: 0,
      shippingAddress: { city: 'Dayton', postcode: '45402', firstname: 'Ada' },
    });
  });

  it('asks for a shipping address in an order that an agent began as pickup, instead of shipping to the pickup place', async () => {
    const world = openCheckout();
    const { pickup } = world.snapshot().context.site;
    if (pickup === undefined) throw new Error('Orders of the test site can be collected');
    world.actor.send({
      type: 'shippingAddress.changed',
      address: { ...shopper, ...pickup, street: [...pickup.street] },
    });
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: pickupCode });
    expect(world.snapshot().context.shippingAddress.city).toBe('Dayton');
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'ground' });
    const { firstname, street, city, postcode } = world.snapshot().context.shippingAddress;
    expect({ firstname, street, city, postcode }).toEqual({ firstname: 'Ada', street: [], city: '', postcode: '' });
  });

  it('uses the shipping address for a shipped order [S4-tax-08]', async () => {
    const world = openCheckout();
    await world.fillShipping();
    expect(world.tax.last().request).toMatchObject({ shippingAmount: 1_500, shippingAddress: { city: 'Columbus' } });
  });

  it('uses the billing address for a virtual order [S4-tax-09]', () => {
    const world = openCheckout({ products: [product(1, { type: 'virtual' })] });
    world.actor.send({ type: 'shippingAddress.changed', address: { ...shopper, city: 'Dayton' } });
    expect(world.tax.calls).toHaveLength(0);
    world.actor.send({ type: 'billingAddress.changed', address: shopper });
    expect(world.tax.last().request).toMatchObject({ shippingAmount: 0, shippingAddress: { city: 'Columbus' } });
  });

  it('is requested again when another rate is selected, because shipping is taxed', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' });
    expect(selectTaxState(world.snapshot())).toBe('loading');
    expect(world.tax.last().request).toMatchObject({ shippingAmount: 4_000 });
  });

  it('is requested with the weight-tier discount, which the totals subtract [S9-hundo-01]', async () => {
    const plate = product(1, { hundoPricing: [{ ruleWeight: 90, discountPerLb: money(5) }] });
    const world = openCheckout({ products: [plate] });
    await world.fillShipping();
    expect(world.tax.last().request).toMatchObject({ hundoDiscount: 450 });
    expect(selectTotals(world.snapshot())).toMatchObject({
      subtotal: 20_000,
      discount: 450,
      grandTotalExcludingTax: 21_050,
    });
  });

  it('is not requested with the rates of a previous address', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'cart.changed', list: listOf(lineItem(1, 3)), products: [product(1)] });
    expect(world.tax.calls).toHaveLength(1);
    expect(selectTaxState(world.snapshot())).toBe('notReady');
    world.actor.send({ type: 'payment.tokenReceived', card });
    expect(selectTotals(world.snapshot())).toMatchObject({ subtotal: 30_000, shipping: undefined });
  });
});
