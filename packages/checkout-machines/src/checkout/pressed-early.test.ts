import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { card, paymentMethods, rateQuote, shopper } from '../testing/fixtures.ts';
import { selectErrors, selectIsContinuing, selectPageFor, selectStep } from './checkout.selectors.ts';
import { CARD_FORM_LAST_WORD_MS } from './checkout.setup.ts';
import type { OrderAttempt } from './checkout.types.ts';

const openLoading = () => {
  const world = openCheckout();
  world.actor.send({ type: 'shippingAddress.changed', address: shopper });
  return world;
};

describe('Continue pressed while rates load', () => {
  it('opens the payment page once they are loaded', async () => {
    const world = openLoading();
    world.actor.send({ type: 'step.continue' });
    expect(selectStep(world.snapshot())).toBe('shipping');
    expect(selectIsContinuing(world.snapshot())).toBe(true);
    await world.advance(500);
    await world.rates.last().answer(rateQuote());
    expect(selectStep(world.snapshot())).toBe('payment');
  });

  it.each([
    ['the rates cannot be loaded', (world: ReturnType<typeof openLoading>) => world.rates.last().fail('no_response')],
    [
      'the address is changed in the meantime',
      async (world: ReturnType<typeof openLoading>) => {
        world.actor.send({ type: 'shippingAddress.changed', address: { city: 'Dayton' } });
        await world.rates.last().answer(rateQuote());
      },
    ],
  ])('is cancelled if %s', async (_, happens) => {
    const world = openLoading();
    await world.advance(500);
    world.actor.send({ type: 'step.continue' });
    await happens(world);
    expect(selectStep(world.snapshot())).toBe('shipping');
    expect(selectIsContinuing(world.snapshot())).toBe(false);
  });

  it('has no effect without an address', () => {
    const world = openCheckout();
    world.actor.send({ type: 'step.continue' });
    expect(selectIsContinuing(world.snapshot())).toBe(false);
  });
});

const openPayment = async () => {
  const world = openCheckout();
  await world.fillShipping();
  world.actor.send({ type: 'step.continue' });
  world.actor.send({ type: 'step.continue' });
  return world;
};

describe('Continue pressed before the last message of the card frame', () => {
  it('continues with the card if the message arrives within 150 ms', async () => {
    const world = await openPayment();
    await world.advance(CARD_FORM_LAST_WORD_MS - 1);
    world.actor.send({ type: 'payment.changed', isComplete: true });
    expect(selectIsContinuing(world.snapshot())).toBe(true);
    world.actor.send({ type: 'payment.tokenReceived', card });
    expect(selectStep(world.snapshot())).toBe('review');
  });

  it('continues without the earlier error if another method was selected in the meantime', async () => {
    const world = openCheckout();
    await world.paymentMethods.last().answer(paymentMethods);
    await world.reachReview();
    await world.placeOrder();
    await world.place.last().answer(world.refused('payment_error'));
    await world.advance(500);
    expect(selectErrors(world.snapshot())).toMatchObject([{ code: 'payment_error' }]);
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } });
    expect(selectStep(world.snapshot())).toBe('review');
    expect(selectErrors(world.snapshot())).toEqual([]);
  });

  it('does not wait for the card frame if PayPal is selected', async () => {
    const world = openCheckout();
    await world.paymentMethods.last().answer(paymentMethods);
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } });
    world.actor.send({ type: 'step.continue' });
    expect(world.snapshot().matches({ editing: { payment: 'answering' } })).toBe(true);
  });

  it('does not continue with values typed later', async () => {
    const world = await openPayment();
    await world.advance(CARD_FORM_LAST_WORD_MS);
    world.actor.send({ type: 'payment.changed', isComplete: true });
    expect(selectIsContinuing(world.snapshot())).toBe(false);
  });
});

describe('checkout page requested by path', () => {
  it('is the last complete page before it, once rates have loaded', async () => {
    const world = openLoading();
    expect(selectPageFor(world.snapshot(), 'review')).toBeUndefined();
    expect(selectPageFor(world.snapshot(), 'shipping')).toBe('shipping');
    await world.advance(500);
    await world.rates.last().answer(rateQuote());
    expect(selectPageFor(world.snapshot(), 'review')).toBe('payment');
  });

  it('is the current page if the requested one does not exist', async () => {
    const world = openLoading();
    await world.advance(500);
    await world.rates.last().answer(rateQuote());
    expect(selectPageFor(world.snapshot(), 'start')).toBe('shipping');
  });
});

it('placement state never has an attempt that both failed and succeeded, or an outdated order that could be sent', () => {
  // @ts-expect-error A placed order has no failure.
  const placedAndFailed: OrderAttempt = { kind: 'placed', failure: { code: 'payment_error', message: '' } };
  // @ts-expect-error A stale attempt has no order.
  const staleOrder: OrderAttempt = { kind: 'stale', code: 'tax_not_current', unsettled: undefined, order: {} };
  expect([placedAndFailed.kind, staleOrder.kind]).toEqual(['placed', 'stale']);
});
