import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { readAuditTrail } from './audit-order.ts';

const store = useTestStore();
const nowMs = () => store.now().getTime();

const limitTo = (quantity: number | string) =>
  store.db
    .updateTable('products')
    .set({
      attributes: sql`attributes || ${JSON.stringify({ rogue_promo_qty_enable: '1', rogue_promo_qty: quantity })}::jsonb`,
    })
    .where('product_id', '=', fixtureIds.deal)
    .execute();

const piecesLeft = async (): Promise<unknown> => {
  const [product] = await store
    .shopper()
    .call(contract.content.getProducts, { query: { ids: String(fixtureIds.deal) } });
  return product?.attributes?.rogue_promo_qty;
};

const order = async (qty: number, outcome: 'approved' | 'refused' = 'approved') => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.deal, qty }]);
  return { shopper, list, body: await composeOrder(shopper, list, { nowMs: nowMs(), outcome }) };
};

describe('promotion with a limited quantity', () => {
  beforeEach(() => limitTo('5'));

  it('is reduced by the pieces of an order, which the audit trail records', async () => {
    const { shopper, body } = await order(2);
    expect(body.items[0]?.price).toBe(45);
    const { orderId } = await shopper.call(contract.checkout.placeOrder, { body });
    expect(await piecesLeft()).toBe(3);
    const trail = (await readAuditTrail(store.db, orderId)) ?? [];
    expect(trail.map(({ what }) => what)).toContain(`promotion product ${fixtureIds.deal}: 2 taken`);
  });

  it('gets its pieces back once when the card is declined', async () => {
    const { shopper, body } = await order(2, 'refused');
    const refused = await shopper.refused(contract.checkout.placeOrder, { body });
    expect(refused).toMatchObject({ type: 'payment_error' });
    expect(await piecesLeft()).toBe(5);
    const { orderId } = refused.details as { orderId: string };
    const trail = (await readAuditTrail(store.db, orderId)) ?? [];
    expect(trail.map(({ what }) => what)).toContain(`promotion product ${fixtureIds.deal}: 2 given back`);
  });

  it('limits a cart to the remaining quantity, with a message', async () => {
    const { list } = await order(20);
    expect(list.items[0]?.qty).toBe(5);
    expect(list.messages?.join()).toContain('Only 5 of Hot kettlebell can be ordered');
  });

  it('rejects an order of more pieces, and names the SKU', async () => {
    const { shopper, body } = await order(5);
    await limitTo(4);
    expect(await shopper.refused(contract.checkout.placeOrder, { body })).toMatchObject({
      type: 'inventory_error',
      details: { skus: ['DEAL'] },
    });
    expect(await piecesLeft()).toBe(4);
  });

  it('is not offered below the minimum order quantity, so that the regular price applies', async () => {
    await store.db.updateTable('inventory').set({ min_qty: 5 }).where('product_id', '=', fixtureIds.deal).execute();
    await limitTo('5');
    expect((await order(5)).body.items[0]?.price).toBe(45);
    await limitTo('4');
    const { shopper, list, body } = await order(5);
    expect([list.items[0]?.qty, body.items[0]?.price]).toEqual([5, 60]);
    await shopper.call(contract.checkout.placeOrder, { body });
    expect(await piecesLeft()).toBe('4');
  });

  it('is not reduced by an order at another price', async () => {
    await limitTo(0);
    const { shopper, body } = await order(7);
    expect(body.items[0]?.price).toBe(60);
    await shopper.call(contract.checkout.placeOrder, { body });
    expect(await piecesLeft()).toBe(0);
  });
});
