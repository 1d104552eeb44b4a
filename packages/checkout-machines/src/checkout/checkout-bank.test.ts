import type { PendingOrder } from '@ironcart/core/checkout';
import { describe, expect, it } from 'vitest';
import { readPending } from '../order-placement/read-pending.ts';
import { openCheckout } from '../testing/checkout-world.ts';
import { card, shopper } from '../testing/fixtures.ts';
import {
  selectChallenge,
  selectErrors,
  selectFingerprint,
  selectIsPlacing,
  selectPlacedOrder,
  selectRedirect,
  selectStep,
} from './checkout.selectors.ts';

type World = ReturnType<typeof openCheckout>;

const codes = (world: World) => selectErrors(world.snapshot()).map(({ code }) => code);

const bank = { threeDsTimeoutMs: 60_000, pollMs: 2_000 };

const openChallenge = async (): Promise<World> => {
  const world = openCheckout({ config: bank });
  await world.reachReview();
  await world.placeOrder();
  await world.place.last().answer(world.accepted('payment_pending', { transactionId: 'txn-1' }));
  await world.advance(500);
  return world;
};

/** The same shopper's next page: another checkout of the same list over the same storage. */
const openNextPage = ({ storage, now }: World, over: Partial<PendingOrder> = {}): World => {
  const pending = readPending({ storage, now }, { storeId: 1, listId: 'list-1' });
  return openCheckout({ config: bank, ports: { storage, now }, ...(pending && { pending: { ...pending, ...over } }) });
};

describe('a page that is loaded again in the middle of the challenge', () => {
  it('shows the challenge again and ends in success: one POST in all', async () => {
    const before = await openChallenge();
    const world = openNextPage(before);
    expect(selectStep(world.snapshot())).toBe('placing');
    await world.order.last().answer(before.storedOrder('payment_pending'));
    expect(selectChallenge(world.snapshot())).toEqual({ transactionId: 'txn-1' });
    expect(selectStep(world.snapshot())).toBe('challenge');
    world.actor.send({ type: 'challenge.finished' });
    await world.order.last().answer(before.storedOrder('published'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(selectPlacedOrder(world.snapshot())?.orderId).toBe('order-1');
    expect(world.place.calls).toHaveLength(0);
    expect(before.storage.get('r_co_pending')).toBeNull();
    expect(before.storage.get('r_co')).toBeNull();
  });

  it('finds an order that was decided meanwhile', async () => {
    const before = await openChallenge();
    const world = openNextPage(before);
    await world.order.last().answer(before.storedOrder('payment_complete'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
  });

  it('leads to the payment with three_ds when the bank has refused, the answers as they were', async () => {
    const before = await openChallenge();
    const world = openNextPage(before);
    await world.order.last().answer(before.storedOrder('payment_error'));
    await world.advance(500);
    expect(codes(world)).toEqual(['three_ds']);
    expect(selectStep(world.snapshot())).toBe('payment');
    expect(world.snapshot().context.shippingAddress.postcode).toBe(shopper.postcode);
  });

  it('leads to the shipping when the answers could not be kept', async () => {
    const before = await openChallenge();
    before.storage.remove('r_co');
    const world = openNextPage(before);
    await world.order.last().answer(before.storedOrder('payment_error'));
    await world.advance(500);
    expect(codes(world)).toEqual(['three_ds']);
    expect(selectStep(world.snapshot())).toBe('shipping');
  });

  it('never loads for ever, though nobody answers: three_ds, and Place asks before it posts', async () => {
    const before = await openChallenge();
    const world = openNextPage(before);
    for (let waitedMs = 0; waitedMs <= 80_000; waitedMs += 2_000) await world.advance(2_000);
    expect(selectIsPlacing(world.snapshot())).toBe(false);
    expect(codes(world)).toEqual(['three_ds']);
    await world.reachReview();
    const looks = world.order.calls.length;
    await world.placeOrder();
    expect(world.order.calls).toHaveLength(looks + 1);
    expect(world.place.calls).toHaveLength(0);
  });
});

describe('a shopper who closes the challenge', () => {
  it('pays with another card at once: it is posted though the first attempt still waits at the bank', async () => {
    const world = await openChallenge();
    world.actor.send({ type: 'challenge.closed' });
    await world.order.last().answer(world.storedOrder('payment_pending'));
    await world.advance(0);
    expect(codes(world)).toEqual(['three_ds']);
    expect(selectStep(world.snapshot())).toBe('payment');
    world.actor.send({ type: 'payment.tokenReceived', card: { ...card, token: 'another card' } });
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    await world.order.last().answer(world.storedOrder('payment_pending'));
    expect(world.place.calls).toHaveLength(2);
    expect(world.place.last().request.payment.transactionToken).toBe('another card');
    await world.place.last().answer(world.accepted('published'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(readPending(world, { storeId: 1, listId: 'list-1' })).toBeUndefined();
  });
});

describe('the way back from the bank’s own page', () => {
  it('ends in success without a second visit', async () => {
    const before = await openChallenge();
    const world = openNextPage(before, { kind: 'redirect' });
    await world.order.last().answer(before.storedOrder('payment_pending'));
    expect(selectRedirect(world.snapshot())).toBeUndefined();
    expect(selectStep(world.snapshot())).toBe('placing');
    await world.advance(2_000);
    await world.order.last().answer(before.storedOrder('published'));
    expect(selectStep(world.snapshot())).toBe('success');
  });
});

describe('an attempt whose outcome is unknown', () => {
  it('is asked about when the shopper places again, before anything is posted', async () => {
    const world = openCheckout({ config: bank });
    await world.reachReview();
    await world.placeOrder();
    await world.place.last().answer(world.refused('internal_error', 'settling', 'order-1'));
    await world.order.last().fail('no_response');
    await world.advance(500);
    expect(codes(world)).toEqual(['internal_error']);
    expect(selectStep(world.snapshot())).toBe('review');
    await world.placeOrder();
    await world.order.last().answer(world.storedOrder('published'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(world.place.calls).toHaveLength(1);
  });
});

describe('the bank’s look at the device', () => {
  it('is shown to nobody, and ends by its own word', async () => {
    const world = openCheckout({ config: bank });
    await world.reachReview();
    await world.placeOrder();
    const browserInfo = { methodUrl: 'https://bank.example/look' };
    await world.place.last().answer(world.accepted('payment_pending', { transactionId: 'txn-1', browserInfo }));
    expect(selectFingerprint(world.snapshot())).toEqual({ transactionId: 'txn-1', browserInfo });
    expect(selectStep(world.snapshot())).toBe('placing');
    world.actor.send({ type: 'challenge.fingerprinted' });
    await world.order.last().answer(world.storedOrder('payment_pending'));
    expect(selectFingerprint(world.snapshot())).toBeUndefined();
    expect(selectStep(world.snapshot())).toBe('challenge');
  });
});
