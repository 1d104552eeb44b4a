import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { MailOutcome } from '../providers/mail/mail-transport.ts';
import { enqueueDueOrders } from '../services/checkout/reconcile.ts';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import { fixtureIds } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';
import { enqueueNextPruning, prune, pruneTask } from './prune.ts';

let isProviderDead = false;
const store = useTestStore({
  placementLeaseMs: 1_000,
  providerFetch: async (request, answer) =>
    isProviderDead && request.url.endsWith('/capture') ? new Response('', { status: 503 }) : answer(request),
});

/** An order whose process died after the provider's authorization. */
const leaveOrder = async (): Promise<string> => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  isProviderDead = true;
  const { details } = await shopper.refused(contract.checkout.placeOrder, { body: order });
  isProviderDead = false;
  return (details as { orderId: string }).orderId;
};

const statusOf = async (orderId: string) =>
  (await store.db.selectFrom('orders').select('status').where('order_id', '=', orderId).executeTakeFirstOrThrow())
    .status;

const enqueueDue = () =>
  enqueueDueOrders({ db: store.db, now: store.now, placementLeaseMs: 1_000, threeDsTimeoutMs: 600_000 });

const waitingJobs = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = 'settle-order'`.execute(store.db);
  return rows[0]?.count ?? 0;
};

describe('job queue', () => {
  it('settles what a dead process left, with several processes running, and stops cleanly [FAULTS-12]', async () => {
    const orderIds = [await leaveOrder(), await leaveOrder()];
    store.passTime(1_000);
    const others = [
      await store.anotherProcess({ reconcileEveryMs: 50 }),
      await store.anotherProcess({ reconcileEveryMs: 50 }),
    ];
    const third = await leaveOrder();
    store.passTime(1_000);
    await vi.waitFor(
      async () => {
        for (const orderId of [...orderIds, third]) expect(await statusOf(orderId)).toBe('published');
      },
      { timeout: 20_000, interval: 100 },
    );
    await Promise.all(others.map((backend) => backend.close()));
    await vi.waitFor(async () => expect(await waitingJobs()).toBe(0));
  });

  it('settles orders while the mail server accepts connections without responding, with many mails due', async () => {
    const at = store.now();
    const mail = { recipient: 'reader@example.com', subject: 's', body: 'b', html: null };
    await store.db
      .insertInto('mail_outbox')
      .values(
        Array.from({ length: 9 }, () => ({ ...mail, mail_id: randomUUID(), created_at: at, next_attempt_at: at })),
      )
      .execute();
    const waiting: ((outcome: MailOutcome) => void)[] = [];
    const silent = { send: () => new Promise<MailOutcome>((answer) => void waiting.push(answer)) };
    const backend = await store.anotherProcess({ reconcileEveryMs: 50, mail: silent });
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 20_000 });
    // Enough for another job of mails to be begun beside it.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const orderId = await leaveOrder();
    store.passTime(1_000);
    await vi.waitFor(async () => expect(await statusOf(orderId)).toBe('published'), { timeout: 10_000, interval: 100 });
    expect(waiting).toHaveLength(1);
    waiting[0]?.({ kind: 'unreachable', answer: 'ETIMEDOUT' });
    // The next run asks with the next mail; the rest of this one did not.
    await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: 20_000 });
    const closed = backend.close();
    waiting[1]?.({ kind: 'taken' });
    await closed;
    await store.db.deleteFrom('mail_outbox').execute();
  });

  it('contains a due order once, and again if its process died while working on it', async () => {
    const orderId = await leaveOrder();
    await enqueueDue();
    expect(await waitingJobs()).toBe(0);
    store.passTime(1_000);
    await enqueueDue();
    await enqueueDue();
    expect(await waitingJobs()).toBe(1);
    const lock = (seconds: number) =>
      sql`update graphile_worker._private_jobs set locked_at = now() - make_interval(secs => ${seconds}), locked_by = 'somebody'
        where key = ${`settle ${orderId}`}`.execute(store.db);
    await lock(10);
    await enqueueDue();
    expect(await waitingJobs()).toBe(1);
    await lock(61);
    await enqueueDue();
    expect(await waitingJobs()).toBe(2);
    await sql`delete from graphile_worker._private_jobs`.execute(store.db);
    await store.backend.reconcile();
    expect(await statusOf(orderId)).toBe('published');
  });

  it('contains an order again whose job was written or taken while the clock was ahead', async () => {
    store.passTime(60 * 60_000);
    const orderId = await leaveOrder();
    store.passTime(-60 * 60_000);
    await enqueueDue();
    expect(await waitingJobs()).toBe(1);
    const settle = sql`key = ${`settle ${orderId}`}`;
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '400 days' where ${settle}`.execute(
      store.db,
    );
    await enqueueDue();
    const { rows } = await sql`select from graphile_worker.jobs where ${settle} and run_at <= now()`.execute(store.db);
    expect(rows).toHaveLength(1);
    await sql`update graphile_worker._private_jobs set locked_at = now() + interval '400 days', locked_by = 'somebody'
      where ${settle}`.execute(store.db);
    await enqueueDue();
    expect(await waitingJobs()).toBe(2);
    await sql`delete from graphile_worker._private_jobs`.execute(store.db);
    await store.backend.reconcile();
    expect(await statusOf(orderId)).toBe('published');
  });
});

