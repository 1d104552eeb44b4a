import { contract } from '@ironcart/api/contract';
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
  expect(log).toHaveLength(1);
  expect(log.splice(0).join('')).not.toContain('stack');
  return { shopper, order, orderId: (refused.details as { orderId: string }).orderId };
};

const paymentsOf = (orderId: string) =>
  store.db.selectFrom('pay_payments').select(['status', 'amount']).where('reference', '=', orderId).execute();

describe('a provider that fails while an order is placed', () => {
  it.each(['deadBeforeCapture', 'deadAfterCapture', 'deadAfterAuthorise'] as const)(
    'is asked again, and the order published with one capture: %s [FAULTS-12] [FAULTS-13]',
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
      // What a process does that starts after a kill.
      await store.anotherProcess();
      const settled = await shopper.call(contract.checkout.getOrder, {
        params: { id: orderId },
        query: { storeId: 1 },
      });
      expect(settled.status).toBe('published');
      expect(await paymentsOf(orderId)).toEqual([{ status: 'captured', amount: order.payment.amount.toFixed(2) }]);
    },
  );

  it('gives the order up when it never heard of the payment [FAULTS-13]', async () => {
    const { shopper, order, orderId } = await placeDuring('deadBeforeAuthorise');
    store.passTime(leaseMs);
    await store.backend.reconcile();
    const failed = await shopper.call(contract.checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } });
    expect(failed).toMatchObject({ status: 'payment_error', errors: ['payment_error'] });
    expect(await paymentsOf(orderId)).toEqual([]);
    expect((await shopper.call(contract.checkout.placeOrder, { body: order })).status).toBe('published');
  });
});
