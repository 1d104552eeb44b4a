import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderToWire } from '../codec/order.ts';
import { anyStoredOrder } from '../testing/arbitraries.ts';
import { createFakeWire, json } from '../testing/fake-wire.ts';

const [order] = fc.sample(anyStoredOrder, { numRuns: 1, seed: 3 });

describe('a customer’s orders', () => {
  it('are paginated, with the total number [S7-calls-checkout-11]', async () => {
    if (order === undefined) throw new Error('fast-check gives samples');
    const { client } = createFakeWire(() => json({ orders: [orderToWire(order)], count: 37 }));
    expect(await client.checkout.orders({ page: 1, limit: 1 })).toEqual({ orders: [order], count: 37 });
  });
});