describe('pruning job', () => {
  it('removes expired quotes, limits, keys and guests, and nothing that belongs to an order', async () => {
    const buyer = store.shopper();
    const bought = await fillCart(buyer, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(buyer, bought, { nowMs: store.now().getTime() });
    await buyer.call(contract.checkout.placeOrder, { body: order, headers: { 'Idempotency-Key': 'to-be-pruned' } });
    const visitor = store.shopper();
    const left = await fillCart(visitor, [{ productId: fixtureIds.bar, qty: 1 }]);

    expect(await prune(store.db, store.now())).toMatchObject({ rateQuotes: 0, idempotencyKeys: 0, sessions: 0 });
    store.passTime(24 * 60 * 60_000);
    const nextDay = await prune(store.db, store.now());
    expect(nextDay.rateQuotes).toBeGreaterThan(0);
    expect(nextDay.rateLimits).toBeGreaterThan(0);
    expect(nextDay).toMatchObject({ idempotencyKeys: 1, guestLists: 0, sessions: 0 });
    store.passTime(30 * 24 * 60 * 60_000);
    const nextMonth = await prune(store.db, store.now());
    expect(nextMonth.guestLists).toBeGreaterThan(0);
    const lists = await store.db
      .selectFrom('lists')
      .select('list_id')
      .where('list_id', 'in', [bought._id, left._id])
      .execute();
    expect(lists.map(({ list_id }) => list_id)).toEqual([bought._id]);
    const orders = await store.db.selectFrom('orders').select('order_id').where('list_id', '=', bought._id).execute();
    expect(orders).toHaveLength(1);
  });

  it('removes used captcha tokens and old customer challenges after a day, not earlier', async () => {
    const at = (ageMs: number) => new Date(store.now().getTime() - ageMs);
    const dayMs = 24 * 60 * 60_000;
    for (const [name, ageMs] of [
      ['old', dayMs],
      ['young', dayMs - 1],
    ] as const) {
      await sql`insert into captcha_tokens (token_hash, used_at) values (${Buffer.from(name)}, ${at(ageMs)})`.execute(
        store.db,
      );
      const question = { email: `${name}@nobody.example`, site_code: 'USA', requested_at: at(ageMs) };
      await store.db
        .insertInto('password_resets')
        .values({ reset_id: randomUUID(), ...question })
        .execute();
    }
    expect(await prune(store.db, store.now())).toMatchObject({ captchaTokens: 1, passwordResets: 1 });
    const left = await sql<{ name: string }>`select convert_from(token_hash, 'UTF8') as name from captcha_tokens
      union all select email from password_resets`.execute(store.db);
    expect(left.rows).toEqual([{ name: 'young' }, { name: 'young@nobody.example' }]);
  });

  it('is queued once per hour, at 17 minutes past', async () => {
    await enqueueNextPruning(store.db);
    await enqueueNextPruning(store.db);
    const { rows } = await sql<{ minute: number; isAhead: boolean }>`
      select extract(minute from run_at)::int as minute, run_at > now() as "isAhead"
      from graphile_worker.jobs where key = ${pruneTask}`.execute(store.db);
    expect(rows).toEqual([{ minute: 17, isAhead: true }]);
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '400 days' where key = ${pruneTask}`.execute(
      store.db,
    );
    // That run was queued while the clock was ahead.
    await enqueueNextPruning(store.db);
    const again = await sql`select from graphile_worker.jobs
      where key = ${pruneTask} and run_at < now() + interval '2 hours'`.execute(store.db);
    expect(again.rows).toHaveLength(1);
  });
});
