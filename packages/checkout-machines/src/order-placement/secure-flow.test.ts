import type { PendingOrder } from '@ironcart/core/checkout';
import { describe, expect, it } from 'vitest';
import { deniedStorage, memoryStorage } from '../testing/memory-storage.ts';
import {
  accepted,
  freshOrder,
  openChallenge,
  openPlacement,
  order,
  startMs,
  stored,
} from '../testing/placement-world.ts';
import type { FreshOrder } from './fresh-order.ts';
import { hasStoredPending } from './pending-storage.ts';

describe('secure flow of an order', () => {
  it('starts when the order is payment_pending, and shows the challenge [S4-order-02]', async () => {
    const world = await openChallenge();
    expect(world.status()).toBe('payment_pending');
    expect(world.isSecureFlowRunning()).toBe(true);
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    await world.advance(500);
    expect(world.isOver()).toBe(false);
  });

  it('ends with published: the flow is stopped and loading is over [S4-order-03, S4-threeds-03]', async () => {
    const world = await openChallenge();
    await world.advance(2_000);
    await world.fetchOrder.last().answer(stored('published'));
    expect(world.outcome()).toMatchObject({ ok: true, value: { status: 'published' } });
    expect(world.status()).toBe('published');
    expect(world.isSecureFlowRunning()).toBe(false);
    expect(world.isOver()).toBe(true);
  });

  it('ends with payment_complete: the flow is stopped and loading is over [S4-order-04, S4-threeds-04]', async () => {
    const world = await openChallenge();
    await world.advance(2_000);
    await world.fetchOrder.last().answer(stored('payment_complete'));
    expect(world.outcome()).toMatchObject({ ok: true, value: { status: 'payment_complete' } });
    expect(world.status()).toBe('payment_complete');
    expect(world.isSecureFlowRunning()).toBe(false);
    expect(world.isOver()).toBe(true);
  });

  it('ends with payment_error: the flow is stopped and loading is over [S4-order-05, S4-threeds-05]', async () => {
    const world = await openChallenge();
    await world.advance(2_000);
    await world.fetchOrder.last().answer(stored('payment_error'));
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ status: 'payment_error', unsettled: undefined }] });
    expect(world.status()).toBe('payment_error');
    expect(world.isSecureFlowRunning()).toBe(false);
    expect(world.isOver()).toBe(true);
  });

  it('times out as payment_error with three_ds, and records that the attempt is unsettled', async () => {
    const world = await openChallenge();
    await world.advance(60_000);
    expect(world.outcome()).toMatchObject({
      ok: false,
      issues: [
        {
          status: 'payment_error',
          code: 'three_ds',
          unsettled: { orderId: 'order-1', storeId: 1 },
        },
      ],
    });
  });

  it('hides the challenge as soon as the shopper closes it', async () => {
    const world = await openChallenge();
    world.send({ type: 'challenge.closed' });
    expect(world.facts().challenge).toBeUndefined();
    await world.fetchOrder.last().answer(stored('payment_pending'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ code: 'three_ds' }] });
  });
});

describe("payment on the bank's page", () => {
  const redirected = (): FreshOrder => ({
    ...freshOrder(),
    payment: { ...order.payment, paymentType: 'adyen', adyenType: 'ideal' },
  });
  const leave = async () => {
    const world = openPlacement({ order: redirected() });
    await world.place.last().answer(accepted('payment_pending', { transactionId: 'txn-1' }));
    return world;
  };

  it('redirects the whole page, with the payment reference', async () => {
    const world = await leave();
    expect(world.facts()).toMatchObject({
      redirect: { transactionId: 'txn-1', orderId: 'order-1' },
      challenge: undefined,
    });
    expect(world.readStored()).toMatchObject({ kind: 'redirect', orderId: 'order-1' });
  });

  it('continues on this page while the shopper pays in another window', async () => {
    const world = await leave();
    await world.advance(2_000);
    await world.fetchOrder.last().answer(stored('published'));
    expect(world.outcome()).toMatchObject({ ok: true });
  });

  it('is a declined payment, not a failed challenge, when the shopper declines there', async () => {
    const world = await leave();
    world.send({ type: 'challenge.finished' });
    await world.fetchOrder.last().answer(stored('payment_error'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ code: 'payment_error' }] });
  });
});

