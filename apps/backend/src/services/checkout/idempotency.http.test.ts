import { contract, IDEMPOTENCY_KEY_HEADER, type WireNewOrder } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { SandboxOutcome } from '../../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart, tokenize } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

let isProviderDead = false;
let whilePaying = async (): Promise<void> => undefined;
const leaseMs = 2_000;
const store = useTestStore({
  placementLeaseMs: leaseMs,
  providerFetch: async (request, answer) => {
    await whilePaying();
    return isProviderDead ? new Response('', { status: 503 }) : answer(request);
  },
});

const ready = async (outcome: SandboxOutcome = 'approved') => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  return { shopper, order: await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome }) };
};

const place = async (shopper: Shopper, order: WireNewOrder, key: string) => {
  const response = await shopper.request('/svc_checkout/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: key },
    body: JSON.stringify(order),
  });
  return { status: response.status, body: (await response.json()) as { orderId?: string; error?: { type: string } } };
};

const orderCount = async (order: WireNewOrder): Promise<number> =>
  (await store.db.selectFrom('orders').select('order_id').where('list_id', '=', order.listId).execute()).length;

/** The statuses of a list's orders, in alphabetical order. */
const statusesOf = async (order: WireNewOrder): Promise<readonly string[]> => {
  const rows = await store.db.selectFrom('orders').select('status').where('list_id', '=', order.listId).execute();
  return rows.map(({ status }) => status).toSorted();
};

