import { describe, expect, it } from 'vitest';
import { checkoutMachine } from './checkout/checkout.machine.ts';
import { selectBlockedReason, selectPlacedOrder, selectStep } from './checkout/checkout.selectors.ts';
import { restoreActor } from './restore-actor.ts';
import { openCheckout } from './testing/checkout-world.ts';
import { settle } from './testing/deferred-calls.ts';
import { card, rateQuote, shopper, taxQuote } from './testing/fixtures.ts';

/** A checkout that is persisted, sent as text, and restored elsewhere. */
const openMovable = () => {
  const world = openCheckout();
  let actor = world.actor;
  return {
    ...world,
    send: (...event: Parameters<typeof actor.send>) => actor.send(...event),
    snapshot: () => actor.getSnapshot(),
    move: () => {
      const text = JSON.stringify(actor.getPersistedSnapshot());
      actor.stop();
      actor = restoreActor(checkoutMachine, JSON.parse(text), { ports: world.ports, clock: world.clock });
    },
  };
};

describe('checkout restored from JSON after every step', () => {
  it('loads rates and tax, accepts the card, places the order and ends in success', async () => {
    const world = openMovable();
    world.move();
    world.send({ type: 'shippingAddress.changed', address: shopper });
    world.move();
    await world.advance(500);
    expect(world.rates.calls).toHaveLength(1);
    world.move();
    expect(world.rates.calls).toHaveLength(2);
    await world.rates.last().answer(rateQuote());
    world.move();
    await world.tax.last().answer(taxQuote());
    world.move();
    expect(selectBlockedReason(world.snapshot())).toBeUndefined();
    world.send({ type: 'step.continue' });
    world.send({ type: 'payment.changed', isComplete: true });
    world.send({ type: 'step.continue' });
    world.move();
    expect(world.snapshot().value).toEqual({ editing: { payment: 'continuing' } });
    world.send({ type: 'payment.tokenReceived', card });
    expect(selectStep(world.snapshot())).toBe('review');
    world.move();
    world.send({ type: 'order.place' });
    await settle();
    world.move();
    expect(world.place.calls).toHaveLength(2);
    await world.place.last().answer(world.accepted('published'));
    world.move();
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(selectPlacedOrder(world.snapshot())?.orderId).toBe('order-1');
  });

  it("resumes the bank's challenge, and receives its outcome", async () => {
    const world = openMovable();
    await world.reachReview();
    world.move();
    world.send({ type: 'order.place' });
    await settle();
    await world.place.last().answer(world.accepted('payment_pending', { transactionId: 'txn-1' }));
    world.move();
    expect(selectStep(world.snapshot())).toBe('challenge');
    world.send({ type: 'challenge.finished' });
    world.move();
    await world.order.last().answer(world.storedOrder('published'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
  });
});
