import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderToWire } from '../codec/order.ts';
import { anyStoredOrder } from '../testing/arbitraries.ts';
import { createFakeWire, json } from '../testing/fake-wire.ts';

const [order] = fc.sample(anyStoredOrder, { numRuns: 1, seed: 3 });

describe('a customer’s orders', () => {
  it('are paginated, with the total number, and those of other sites are counted [S7-calls-checkout-11]', async () => {
    if (order === undefined) throw new Error('fast-check gives samples');
    const page = { count: 37, elsewhere: [{ storeId: 34, count: 2 }] };
    const { client } = createFakeWire(() => json({ ...page, orders: [orderToWire(order)] }));
    expect(await client.checkout.orders({ page: 1, limit: 1 })).toEqual({ ...page, orders: [order] });
  });

  it('are on no other site of a backend that does not count them', async () => {
    const { client } = createFakeWire(() => json({ orders: [], count: 0 }));
    expect(await client.checkout.orders()).toEqual({ orders: [], count: 0, elsewhere: [] });
  });
});
