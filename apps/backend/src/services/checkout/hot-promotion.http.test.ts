import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { multipliedLimits } from '../../http/rate-limit.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { useOtherConnections } from '../../testing/other-connections.ts';
import { placeReady, readyOrders } from '../../testing/ready-order.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({ limits: multipliedLimits(1_000) });
const { connect, isWaiting, whileHeld } = useOtherConnections(store);
const productId = fixtureIds.deal;

/** The remaining pieces of the promotion: in the product's attribute, and in shares. */
const left = async (): Promise<{ readonly row: number; readonly shares: readonly number[] }> => {
  const { rows } = await sql<{ row: number; shares: readonly number[] }>`
    select (attributes ->> 'rogue_promo_qty')::int as row, array(select pieces from promotion_shares
      where promotion_shares.product_id = products.product_id order by share) as shares
    from products where product_id = ${productId}`.execute(store.db);
  return rows[0] ?? { row: Number.NaN, shares: [] };
};

const setLeft = async (row: number, shares: readonly number[] = []): Promise<void> => {
  await store.db.deleteFrom('promotion_shares').where('product_id', '=', productId).execute();
  const attributes = JSON.stringify({ rogue_promo_qty_enable: '1', rogue_promo_qty: row });
  await sql`update products set attributes = attributes || ${attributes}::jsonb where product_id = ${productId}`.execute(
    store.db,
  );
  if (shares.length === 0) return;
  await store.db
    .insertInto('promotion_shares')
    .values(shares.map((pieces, index) => ({ product_id: productId, share: index + 1, pieces })))
    .execute();
};

const shown = async () => {
  const { attributes } = await store.shopper().call(contract.content.getProduct, { params: { id: productId } });
  return { isEnabled: attributes?.rogue_promo_enabled, left: attributes?.rogue_promo_qty };
};

const whileRowHeld = <T>(work: () => Promise<T>): Promise<T> =>
  whileHeld('select from products where product_id = $1 for no key update', [productId], work);

const revision = async (): Promise<number> => {
  const { rows } = await sql<{ revision: number }>`select revision from catalogue_revision`.execute(store.db);
  return rows[0]?.revision ?? Number.NaN;
};

describe('limited promotion with many concurrent orders', () => {
  it('can be redeemed while another order commits, once an order had to wait, without a catalogue change [FAULTS-19]', async () => {
    await setLeft(1_000);
    const [first, second] = await readyOrders(store, 2, [productId]);
    if (!first || !second) throw new Error('nobody is ready');
    const waited = await whileRowHeld(async () => {
      const placing = placeReady(first);
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
      return { placing };
    });
    expect(await waited.placing).toBe('placed');
    expect(await left()).toEqual({ row: 984, shares: [15] });

    const before = await revision();
    expect(await whileRowHeld(() => placeReady(second))).toBe('placed');
    expect(await left()).toEqual({ row: 984, shares: [14] });
    expect(await revision()).toBe(before);
    expect((await shown()).left).toBe(998);
  });

  it('is redeemed to the last piece of its shares, and is then over everywhere [FAULTS-19]', async () => {
    await setLeft(1, [3, 1, 1]);
    const ready = await readyOrders(store, 8, [productId]);
    const outcomes = await Promise.all(ready.map(placeReady));
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(6);
    expect(new Set(outcomes)).toEqual(new Set(['placed', 'wrong_product_price']));
    expect(await left()).toEqual({ row: 0, shares: [] });
    expect((await shown()).left).toBe(0);
  });

  it('gets back the pieces of an order that was not paid', async () => {
    await setLeft(2, [5]);
    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId, qty: 4 }]);
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome: 'insufficient_funds' });
    expect(await placeReady({ shopper, order })).toBe('payment_error');
    expect(await left()).toEqual({ row: 7, shares: [] });
  });

  it('shows the remaining pieces immediately, and is not offered below the minimum order quantity', async () => {
    await store.db.updateTable('inventory').set({ min_qty: 5 }).where('product_id', '=', productId).execute();
    await setLeft(3, [20]);
    expect(await shown()).toMatchObject({ left: 23 });
    const { isEnabled } = await shown();
    await store.db.updateTable('promotion_shares').set({ pieces: 1 }).where('product_id', '=', productId).execute();
    expect([isEnabled, await shown()]).toEqual([expect.not.stringMatching(/false/), { isEnabled: false, left: 4 }]);
    await store.db.updateTable('inventory').set({ min_qty: 1 }).where('product_id', '=', productId).execute();
  });

  it('sells every piece once from many connections, and rejects only what is not available [FAULTS-I3]', async () => {
    await setLeft(1_500);
    const takers = await Promise.all(Array.from({ length: 16 }, connect));
    let taken = 0;
    let refused = 0;
    const take = async (client: (typeof takers)[number], number: number): Promise<void> => {
      for (let round = 0; ; round += 1) {
        const qty = 1 + ((number * 7 + round * 3) % 5);
        await client.query('begin');
        const { rows } = await client.query('select qty from take_promotions($1, $2)', [[productId], [qty]]);
        await client.query(rows.length === 0 ? 'rollback' : 'commit');
        if (rows.length > 0) taken += qty;
        else if (qty === 1) {
          refused += 1;
          return;
        }
      }
    };
    await Promise.all(takers.map(take));
    expect({ taken, refused }).toEqual({ taken: 1_500, refused: 16 });
    expect(await left()).toEqual({ row: 0, shares: [] });
  });
});
