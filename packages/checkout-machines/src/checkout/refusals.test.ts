import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import {
  lineItem,
  listOf,
  paymentMethods,
  product,
  rateQuote,
  shopper,
  taxQuote,
  wallets,
} from '../testing/fixtures.ts';
import {
  selectBlockedReason,
  selectErrors,
  selectIsSheetOpen,
  selectShippingRefusal,
  selectStep,
  selectTotals,
} from './checkout.selectors.ts';

type World = ReturnType<typeof openCheckout>;

const codes = (world: World) => selectErrors(world.snapshot()).map(({ code }) => code);
const sameCart = { list: listOf(lineItem(1, 2)), products: [product(1)] };

/** A checkout with an address, whose rates are requested. */
const addressed = async (over: Parameters<typeof openCheckout>[0] = {}) => {
  const world = openCheckout(over);
  world.actor.send({ type: 'shippingAddress.changed', address: shopper });
  await world.advance(500);
  return world;
};

describe('order without available shipping', () => {
  it('is reported until rates are requested again', async () => {
    const world = await addressed();
    await world.rates.last().fail('no_shipping_method');
    expect(selectShippingRefusal(world.snapshot())).toBe('Nobody delivers this order to your address.');
    world.actor.send({ type: 'rates.reload' });
    expect(selectShippingRefusal(world.snapshot())).toBeUndefined();
    expect(selectBlockedReason(world.snapshot())).toBe('Shipping rates are loading.');
    await world.rates.last().answer(rateQuote());
    expect(selectShippingRefusal(world.snapshot())).toBeUndefined();
    expect(selectBlockedReason(world.snapshot())).toBeUndefined();
  });

  it.each(['unknown_country', 'invalid_address', 'no_shipping_method', 'no_shipping_rates', 'card_number_refused'])(
    'shows a message if the store answers %s',
    async (code) => {
      const world = await addressed();
      await world.rates.last().fail(code);
      expect(selectShippingRefusal(world.snapshot())).toMatch(/\w+ .+\.$/);
    },
  );

  it('shows no message if the store is temporarily unreachable', async () => {
    const world = await addressed();
    await world.rates.last().fail('no_response');
    expect(selectShippingRefusal(world.snapshot())).toBeUndefined();
  });

  it('cannot continue while only pickup is available and not selected: tax and total stay unknown', async () => {
    const world = await addressed();
    const [ground] = rateQuote().rates;
    await world.rates.last().answer({ ...rateQuote(), rates: ground ? [{ ...ground, shippingCode: 'pickup' }] : [] });
    expect(selectBlockedReason(world.snapshot())).toBe('Please choose a shipping method.');
    expect(world.tax.calls).toHaveLength(0);
    expect(selectTotals(world.snapshot())).toMatchObject({ shipping: undefined, grandTotalIncludingTax: undefined });
    world.actor.send({ type: 'step.continue' });
    expect(selectStep(world.snapshot())).toBe('shipping');
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'pickup' });
    expect(selectBlockedReason(world.snapshot())).toBeUndefined();
  });
});

describe('cart that cannot be ordered', () => {
  it('names the invalid line', () => {
    const world = openCheckout({
      list: listOf(lineItem(1), lineItem(2, 11)),
      products: [product(1), product(2)],
    });
    expect(selectBlockedReason(world.snapshot())).toBe('Product 2: Only 10 left.');
  });
});

describe('state after a rejected order', () => {
  const refused = async (code: string) => {
    const world = openCheckout();
    await world.reachReview();
    await world.placeOrder();
    await world.place.last().answer(world.refused(code));
    await world.advance(500);
    return world;
  };

  it('has prices, shipping and tax of the current cart', async () => {
    const world = await refused('wrong_product_price');
    const before = { rates: world.rates.calls.length, tax: world.tax.calls.length };
    await world.reloadCart.last().answer({ list: listOf(lineItem(1, 3)), products: [product(1)] });
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote-2'));
    await world.tax.last().answer(taxQuote(1_050));
    expect([world.rates.calls.length > before.rates, world.tax.calls.length > before.tax]).toEqual([true, true]);
    expect(selectTotals(world.snapshot())).toMatchObject({ subtotal: 30_000, grandTotalIncludingTax: 32_650 });
    expect(codes(world)).toEqual(['wrong_product_price']);
  });

  it('shows the error at the card until the shopper enters another card', async () => {
    const world = await refused('payment_error');
    expect([selectStep(world.snapshot()), codes(world)]).toEqual(['payment', ['payment_error']]);
    world.actor.send({ type: 'payment.changed', isComplete: true });
    expect(codes(world)).toEqual(['payment_error']);
    world.actor.send({ type: 'step.continue' });
    expect([selectStep(world.snapshot()), codes(world)]).toEqual(['payment', []]);
    expect(selectBlockedReason(world.snapshot())).toBe('Your card is being checked.');
  });

  it('scrolls the page to the error once', async () => {
    const world = await refused('wrong_tax_total');
    await world.reloadCart.last().answer(sameCart);
    expect(world.emitted).toEqual([{ type: 'page.scrollToTop' }]);
  });
});

describe('wallet sheet with an order that cannot be placed', () => {
  it.each(['shipping', 'payment', 'review'] as const)(
    'closes over the page %s, which scrolls to the reason',
    async (page) => {
      const world = openCheckout({ wallets });
      await world.paymentMethods.last().answer(paymentMethods);
      if (page === 'shipping') await world.fillShipping();
      else await world.reachReview();
      world.actor.send({ type: 'step.goTo', step: page });
      world.actor.send({ type: 'sheet.opened' });
      expect(selectIsSheetOpen(world.snapshot())).toBe(true);
      world.actor.send({ type: 'sheet.failed', code: 'tax_error' });
      expect([selectIsSheetOpen(world.snapshot()), selectStep(world.snapshot())]).toEqual([false, page]);
      expect(codes(world)).toEqual(['tax_error']);
      expect(world.emitted).toEqual([{ type: 'page.scrollToTop' }]);
      world.actor.send({ type: 'sheet.opened' });
      expect(codes(world)).toEqual([]);
      world.actor.send({ type: 'sheet.cancelled' });
      expect([selectStep(world.snapshot()), codes(world), world.emitted.length]).toEqual([page, [], 1]);
    },
  );
});
