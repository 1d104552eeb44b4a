import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { defaultRateLimits } from '../../http/rate-limit.ts';
import { prune } from '../../jobs/prune.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { shipOrder } from '../shipment/ship-order.ts';

const store = useTestStore();
const { openOrder, getOrder, placeOrder } = contract.checkout;
const { getReturnable, createReturn, getReturn } = contract.return;

const ordered = async (outcome: 'approved' | 'challenge' = 'approved') => {
  const guest = store.shopper();
  const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 1 }]);
  const body = await composeOrder(guest, list, { nowMs: store.now().getTime(), outcome });
  const { orderId } = await guest.call(placeOrder, { body });
  await shipOrder(store.db, { orderId, carrier: 'Sandbox', now: store.now() });
  return { orderId, email: body.customer.email, listItemId: body.items[0]?.listItemId ?? '' };
};

const looked = (orderId: string) => ({
  params: { id: orderId },
  query: { storeId: 1 as const },
});

describe('order opened by number and e-mail address', () => {
  it('can be returned in a session that did not place it', async () => {
    const { orderId, email, listItemId } = await ordered();
    const elsewhere = store.shopper();
    expect((await elsewhere.refused(getReturnable, looked(orderId))).status).toBe(404);
    expect(await elsewhere.call(openOrder, { body: { orderId, storeId: 1, email: email.toUpperCase() } })).toEqual({
      orderId,
      storeId: 1,
    });
    const { items } = await elsewhere.call(getReturnable, looked(orderId));
    expect(items.map(({ returnableQty }) => returnableQty)).toEqual([1]);
    const body = { orderId, storeId: 1 as const, items: [{ listItemId, qty: 1, reason: 'other' as const }] };
    const { rmaNumber } = await elsewhere.call(createReturn, { body });
    expect((await elsewhere.call(getReturn, { params: { id: rmaNumber } })).orderId).toBe(orderId);
    const stranger = store.shopper();
    expect((await stranger.refused(getReturn, { params: { id: rmaNumber } })).status).toBe(404);
  });

  it('does not reveal its address or gift cards', async () => {
    const { orderId, email } = await ordered();
    const elsewhere = store.shopper();
    await elsewhere.call(openOrder, { body: { orderId, storeId: 1, email } });
    expect((await elsewhere.refused(getOrder, looked(orderId))).status).toBe(404);
  });

  it('has the same response for a wrong number, a wrong e-mail, another store and an order that was not accepted', async () => {
    const { orderId, email } = await ordered();
    const waiting = await ordered('challenge');
    const answers: unknown[] = [];
    for (const body of [
      { orderId: 'AAAA-AAAA-AAAA', storeId: 1 as const, email },
      { orderId, storeId: 1 as const, email: 'somebody@example.com' },
      { orderId, storeId: 5 as const, email },
      { orderId: waiting.orderId, storeId: 1 as const, email: waiting.email },
    ]) {
      const stranger = store.shopper();
      answers.push(await stranger.refused(openOrder, { body }));
      expect(stranger.cookie()).toBeUndefined();
    }
    expect(answers[0]).toMatchObject({ status: 404, type: 'not_found' });
    expect(answers).toEqual(Array(4).fill(answers[0]));
  });

  it('stays open for a day', async () => {
    const { orderId, email } = await ordered();
    const elsewhere = store.shopper();
    await elsewhere.call(openOrder, { body: { orderId, storeId: 1, email } });
    store.passTime(24 * 60 * 60_000 + 1);
    expect((await elsewhere.refused(getReturnable, looked(orderId))).status).toBe(404);
    expect((await prune(store.db, store.now())).orderOpenings).toBeGreaterThan(0);
    expect(await store.db.selectFrom('order_openings').selectAll().execute()).toEqual([]);
  });

  it('cannot be found by guessing: attempts are limited per IP address and e-mail [SECURITY-15]', async () => {
    const { max } = defaultRateLimits.orderOpening;
    const body = { orderId: 'AAAA-AAAA-AAAA', storeId: 1 as const, email: 'guessed@example.com' };
    store.passTime(60 * 60_000);
    const guesser = store.shopper();
    for (let count = 0; count < max; count += 1) expect((await guesser.refused(openOrder, { body })).status).toBe(404);
    expect((await guesser.refused(openOrder, { body })).status).toBe(429);
  });
});
