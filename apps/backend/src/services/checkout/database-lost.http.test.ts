import { contract, IDEMPOTENCY_KEY_HEADER } from '@ironcart/api/contract';
import pg from 'pg';
import { expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const leaseMs = 2_000;
/** Whether the database is lost as soon as the provider has captured a payment. */
let isLostAfterCapture = false;
const store = useTestStore({
  placementLeaseMs: leaseMs,
  providerFetch: async (request, answer) => {
    const response = await answer(request);
    if (isLostAfterCapture && request.url.endsWith('/capture')) await setReachable(false);
    return response;
  },
});

/** Ends every connection of the store's database and refuses new ones, or accepts them again. */
const setReachable = async (isReachable: boolean): Promise<void> => {
  const url = new URL(store.databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`alter database "${name}" with allow_connections ${isReachable}`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await client.end();
};

it('order whose database was lost after its capture is published with that payment, and returned to the retry [FAULTS-12]', async () => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const body = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  const asked = { body, headers: { [IDEMPOTENCY_KEY_HEADER]: 'lost-database' } };
  isLostAfterCapture = true;
  const refused = await shopper.refused(contract.checkout.placeOrder, asked);
  isLostAfterCapture = false;
  expect(refused).toMatchObject({ status: 503, type: 'internal_error' });
  await setReachable(true);
  store.passTime(leaseMs);
  const { orderId, status } = await shopper.call(contract.checkout.placeOrder, asked);
  expect(status).toBe('published');
  const payments = await store.db
    .selectFrom('pay_payments')
    .select('status')
    .where('reference', '=', orderId)
    .execute();
  expect(payments).toEqual([{ status: 'captured' }]);
  const orders = await store.db.selectFrom('orders').select('order_id').where('list_id', '=', list._id).execute();
  expect(orders).toEqual([{ order_id: orderId }]);
});
