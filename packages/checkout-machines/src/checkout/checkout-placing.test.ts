import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { card, lineItem, listOf, product, rateQuote, shopper, taxQuote } from '../testing/fixtures.ts';
import {
  selectBlockedReason,
  selectCard,
  selectChallenge,
  selectErrors,
  selectIsPlacing,
  selectOutOfStock,
  selectPlacedOrder,
  selectShippingState,
  selectStep,
  selectTaxState,
  selectTotals,
} from './checkout.selectors.ts';

type World = ReturnType<typeof openCheckout>;

const codes = (world: World) => selectErrors(world.snapshot()).map(({ code }) => code);

const openReview = async (over: Parameters<typeof openCheckout>[0] = {}): Promise<World> => {
  const world = openCheckout(over);
  await world.reachReview();
  return world;
};

/** Places, is refused, and waits until loading is over. */
const placeAndFail = async (world: World, code: string, message = '', orderId?: string): Promise<void> => {
  await world.placeOrder();
  await world.place.last().answer(world.refused(code, message, orderId));
  await world.advance(500);
};

const sameCart = { list: listOf(lineItem(1, 2)), products: [product(1)] };

describe('order placement', () => {
  it('sends the order shown on the screen', async () => {
    const world = await openReview();
    world.actor.send({ type: 'comments.changed', comments: 'Ring twice' });
    await world.placeOrder();
    expect(world.place.last().request).toMatchObject({
      listId: 'list-1',
      storeId: 1,
      status: 'new',
      items: [{ sku: 'SKU-1', qty: 2, price: 10_000 }],
      shippingAddress: { postcode: '43201' },
      billingAddress: { postcode: '43201' },
      shipping: [{ shippingCode: 'ground', transactionId: 'quote-1', selected: true }],
      totals: { subtotal: 20_000, shipping: 1_500, itemTax: 700, shippingTax: 100, grandTotalIncludingTax: 22_300 },
      payment: { paymentType: 'adyen', adyenType: 'scheme', amount: 22_300, transactionToken: card.token },
      comments: 'Ring twice',
      customer: { email: shopper.email, groupId: 0 },
    });
  });

  it('rejects a second Place with `placing`: one POST [S5-place-01]', async () => {
    const world = await openReview();
    await world.placeOrder();
    await world.placeOrder();
    expect(world.emitted).toEqual([{ type: 'command.refused', code: 'placing' }]);
    expect(world.place.calls).toHaveLength(1);
  });

  it('keeps loading for at least 500 ms if the response arrives after 20 ms [S9-timing-01]', async () => {
    const world = await openReview();
    await world.placeOrder();
    await world.advance(20);
    await world.place.last().answer(world.accepted('published'));
    await world.advance(479);
    expect(selectIsPlacing(world.snapshot())).toBe(true);
    await world.advance(1);
    expect(selectIsPlacing(world.snapshot())).toBe(false);
  });

  it('does not change the order while it is being placed', async () => {
    const world = await openReview();
    await world.placeOrder();
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' });
    world.actor.send({ type: 'comments.changed', comments: 'Too late' });
    expect(selectTotals(world.snapshot()).shipping).toBe(1_500);
    expect(world.snapshot().context.comments).toBe('');
    expect(selectBlockedReason(world.snapshot())).toBe('Your order is being placed.');
  });

  it('is impossible with the rates of a previous address', async () => {
    const world = await openReview();
    world.actor.send({ type: 'shippingAddress.changed', address: { postcode: '10001' } });
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
    expect(selectBlockedReason(world.snapshot())).toBe('Shipping rates are loading.');
    await world.advance(500);
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
    await world.rates.last().answer(rateQuote('quote-2'));
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
    await world.tax.last().answer(taxQuote());
    await world.placeOrder();
    expect(world.place.last().request.shipping).toMatchObject([{ transactionId: 'quote-2' }]);
  });

  it('stops if a promotion has ended since the prices were shown: sends nothing and shows the new prices', async () => {
    const ending = product(1, {
      attributes: {
        rogue_promo_enabled: true,
        rogue_promo_price: 80,
        rogue_promo_to_date: '2026-11-21T12:00:10Z',
      },
    });
    const world = await openReview({ products: [ending] });
    expect(selectTotals(world.snapshot()).subtotal).toBe(16_000);
    await world.advance(10_000);
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
    expect(codes(world)).toEqual(['wrong_product_price']);
    expect(selectTotals(world.snapshot()).subtotal).toBe(20_000);
    expect(selectStep(world.snapshot())).toBe('review');
  });

  it.each([
    ['an order in payment_error', (world: World) => world.accepted('payment_error')],
    ['a refusal', (world: World) => world.refused('payment_error')],
  ])('returns to the payment when a card is declined with %s, and can be retried', async (_, answer) => {
    const world = await openReview();
    await world.placeOrder();
    await world.place.last().answer(answer(world));
    await world.advance(500);
    expect(codes(world)).toEqual(['payment_error']);
    expect(selectStep(world.snapshot())).toBe('payment');
    expect(selectCard(world.snapshot())).toBeUndefined();
    world.actor.send({ type: 'payment.tokenReceived', card: { ...card, token: 'tok-2' } });
    world.actor.send({ type: 'step.continue' });
    expect(codes(world)).toEqual([]);
    await world.placeOrder();
    expect(world.place.last().request.payment.transactionToken).toBe('tok-2');
  });
});

