import { describe, expect, it } from 'vitest';
import { accepted, freshOrder, openPlacement, order, proof, stored } from '../testing/placement-world.ts';
import { type FreshOrder, freshOrderOf } from './fresh-order.ts';

describe('order placement', () => {
  it('starts with a new order and posts it once [S4-order-01]', async () => {
    const world = openPlacement();
    expect(world.status()).toBe('new');
    await world.advance(10_000);
    expect(world.place.calls).toHaveLength(1);
  });

  it('takes at least 500 ms, and longer if the response does [S9-timing-01]', async () => {
    const quick = openPlacement();
    await quick.advance(10);
    await quick.place.last().answer(accepted('published'));
    await quick.advance(489);
    expect(quick.isOver()).toBe(false);
    await quick.advance(1);
    expect(quick.isOver()).toBe(true);

    const slow = openPlacement();
    await slow.advance(900);
    expect(slow.isOver()).toBe(false);
    await slow.place.last().answer(accepted('published'));
    expect(slow.isOver()).toBe(true);
  });

  it('takes at least 500 ms even when the order is rejected', async () => {
    const world = openPlacement();
    await world.place.last().answer({ ok: false, issues: [{ code: 'inventory_error', message: '' }] });
    await world.advance(499);
    expect(world.isOver()).toBe(false);
    await world.advance(1);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ code: 'inventory_error' }] });
  });

  it('accepts a placed order without a secure flow', async () => {
    const world = openPlacement();
    await world.place.last().answer(accepted('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({
      ok: true,
      value: { orderId: 'order-1', status: 'published', listId: 'list-1' },
    });
    expect(world.fetchOrder.calls).toHaveLength(0);
  });

  it('does not repeat a POST without a response, and reports it', async () => {
    const world = openPlacement();
    await world.place.last().fail('no_response');
    await world.advance(60_000);
    expect(world.place.calls).toHaveLength(1);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ code: 'no_response' }] });
  });
});

describe('fresh order', () => {
  it.each(['prices', 'shipping', 'tax', 'payment'] as const)(
    'is not created if the %s on screen belong to another order',
    (part) => {
      const stale = { ...proof, [part]: { shown: 'then', current: 'now' } };
      expect(freshOrderOf(order, stale)).toEqual({ ok: false, issues: [{ code: `${part}_not_current` }] });
      const unknown = { ...proof, [part]: { shown: undefined, current: undefined } };
      expect(freshOrderOf(order, unknown)).toEqual({ ok: false, issues: [{ code: `${part}_not_current` }] });
    },
  );

  it('requires a billing address', () => {
    const unbilled = { ...order, billingAddress: undefined };
    expect(freshOrderOf(unbilled, proof)).toEqual({ ok: false, issues: [{ code: 'billing_not_complete' }] });
  });

  it('is the only argument of the place port', () => {
    const place = (_order: FreshOrder) => undefined;
    // @ts-expect-error an unchecked order is not fresh
    place(order);
    expect(place(freshOrder())).toBeUndefined();
  });
});

describe('existing order', () => {
  const exists = {
    ok: false,
    issues: [{ code: 'order_already_published', message: '', orderId: 'order-1' }],
  } as const;

  it("is fetched, and is the shopper's own if the grand total matches [S8-err-order-05, S8-err-order-06]", async () => {
    const world = openPlacement();
    await world.place.last().answer(exists);
    expect(world.fetchOrder.calls.map(({ request }) => request)).toEqual(['order-1']);
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: true, value: { orderId: 'order-1' } });
    expect(world.place.calls).toHaveLength(1);
  });

  it('is an error if the grand total differs by a cent', async () => {
    const world = openPlacement();
    await world.place.last().answer(exists);
    await world.fetchOrder.last().answer(stored('published', 22_301));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ code: 'order_already_published' }] });
  });

  it('is an error if it cannot be fetched', async () => {
    const world = openPlacement();
    await world.place.last().answer(exists);
    await world.fetchOrder.last().fail('no_response');
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: false, issues: [{ code: 'order_already_published' }] });
  });

  it('is found before a second POST if an earlier challenge succeeded late', async () => {
    const world = openPlacement({ unsettled: { orderId: 'order-1', storeId: 1 } });
    expect(world.place.calls).toHaveLength(0);
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: true });
    expect(world.place.calls).toHaveLength(0);
  });

  it('is replaced by a new attempt once its payment has failed', async () => {
    const world = openPlacement({ unsettled: { orderId: 'order-1', storeId: 1 } });
    await world.fetchOrder.last().answer(stored('payment_error'));
    expect(world.place.calls).toHaveLength(1);
  });

  it('does not block another payment method while its payment is undecided, because the store settles it [S4-threeds-02]', async () => {
    const world = openPlacement({ unsettled: { orderId: 'order-1', storeId: 1 } });
    await world.fetchOrder.last().answer(stored('payment_pending', 22_300, { transactionId: 'txn-1' }));
    expect(world.place.calls).toHaveLength(1);
    expect(world.facts().challenge).toBeUndefined();
    await world.place.last().answer(accepted('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: true });
    expect(world.readStored()).toBeUndefined();
  });

  it('is resumed when the store reports that no other payment is accepted', async () => {
    const world = openPlacement({ unsettled: { orderId: 'order-1', storeId: 1 } });
    const pending = stored('payment_pending', 22_300, { transactionId: 'txn-1' });
    await world.fetchOrder.last().answer(pending);
    await world.place.last().answer(exists);
    await world.fetchOrder.last().answer(pending);
    await world.fetchOrder.last().answer(pending);
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    world.send({ type: 'challenge.finished' });
    await world.fetchOrder.last().answer(stored('published'));
    await world.advance(500);
    expect(world.outcome()).toMatchObject({ ok: true, value: { orderId: 'order-1' } });
    expect(world.place.calls).toHaveLength(1);
  });

  it('with another total is not resumed: the store decides whether it blocks the new order', async () => {
    const world = openPlacement({ unsettled: { orderId: 'order-1', storeId: 1 } });
    await world.fetchOrder.last().answer(stored('payment_pending', 22_301));
    expect(world.place.calls).toHaveLength(1);
  });

  it('being placed in another tab is shown here as well, with its challenge', async () => {
    const world = openPlacement();
    await world.place.last().answer(exists);
    await world.fetchOrder.last().answer(stored('payment_pending', 22_300, { transactionId: 'txn-1' }));
    await world.fetchOrder.last().answer(stored('payment_pending', 22_300, { transactionId: 'txn-1' }));
    expect(world.facts().challenge).toEqual({ transactionId: 'txn-1' });
    expect(world.status()).toBe('payment_pending');
  });
});
