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

describe('page reload during a 3-D Secure challenge', () => {
  it('shows the challenge again and ends in success with a single POST', async () => {
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

  it('finds an order that was decided in the meantime', async () => {
    const before = await openChallenge();
    const world = openNextPage(before);
    await world.order.last().answer(before.storedOrder('payment_complete'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
  });

  it('returns to the payment with three_ds if the bank has declined, with the form data kept', async () => {
    const before = await openChallenge();
    const world = openNextPage(before);
    await world.order.last().answer(before.storedOrder('payment_error'));
    await world.advance(500);
    expect(codes(world)).toEqual(['three_ds']);
    expect(selectStep(world.snapshot())).toBe('payment');
    expect(world.snapshot().context.shippingAddress.postcode).toBe(shopper.postcode);
  });

  it('returns to shipping if the form data could not be stored', async () => {
    const before = await openChallenge();
    before.storage.remove('r_co');
    const world = openNextPage(before);
    await world.order.last().answer(before.storedOrder('payment_error'));
    await world.advance(500);
    expect(codes(world)).toEqual(['three_ds']);
    expect(selectStep(world.snapshot())).toBe('shipping');
  });

  it('stops loading if no response arrives: shows three_ds, and Place queries the order before posting', async () => {
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

describe('challenge closed by the shopper', () => {
  it('permits immediate payment with another card, although the first attempt is still pending at the bank', async () => {
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

describe("return from the bank's page", () => {
  it('ends in success without a second redirect', async () => {
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

describe('attempt with an unknown outcome', () => {
  it('is queried when the shopper places again, before any POST', async () => {
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

describe('device fingerprinting', () => {
  it('is hidden, and ends with its own message', async () => {
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
