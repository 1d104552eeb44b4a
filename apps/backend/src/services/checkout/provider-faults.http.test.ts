import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

type Fault = 'none' | 'deadBeforeCapture' | 'deadAfterCapture' | 'deadBeforeAuthorise' | 'deadAfterAuthorise';
let fault: Fault = 'none';

const leaseMs = 20_000;
const log: string[] = [];
const store = useTestStore({
  logger: pino({ level: 'warn' }, { write: (line) => log.push(line) }),
  placementLeaseMs: leaseMs,
  providerFetch: async (request, answer) => {
    const { pathname } = new URL(request.url);
    const isCapture = pathname.endsWith('/capture');
    const isAuthorise = request.method === 'POST' && pathname === '/sandbox-pay/payments';
    if ((fault === 'deadBeforeCapture' && isCapture) || (fault === 'deadBeforeAuthorise' && isAuthorise)) {
      return new Response('', { status: 503 });
    }
    const response = await answer(request);
    const isLost = (fault === 'deadAfterCapture' && isCapture) || (fault === 'deadAfterAuthorise' && isAuthorise);
    return isLost ? new Response('', { status: 502 }) : response;
  },
});

const placeDuring = async (during: Fault) => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  fault = during;
  const refused = await shopper.refused(contract.checkout.placeOrder, { body: order });
  fault = 'none';
  expect(refused).toMatchObject({ status: 503, type: 'internal_error', details: { retryAfterSeconds: 5 } });
  const { orderId } = refused.details as { orderId: string };
  expect(log).toHaveLength(1);
  const line = log.splice(0).join('');
  expect(JSON.parse(line)).toMatchObject({ msg: 'The outcome of a payment is not known yet', orderId });
  expect(line).not.toContain('stack');
  return { shopper, order, orderId };
};

const paymentsOf = (orderId: string) =>
  store.db.selectFrom('pay_payments').select(['status', 'amount']).where('reference', '=', orderId).execute();

describe('provider failure during a placement', () => {
  it.each(['deadBeforeCapture', 'deadAfterCapture', 'deadAfterAuthorise'] as const)(
    'is retried, and the order published with one capture: %s [FAULTS-12] [FAULTS-13]',
    async (during) => {
      const { shopper, order, orderId } = await placeDuring(during);
      const retry = await shopper.refused(contract.checkout.placeOrder, { body: order });
      expect(retry).toMatchObject({ type: 'order_already_published', details: { orderId } });

      await store.backend.reconcile();
      const waiting = await shopper.call(contract.checkout.getOrder, {
        params: { id: orderId },
        query: { storeId: 1 },
      });
      expect(waiting.status).toBe('new');
      store.passTime(leaseMs);
      // Simulates the process that starts after a kill.
      await store.anotherProcess();
      const settled = await shopper.call(contract.checkout.getOrder, {
        params: { id: orderId },
        query: { storeId: 1 },
      });
      expect(settled.status).toBe('published');
      expect(await paymentsOf(orderId)).toEqual([{ status: 'captured', amount: order.payment.amount.toFixed(2) }]);
    },
  );

  it('abandons the order if the provider does not know the payment [FAULTS-13]', async () => {
    const { shopper, order, orderId } = await placeDuring('deadBeforeAuthorise');
    store.passTime(leaseMs);
    await store.backend.reconcile();
    const failed = await shopper.call(contract.checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } });
    expect(failed).toMatchObject({ status: 'payment_error', errors: ['payment_error'] });
    expect(await paymentsOf(orderId)).toEqual([]);
    expect((await shopper.call(contract.checkout.placeOrder, { body: order })).status).toBe('published');
  });
});

describe('order with a total of 0', () => {
  it('is published after its process died, without requesting a payment [FAULTS-12]', async () => {
    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId: fixtureIds.program, qty: 1 }]);
    const nowMs = store.now().getTime();
    const { payment } = await composeOrder(shopper, list, { nowMs });
    const giftcards = [{ code: 'GIFT-50-USD', balance: money(5_000), amount: money(Math.round(payment.amount * 100)) }];
    const body = await composeOrder(shopper, list, { nowMs, giftcards });
    expect(body.payment.amount).toBe(0);
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'dead'; end $$`.execute(
      store.db,
    );
    await sql`create trigger dies before update on orders for each row execute function die()`.execute(store.db);
    expect((await shopper.refused(contract.checkout.placeOrder, { body })).status).toBe(500);
    await sql`drop trigger dies on orders`.execute(store.db);
    const { order_id: orderId } = await store.db
      .selectFrom('orders')
      .select('order_id')
      .where('list_id', '=', list._id)
      .executeTakeFirstOrThrow();
    store.passTime(leaseMs);
    await store.backend.reconcile();
    const settled = await shopper.call(contract.checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } });
    expect(settled.status).toBe('published');
    expect(await paymentsOf(orderId)).toEqual([]);
  });
});