describe('stored order that waits at the bank', () => {
  const pendingOrder = (over: Partial<PendingOrder> = {}): PendingOrder => ({
    orderId: 'order-1',
    storeId: 1,
    listId: 'list-1',
    transactionId: 'txn-1',
    kind: 'challenge',
    savedAtMs: startMs,
    ...over,
  });

  it('is kept on the device, without card and token, while it waits', async () => {
    const world = await openChallenge();
    expect(world.storage.writes).toEqual(['r_co_pending']);
    expect(world.readStored()).toEqual(pendingOrder());
    expect(hasStoredPending({ storage: world.storage, now: () => startMs })).toBe(true);
  });

  it.each(['published', 'payment_error'] as const)('is deleted once it is %s', async (status) => {
    const world = await openChallenge();
    world.send({ type: 'challenge.finished' });
    await world.fetchOrder.last().answer(stored(status));
    expect(world.storage.get('r_co_pending')).toBeNull();
  });

  it('is kept when the shopper leaves while the bank has not decided, because it may still succeed', async () => {
    const world = await openChallenge();
    world.send({ type: 'challenge.closed' });
    await world.fetchOrder.last().answer(stored('payment_pending'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ code: 'three_ds' }] });
    expect(world.readStored()).toBeDefined();
  });

  it('has no other effect if the storage fails', async () => {
    const world = openPlacement({}, { ...memoryStorage(), ...deniedStorage });
    await world.place.last().answer(accepted('payment_pending', { transactionId: 'txn-1' }));
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    expect(world.readStored()).toBeUndefined();
  });

  it('is resumed after a page reload without a POST, and shows the challenge while the order is open', async () => {
    const world = openPlacement({ pending: pendingOrder() });
    expect(world.status()).toBe('payment_pending');
    expect(world.facts().challenge).toBeUndefined();
    await world.fetchOrder.last().answer(stored('payment_pending'));
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    world.send({ type: 'challenge.finished' });
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: true, value: { orderId: 'order-1' } });
    expect(world.place.calls).toHaveLength(0);
  });

  it('is placed immediately if the bank decided during the reload', async () => {
    const world = openPlacement({ pending: pendingOrder({ kind: 'redirect' }) });
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: true });
    expect(world.storage.get('r_co_pending')).toBeNull();
  });

  it('is not redirected again after the return from the bank’s page, and ends in three_ds if undecided', async () => {
    const world = openPlacement({ pending: pendingOrder({ kind: 'redirect' }) });
    await world.fetchOrder.last().answer(stored('payment_pending'));
    expect(world.facts()).toMatchObject({ redirect: undefined, challenge: undefined });
    await world.advance(30_000);
    expect(world.outcome()).toMatchObject({
      ok: false,
      issues: [
        {
          code: 'three_ds',
          unsettled: { orderId: 'order-1', storeId: 1 },
        },
      ],
    });
  });

  it('is a declined payment if the shopper declined on the bank’s page', async () => {
    const world = openPlacement({ pending: pendingOrder({ kind: 'redirect' }) });
    await world.fetchOrder.last().answer(stored('payment_error'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ code: 'payment_error', unsettled: undefined }] });
  });

  it('ends if the store does not know the order', async () => {
    const world = openPlacement({ pending: pendingOrder({ kind: 'redirect' }) });
    await world.fetchOrder.last().fail('not_found');
    for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 2_000) await world.advance(2_000);
    expect(world.isOver()).toBe(true);
  });
});

describe('device fingerprinting by the bank', () => {
  it('starts if the placement response contains its data, and takes at most 10 s', async () => {
    const world = openPlacement();
    const browserInfo = { methodUrl: 'https://bank.example/look' };
    await world.place.last().answer(accepted('payment_pending', { transactionId: 'txn-1', browserInfo }));
    expect(world.facts()).toMatchObject({
      fingerprint: { transactionId: 'txn-1', browserInfo },
      challenge: undefined,
    });
    await world.advance(10_000);
    await world.fetchOrder.last().answer(stored('payment_pending'));
    expect(world.facts()).toMatchObject({ fingerprint: undefined, challenge: { transactionId: 'txn-1' } });
  });
});
