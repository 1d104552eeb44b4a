import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { multipliedLimits } from '../../http/rate-limit.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { useOtherConnections } from '../../testing/other-connections.ts';
import { placeReady, readyOrders } from '../../testing/ready-order.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({ limits: multipliedLimits(1_000) });
const { connect, isWaiting, whileHeld: whileRowsHeld } = useOtherConnections(store);

/** The stock of a product: in its own row, and in shares. */
const stockOf = async (productId: number): Promise<{ readonly row: number; readonly shares: readonly number[] }> => {
  const { rows } = await sql<{ row: number; shares: readonly number[] }>`
    select qoh as row, array(select stock_shares.qoh from stock_shares
      where stock_shares.product_id = inventory.product_id order by share) as shares
    from inventory where product_id = ${productId}`.execute(store.db);
  return rows[0] ?? { row: Number.NaN, shares: [] };
};

const setStock = async (productId: number, row: number, shares: readonly number[] = []): Promise<void> => {
  await store.db.deleteFrom('stock_shares').where('product_id', '=', productId).execute();
  await store.db.updateTable('inventory').set({ qoh: row }).where('product_id', '=', productId).execute();
  if (shares.length === 0) return;
  await store.db
    .insertInto('stock_shares')
    .values(shares.map((qoh, index) => ({ product_id: productId, share: index + 1, qoh })))
    .execute();
};

/** Holds the product's own row while the work runs. */
const whileHeld = <T>(productId: number, work: () => Promise<T>): Promise<T> =>
  whileRowsHeld('select from inventory where product_id = $1 for update', [productId], work);

describe('product with many concurrent orders', () => {
  it('can be ordered while another order commits, once an order had to wait [FAULTS-19]', async () => {
    await setStock(fixtureIds.strap, 1_000);
    const [first, second] = await readyOrders(store, 2, [fixtureIds.strap]);
    if (!first || !second) throw new Error('nobody is ready');
    const waited = await whileHeld(fixtureIds.strap, async () => {
      const placing = placeReady(first);
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
      return { placing };
    });
    expect(await waited.placing).toBe('placed');
    expect(await stockOf(fixtureIds.strap)).toEqual({ row: 984, shares: [15] });

    expect(await whileHeld(fixtureIds.strap, () => placeReady(second))).toBe('placed');
    expect(await stockOf(fixtureIds.strap)).toEqual({ row: 984, shares: [14] });
    const shopper = store.shopper();
    const { inventory } = await shopper.call(contract.content.getProduct, { params: { id: fixtureIds.strap } });
    expect(inventory?.qoh).toBe(998);
  });

  it('is sold to the last piece of its stock shares, and is then sold out everywhere [FAULTS-19]', async () => {
    await setStock(fixtureIds.strap, 1, [3, 1, 1]);
    const ready = await readyOrders(store, 8, [fixtureIds.strap]);
    const outcomes = await Promise.all(ready.map(placeReady));
    expect(outcomes.toSorted()).toEqual([...new Array(2).fill('inventory_error'), ...new Array(6).fill('placed')]);
    expect(await stockOf(fixtureIds.strap)).toEqual({ row: 0, shares: [] });
    const found = sql<{
      is_salable: boolean;
    }>`select is_salable from search_documents where product_id = ${fixtureIds.strap}`;
    expect((await found.execute(store.db)).rows).toEqual([{ is_salable: false }]);
  });

  it('gets back the pieces of an order that was not paid', async () => {
    await setStock(fixtureIds.strap, 2, [5]);
    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId: fixtureIds.strap, qty: 4 }]);
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome: 'insufficient_funds' });
    expect(await placeReady({ shopper, order })).toBe('payment_error');
    expect(await stockOf(fixtureIds.strap)).toEqual({ row: 7, shares: [] });
  });

  it('loses no stock to an order of a list that is already placed', async () => {
    await setStock(fixtureIds.strap, 1_000, [15]);
    const [ready] = await readyOrders(store, 1, [fixtureIds.strap]);
    if (!ready) throw new Error('nobody is ready');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => placeReady(ready)));
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1);
    const { row, shares } = await stockOf(fixtureIds.strap);
    expect(row + shares.reduce((sum, qoh) => sum + qoh, 0)).toBe(1_014);
  });
});

describe('take_stock', () => {
  const products = [fixtureIds.strap, fixtureIds.bar];

  /** Takes stock on many connections until each is refused; returns the taken quantities. */
  const takeAll = async (connections: number, demand: () => readonly number[]) => {
    const takers = await Promise.all(Array.from({ length: connections }, connect));
    const taken = new Map<number, number>(products.map((id) => [id, 0]));
    const take = async (client: pg.Client): Promise<void> => {
      for (;;) {
        const quantities = demand();
        await client.query('begin');
        const { rows } = await client.query<{ product_id: number; taken: number }>(
          'select product_id, taken from take_stock($1, $2)',
          [products, quantities],
        );
        if (rows.length < products.length) {
          await client.query('rollback');
          return;
        }
        await client.query('commit');
        for (const row of rows) taken.set(row.product_id, (taken.get(row.product_id) ?? 0) + row.taken);
      }
    };
    await Promise.all(takers.map(take));
    return taken;
  };

  it('sells every piece once from many connections, and rejects only what is not available [FAULTS-I3]', async () => {
    await setStock(fixtureIds.strap, 1_500);
    await setStock(fixtureIds.bar, 1_200);
    const taken = await takeAll(16, () => [1, 1]);
    expect(taken.get(fixtureIds.bar)).toBe(1_200);
    expect(taken.get(fixtureIds.strap)).toBe(1_200);
    expect(await stockOf(fixtureIds.bar)).toEqual({ row: 0, shares: [] });
    const { row, shares } = await stockOf(fixtureIds.strap);
    expect(row + shares.reduce((sum, qoh) => sum + qoh, 0)).toBe(300);
  });
});