describe('placing a subscription', () => {
  const subscription = product(1, { attributes: { subscription_interval: 'month' } });
  const trial = product(1, { attributes: { subscription_interval: 'month', is_trial: true } });

  it('is rejected without agreement: Subscription Agree Missing [S5-subs-01]', async () => {
    const world = await openReview({ products: [subscription] });
    await world.placeOrder();
    expect(selectErrors(world.snapshot())).toMatchObject([
      { code: 'Subscription Agree Missing', message: 'Subscription Agree Missing', place: 'review' },
    ]);
    expect(world.place.calls).toHaveLength(0);
    expect(world.emitted).toEqual([{ type: 'page.scrollToTop' }]);
    world.actor.send({ type: 'agreements.changed', agreements: { subscription: true } });
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(1);
  });

  it('requires the trial agreement for a trial', async () => {
    const world = await openReview({ products: [trial] });
    world.actor.send({ type: 'agreements.changed', agreements: { subscription: true } });
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
    world.actor.send({ type: 'agreements.changed', agreements: { trial: true } });
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(1);
  });
});

describe('bank challenge', () => {
  const openChallenge = async (): Promise<World> => {
    const world = await openReview({ config: { threeDsTimeoutMs: 60_000, pollMs: 2_000 } });
    await world.placeOrder();
    await world.place.last().answer(world.accepted('payment_pending', { transactionId: 'txn-1' }));
    return world;
  };

  it('is shown with its transaction id, and ends in success', async () => {
    const world = await openChallenge();
    expect(selectStep(world.snapshot())).toBe('challenge');
    expect(selectChallenge(world.snapshot())).toEqual({ transactionId: 'txn-1' });
    world.actor.send({ type: 'challenge.finished' });
    await world.order.last().answer(world.storedOrder('published'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(selectPlacedOrder(world.snapshot())?.status).toBe('published');
  });

  it('times out into payment_error and three_ds [S4-threeds-01]', async () => {
    const world = await openChallenge();
    await world.advance(60_000);
    expect(codes(world)).toEqual(['three_ds']);
    expect(world.snapshot().context.attempt).toMatchObject({ kind: 'failed', failure: { status: 'payment_error' } });
    expect(selectIsPlacing(world.snapshot())).toBe(false);
  });

  it.each([
    ['the bank declines', 'payment_error'],
    ['the challenge itself fails', undefined],
  ] as const)('ends in payment_error and three_ds if %s [S4-threeds-02]', async (_, status) => {
    const world = await openChallenge();
    await world.advance(500);
    if (status === undefined) world.actor.send({ type: 'challenge.failed' });
    else {
      world.actor.send({ type: 'challenge.finished' });
      await world.order.last().answer(world.storedOrder(status));
    }
    expect(codes(world)).toEqual(['three_ds']);
    expect(world.snapshot().context.attempt).toMatchObject({ kind: 'failed', failure: { status: 'payment_error' } });
    expect(selectStep(world.snapshot())).toBe('payment');
  });

  it('ends when the shopper closes it and the bank has not answered', async () => {
    const world = await openChallenge();
    world.actor.send({ type: 'challenge.closed' });
    expect(selectChallenge(world.snapshot())).toBeUndefined();
    expect(selectStep(world.snapshot())).toBe('placing');
    await world.order.last().answer(world.storedOrder('payment_pending'));
    await world.advance(500);
    expect(codes(world)).toEqual(['three_ds']);
  });

  it('is checked for a late success before a second POST: one order, charged once', async () => {
    const world = await openChallenge();
    await world.advance(60_000);
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    const looks = world.order.calls.length;
    await world.placeOrder();
    expect(world.order.calls).toHaveLength(looks + 1);
    await world.order.last().answer(world.storedOrder('published'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(world.place.calls).toHaveLength(1);
  });

  it('can be queried afterwards: order.reload finds a late success', async () => {
    const world = await openChallenge();
    await world.advance(60_000);
    world.actor.send({ type: 'order.reload' });
    await world.order.last().answer(world.storedOrder('payment_complete'));
    expect(selectStep(world.snapshot())).toBe('success');
    expect(selectPlacedOrder(world.snapshot())?.orderId).toBe('order-1');
  });
});

describe('reload of an order', () => {
  it('requires an order id: No order id to reload [S5-place-02]', async () => {
    const world = await openReview();
    world.actor.send({ type: 'order.reload' });
    expect(world.emitted).toEqual([{ type: 'command.refused', code: 'No order id to reload' }]);
    expect(world.order.calls).toHaveLength(0);
  });
});

describe('rejected order', () => {
  it('that already exists with another total shows order_already_published [S8-err-order-07]', async () => {
    const world = await openReview();
    await world.placeOrder();
    const other = world.storedOrder('published');
    await world.place.last().answer(world.refused('order_already_published', '', 'order-1'));
    await world.order.last().answer({
      ...other,
      totals: { ...other.totals, grandTotalIncludingTax: other.totals.grandTotalExcludingTax },
    });
    await world.advance(500);
    expect(codes(world)).toEqual(['order_already_published']);
    expect(selectStep(world.snapshot())).toBe('review');
    expect(world.place.calls).toHaveLength(1);
  });

  it("after a lost response is recognized on retry as the shopper's own order", async () => {
    const world = await openReview();
    await placeAndFail(world, 'no_response');
    expect(codes(world)).toEqual(['no_response']);
    await world.placeOrder();
    await world.place.last().answer(world.refused('order_already_published', '', 'order-1'));
    await world.order.last().answer(world.storedOrder('published'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(codes(world)).toEqual([]);
  });

  it.each([
    ['wrong_tax_total', 'wrong_tax_total', '[S8-err-order-12]'],
    ['wrong_discount', 'wrong_product_price', '[S8-err-order-13]'],
    ['wrong_grandtotal', 'wrong_product_price', '[S8-err-order-14]'],
    ['wrong_payment_amount', 'wrong_product_price', '[S8-err-order-15]'],
    ['shipping_rate', 'wrong_shipping_rate', '[S8-err-order-16]'],
    ['wrong_shipping_total', 'wrong_shipping_rate', '[S8-err-order-17]'],
    ['wrong_shipping_rate', 'wrong_shipping_rate', '[S8-err-order-18]'],
    ['shipping_method_not_found', 'wrong_shipping_rate', '[S8-err-order-19]'],
    ['shipping_method_not_valid', 'wrong_shipping_rate', '[S8-err-order-20]'],
    ['wrong_product_price', 'wrong_product_price', '[S8-err-order-21]'],
    ['pickup_disabled', 'wrong_shipping_rate', '[S8-err-order-22]'],
  ])('with %s reloads the item prices and shows %s %s', async (code, shown) => {
    const world = await openReview();
    await placeAndFail(world, code);
    expect(world.reloadCart.calls).toHaveLength(1);
    expect(selectBlockedReason(world.snapshot())).toBe('Your order is being brought up to date.');
    await world.reloadCart.last().answer({ ...sameCart, products: [product(1, { listPrice: money(11_000) })] });
    expect(selectTotals(world.snapshot()).subtotal).toBe(22_000);
    expect(codes(world)).toEqual([shown]);
    expect(selectStep(world.snapshot())).toBe('review');
  });

  it.each([
    'shipping_rate',
    'wrong_shipping_total',
    'wrong_shipping_rate',
    'shipping_method_not_found',
    'shipping_method_not_valid',
    'pickup_disabled',
  ])('with %s requests rates again although the order is unchanged [S8-err-order-26]', async (code) => {
    const world = await openReview();
    await placeAndFail(world, code);
    await world.reloadCart.last().answer(sameCart);
    expect(selectShippingState(world.snapshot())).toBe('loading');
    expect(world.rates.calls).toHaveLength(2);
    await world.rates.last().answer(rateQuote('quote-2'));
    expect(selectShippingState(world.snapshot())).toBe('valid');
  });

  it('with wrong_tax_total requests tax again although the order is unchanged [S8-err-order-27]', async () => {
    const world = await openReview();
    await placeAndFail(world, 'wrong_tax_total');
    await world.reloadCart.last().answer(sameCart);
    expect(selectTaxState(world.snapshot())).toBe('loading');
    expect(world.tax.calls).toHaveLength(2);
    await world.tax.last().answer(taxQuote(900));
    expect(selectTotals(world.snapshot()).tax).toBe(1_000);
    expect(world.rates.calls).toHaveLength(1);
  });

  it('shows its error even if the cart cannot be reloaded', async () => {
    const logged: unknown[] = [];
    const world = await openReview({ ports: { log: (...entry) => logged.push(entry) } });
    await placeAndFail(world, 'wrong_product_price');
    await world.reloadCart.last().fail('no_response');
    expect(codes(world)).toEqual(['wrong_product_price']);
    expect(logged).toEqual([['The cart could not be reloaded', { code: 'no_response' }]]);
  });

  it('for lack of stock reloads the cart and names the lines that are out of stock [S8-err-order-08, S8-err-order-09]', async () => {
    const world = await openReview();
    await placeAndFail(world, 'inventory_error', 'SKU-1');
    expect(world.reloadCart.calls).toHaveLength(1);
    const gone = product(1, {
      inventory: {
        min: 1,
        max: 0,
        qoh: 0,
        backorder: false,
        leadTime: null,
        restockStatus: null,
        promoQty: null,
        bin: false,
      },
    });
    await world.reloadCart.last().answer({ ...sameCart, products: [gone] });
    expect(selectOutOfStock(world.snapshot()).map(({ sku }) => sku)).toEqual(['SKU-1']);
  });

  it('for lack of stock shows one error for each SKU in the message [S8-err-order-10]', async () => {
    const cart = {
      list: listOf(lineItem(1), lineItem(2), lineItem(3)),
      products: [product(1), product(2), product(3)],
    };
    const world = await openReview(cart);
    await placeAndFail(world, 'inventory_error', 'Not enough of SKU-1, SKU-3');
    await world.reloadCart.last().answer(cart);
    expect(selectErrors(world.snapshot()).map(({ message }) => message)).toEqual([
      expect.stringContaining('SKU-1'),
      expect.stringContaining('SKU-3'),
    ]);
    expect(selectOutOfStock(world.snapshot())).toEqual([]);
  });

  it('for lack of stock shows one general error if the message names no SKU [S8-err-order-11]', async () => {
    const world = await openReview();
    await placeAndFail(world, 'inventory_error', 'Something ran out');
    await world.reloadCart.last().answer(sameCart);
    expect(codes(world)).toEqual(['inventory_error']);
  });

  it.each(['giftcard_balance_error', 'giftcard_not_exist'])(
    'with %s shows giftcard_balance_error [S8-err-order-04]',
    async (code) => {
      const world = await openReview();
      await placeAndFail(world, code);
      expect(codes(world)).toEqual(['giftcard_balance_error']);
    },
  );

  it('with the message cvv_required shows cvv_required [S8-err-order-28]', async () => {
    const world = await openReview();
    await placeAndFail(world, 'payment_error', 'cvv_required');
    expect(codes(world)).toEqual(['cvv_required']);
  });

  it('with payment_error shows payment_error at the payment step [S8-err-order-31]', async () => {
    const world = await openReview();
    await placeAndFail(world, 'payment_error', 'amount_mismatch');
    expect(selectErrors(world.snapshot())).toMatchObject([{ code: 'payment_error', place: 'payment' }]);
  });

  it('with an unknown code shows it unchanged [S8-err-order-32]', async () => {
    const world = await openReview();
    await placeAndFail(world, 'moon_in_wrong_phase');
    expect(selectErrors(world.snapshot())).toEqual([
      {
        code: 'other',
        shown: 'moon_in_wrong_phase',
        message: 'moon_in_wrong_phase',
        place: 'review',
        field: 'page',
      },
    ]);
  });

  it('scrolls the page to the top once for each handled error [S8-err-order-33]', async () => {
    const world = await openReview();
    await placeAndFail(world, 'wrong_product_price');
    await world.reloadCart.last().answer(sameCart);
    expect(world.emitted).toEqual([{ type: 'page.scrollToTop' }]);
    await placeAndFail(world, 'no_response');
    expect(world.emitted).toHaveLength(2);
  });
});