describe('placement with an Idempotency-Key', () => {
  it('returns the same response when repeated, and places one order [FAULTS-1]', async () => {
    const { shopper, order } = await ready();
    const first = await place(shopper, order, 'attempt-1');
    expect(first.status).toBe(200);
    expect(await place(shopper, order, 'attempt-1')).toEqual(first);
    expect(await place(shopper, order, 'attempt-1')).toEqual(first);
    expect(await orderCount(order)).toBe(1);
  });

  it('is scoped to its session: an equal key of another shopper is another placement', async () => {
    const [ada, bea] = [await ready(), await ready()];
    const first = await place(ada.shopper, ada.order, 'shared-key');
    const second = await place(bea.shopper, bea.order, 'shared-key');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect([await orderCount(ada.order), await orderCount(bea.order)]).toEqual([1, 1]);
    expect(await place(ada.shopper, ada.order, 'shared-key')).toEqual(first);
    expect(await place(bea.shopper, bea.order, 'shared-key')).toEqual(second);
    const keys = await store.db
      .selectFrom('idempotency_keys')
      .select('order_id')
      .where('key', '=', 'shared-key')
      .execute();
    expect(keys.map(({ order_id }) => order_id).toSorted()).toEqual(
      [first.body.orderId, second.body.orderId].toSorted(),
    );
  });

  it('waits for a concurrent request with the same key, and returns the same response [FAULTS-3]', async () => {
    const { shopper, order } = await ready();
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(shopper, order, 'all-at-once')));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(200);
    expect(await orderCount(order)).toBe(1);
  });

  it('is rejected with another body under the same key, before and after the order was created', async () => {
    const { shopper, order } = await ready();
    const wrong = { ...order, totals: { ...order.totals, discount: 1 } };
    expect((await place(shopper, wrong, 'reused-1')).body.error?.type).toBe('wrong_discount');
    expect(await place(shopper, order, 'reused-1')).toMatchObject({
      status: 409,
      body: { error: { type: 'idempotency_key_reused' } },
    });
    expect((await place(shopper, order, 'reused-2')).status).toBe(200);
    const other = { ...order, comments: 'Ring twice' };
    expect((await place(shopper, other, 'reused-2')).body.error?.type).toBe('idempotency_key_reused');
    expect(await orderCount(order)).toBe(1);
  });

  it('returns the response for a declined card again, without asking the bank again', async () => {
    const { shopper, order } = await ready('refused');
    const first = await place(shopper, order, 'refused-1');
    expect(first).toMatchObject({ status: 402, body: { error: { type: 'payment_error' } } });
    expect(await place(shopper, order, 'refused-1')).toEqual(first);
    expect(await orderCount(order)).toBe(1);
    const again = { ...order, payment: { ...order.payment, transactionToken: await tokenize(shopper, 'approved') } };
    expect((await place(shopper, again, 'refused-2')).status).toBe(200);
    expect(await orderCount(order)).toBe(2);
  });

  it('is retried if no order was created, because an earlier rejection is not final', async () => {
    const { shopper, order } = await ready();
    const stock = (qoh: number) =>
      store.db.updateTable('inventory').set({ qoh }).where('product_id', '=', fixtureIds.bar).execute();
    await stock(0);
    expect((await place(shopper, order, 'no-stock')).body.error?.type).toBeDefined();
    await stock(100);
    expect((await place(shopper, order, 'no-stock')).status).toBe(200);
  });

  it('places the order anew that a dead process left unpaid, once it is settled [FAULTS-12]', async () => {
    const { shopper, order } = await ready();
    isProviderDead = true;
    expect((await place(shopper, order, 'left-behind')).body.error?.type).toBe('internal_error');
    isProviderDead = false;
    const tooEarly = await place(shopper, order, 'left-behind');
    expect(tooEarly).toMatchObject({ status: 500, body: { error: { type: 'internal_error' } } });
    store.passTime(leaseMs);
    const answer = await place(shopper, order, 'left-behind');
    expect(answer.status).toBe(200);
    expect(await place(shopper, order, 'left-behind')).toEqual(answer);
    expect(await statusesOf(order)).toEqual(['payment_error', 'published']);
  });

  it('places the order anew of a process that died while the clock was ahead, once it is set back', async () => {
    const { shopper, order } = await ready();
    store.passTime(60 * 60_000);
    isProviderDead = true;
    await place(shopper, order, 'left-ahead');
    isProviderDead = false;
    store.passTime(-60 * 60_000);
    expect(await place(shopper, order, 'left-ahead')).toMatchObject({ status: 200 });
    expect(await statusesOf(order)).toEqual(['payment_error', 'published']);
  });

  it('keeps its claim as long as the order is leased, however late it was written [FAULTS-12]', async () => {
    const { shopper, order } = await ready();
    const claimOf = (key: string) =>
      store.db.selectFrom('idempotency_keys').select('claimed_until').where('key', '=', key).executeTakeFirst();
    const ends: (Date | undefined)[] = [];
    whilePaying = async () => {
      ends.push((await claimOf('written-late'))?.claimed_until);
    };
    const placing = await store.db.transaction().execute(async (trx) => {
      await sql`lock table lists in access exclusive mode`.execute(trx);
      const underWay = { answer: place(shopper, order, 'written-late') };
      await vi.waitFor(async () => expect(await claimOf('written-late')).toBeDefined(), { timeout: 10_000 });
      store.passTime(500);
      return underWay;
    });
    const { status, body } = await placing.answer;
    whilePaying = async () => undefined;
    expect(status).toBe(200);
    const { leased_until } = await store.db
      .selectFrom('orders')
      .select('leased_until')
      .where('order_id', '=', body.orderId ?? '')
      .executeTakeFirstOrThrow();
    expect(ends[0]).toEqual(leased_until);
  });

  it('is valid within its session for 24 hours', async () => {
    const one = await ready();
    const other = await ready();
    expect((await place(one.shopper, one.order, 'shared-key')).status).toBe(200);
    expect((await place(other.shopper, other.order, 'shared-key')).status).toBe(200);
    store.passTime(24 * 60 * 60_000);
    expect((await place(one.shopper, one.order, 'shared-key')).body.error?.type).toBe('order_already_published');
  });

  it('is rejected for a malformed key', async () => {
    const { shopper, order } = await ready();
    expect((await place(shopper, order, 'too short?')).body.error?.type).toBe('invalid_request');
    await shopper.call(contract.checkout.placeOrder, { body: order });
  });
});
