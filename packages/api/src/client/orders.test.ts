import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderToWire } from '../codec/order.ts';
import { anyStoredOrder } from '../testing/arbitraries.ts';
import { createFakeWire, json } from '../testing/fake-wire.ts';

const [order] = fc.sample(anyStoredOrder, { numRuns: 1, seed: 3 });

describe('orders of a customer', () => {
  it('are paginated, with the total number and the number on other sites [S7-calls-checkout-11]', async () => {
    if (order === undefined) throw new Error('fast-check gives samples');
    const page = { count: 37, elsewhere: [{ storeId: 34, count: 2 }] };
    const { client } = createFakeWire(() => json({ ...page, orders: [orderToWire(order)] }));
    expect(await client.checkout.orders({ page: 1, limit: 1 })).toEqual({ ...page, orders: [order] });
  });

  it('have no number on other sites if the backend does not return it', async () => {
    const { client } = createFakeWire(() => json({ orders: [], count: 0 }));
    expect(await client.checkout.orders()).toEqual({ orders: [], count: 0, elsewhere: [] });
  });
});
