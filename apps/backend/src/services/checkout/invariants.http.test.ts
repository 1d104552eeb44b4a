import { contract } from '@ironcart/api/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SandboxOutcome } from '../../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const timeoutMs = 60_000;
let isProviderShaky = false;
let callCount = 0;
const store = useTestStore({
  threeDsTimeoutMs: timeoutMs,
  placementLeaseMs: 1_000,
  limits: { place: { max: 100_000, windowMs: 1_000 } },
  providerFetch: async (request, answer) => {
    callCount += 1;
    if (isProviderShaky && callCount % 3 === 0) return new Response('', { status: 503 });
    const response = await answer(request);
    return isProviderShaky && callCount % 5 === 0 ? new Response('', { status: 502 }) : response;
  },
});

const products = [fixtureIds.bar, fixtureIds.lastUnit, fixtureIds.strap, fixtureIds.owable] as const;
const outcomes: readonly SandboxOutcome[] = [
  'approved',
  'refused',
  'insufficient_funds',
  'challenge',
  'challenge_unanswered',
];

/** Rows that break an invariant of FAULTS.md, by the invariant's name. */
const violations = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from (select 1 from orders where status <> 'payment_error'
      group by store_id, list_id having count(*) > 1) as doubled) as i1,
    (select count(*) from orders join pay_payments on reference = order_id
      where orders.status = 'published' and captured <> payment_amount) as i2,
    (select count(*) from inventory join products using (product_id)
      where qoh <> (case product_id when ${fixtureIds.lastUnit} then 1 when ${fixtureIds.owable} then 1 else 100 end)
        - coalesce((select sum(taken) from order_stock where order_stock.product_id = inventory.product_id
          and returned_at is null), 0) and product_id = any(${[...products]})) as i3,
    (select count(*) from order_stock join orders using (order_id)
      where (returned_at is not null) <> (status = 'payment_error')) as i3b,
    (select count(*) from pay_payments join orders on reference = order_id
      where captured > 0 and orders.status <> 'published') as i5,
    (select count(*) from orders where subtotal <> (select sum(row_total) from order_items
      where order_items.order_id = orders.order_id)) as i6`.execute(store.db);
  return rows[0] ?? {};
};

const placeAndMaybeAnswer = async (shopper: Shopper, productId: number, outcome: SandboxOutcome, tabs: number) => {
  const list = await fillCart(shopper, [{ productId, qty: 1 }]).catch(() => undefined);
  if (!list) return;
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome });
  const body = JSON.stringify(order);
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  const answers = await Promise.all(Array.from({ length: tabs }, () => shopper.request('/svc_checkout/order', init)));
  for (const answer of answers) {
    const placed = (await answer.json()) as { payment?: { transactionId?: string } };
    const { transactionId } = placed.payment ?? {};
    if (!transactionId || outcome !== 'challenge') continue;
    await shopper.request(`/sandbox-pay/challenge/${transactionId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `decision=${productId % 2 === 0 ? 'approve' : 'decline'}`,
    });
  }
};

describe('invariants of orders', () => {
  it('hold for any mix of buyers, cards, tabs and an unreliable provider [FAULTS-I1] [FAULTS-I2] [FAULTS-I3] [FAULTS-I5] [FAULTS-I6]', {
    timeout: 180_000,
  }, async () => {
    const buyer = fc.record({
      productId: fc.constantFrom(...products),
      outcome: fc.constantFrom(...outcomes),
      tabs: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(buyer, { minLength: 1, maxLength: 6 }), fc.boolean(), async (buyers, isShaky) => {
        isProviderShaky = isShaky;
        await Promise.all(
          buyers.map(({ productId, outcome, tabs }) => placeAndMaybeAnswer(store.shopper(), productId, outcome, tabs)),
        );
        isProviderShaky = false;
        // Twice: a challenge that the store only detects now gets its full time limit.
        for (let round = 0; round < 2; round += 1) {
          store.passTime(timeoutMs + 1_000);
          await store.backend.reconcile();
        }
        const open = await store.db
          .selectFrom('orders')
          .select('order_id')
          .where((where) => where.or([where('status', 'in', ['new', 'payment_pending']), where('void_due', '=', true)]))
          .execute();
        expect(open).toEqual([]);
        expect(await violations()).toEqual({ i1: 0, i2: 0, i3: 0, i3b: 0, i5: 0, i6: 0 });
      }),
      { numRuns: 12 },
    );
  });

  it('are enforced by the database: an order only moves forward [FAULTS-I7]', async () => {
    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
    const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: order });
    const move = (status: 'new' | 'payment_pending' | 'payment_error') =>
      store.db
        .updateTable('orders')
        .set({ status, ...(status === 'payment_error' ? { failure: 'x' } : {}), challenge_expires_at: store.now() })
        .where('order_id', '=', orderId)
        .execute();
    await expect(move('new')).rejects.toThrow(/does not go from published to new/);
    await expect(move('payment_pending')).rejects.toThrow(/does not go from/);
    await expect(move('payment_error')).rejects.toThrow(/does not go from/);
  });
});
