import { contract, type WireNewOrder } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const nowMs = () => store.now().getTime();

const place = async (shopper: Shopper, body: WireNewOrder): Promise<{ status: number; type: string | undefined }> => {
  const response = await shopper.request('/svc_checkout/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { error?: { type: string } };
  return { status: response.status, type: answer.error?.type };
};

const setStock = async (productId: number, qoh: number): Promise<void> => {
  await store.db.updateTable('inventory').set({ qoh }).where('product_id', '=', productId).execute();
};

const stockOf = async (productId: number): Promise<number> => {
  const { qoh } = await store.db
    .selectFrom('inventory')
    .select('qoh')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return qoh;
};

/** Shoppers with the same items in their carts, ready to place. */
const readyShoppers = (count: number, productIds: (index: number) => readonly number[]) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const shopper = store.shopper();
      const list = await fillCart(
        shopper,
        productIds(index).map((productId) => ({ productId, qty: 1 })),
      );
      return { shopper, order: await composeOrder(shopper, list, { nowMs: nowMs() }) };
    }),
  );

describe('last unit in stock', () => {
  it.each([2, 20])('is sold once to %i concurrent buyers [FAULTS-19]', async (buyers) => {
    await setStock(fixtureIds.lastUnit, 1);
    const ready = await readyShoppers(buyers, () => [fixtureIds.lastUnit]);
    const answers = await Promise.all(ready.map(({ shopper, order }) => place(shopper, order)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ type }) => type === 'inventory_error')).toHaveLength(buyers - 1);
    expect(await stockOf(fixtureIds.lastUnit)).toBe(0);
  });

  it('is reported by SKU when insufficient [S8-err-order-10]', async () => {
    await setStock(fixtureIds.lastUnit, 1);
    const [ready] = await readyShoppers(1, () => [fixtureIds.lastUnit]);
    await setStock(fixtureIds.lastUnit, 0);
    const refused = await ready?.shopper.refused(contract.checkout.placeOrder, { body: ready.order });
    expect(refused).toMatchObject({ status: 409, type: 'inventory_error', details: { skus: ['LAST-A'] } });
    expect(refused?.message).toContain('LAST-A');
  });

  it('of two products in two concurrent orders goes to one buyer without a deadlock [FAULTS-19]', async () => {
    for (let round = 0; round < 5; round += 1) {
      await setStock(fixtureIds.lastUnit, 1);
      await setStock(fixtureIds.otherLastUnit, 1);
      const both = [fixtureIds.lastUnit, fixtureIds.otherLastUnit];
      const ready = await readyShoppers(4, (index) => (index % 2 === 0 ? both : both.toReversed()));
      const answers = await Promise.all(ready.map(({ shopper, order }) => place(shopper, order)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      expect(await stockOf(fixtureIds.lastUnit)).toBe(0);
      expect(await stockOf(fixtureIds.otherLastUnit)).toBe(0);
    }
  });
});

describe('list that is being ordered', () => {
  it('creates one order however many tabs place it, and returns its id to the others [FAULTS-4]', async () => {
    const [ready] = await readyShoppers(1, () => [fixtureIds.bar]);
    if (!ready) throw new Error('nobody is ready');
    const before = await stockOf(fixtureIds.bar);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(ready.shopper, ready.order)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ type }) => type === 'order_already_published')).toHaveLength(7);
    expect(await stockOf(fixtureIds.bar)).toBe(before - 1);

    const again = await ready.shopper.refused(contract.checkout.placeOrder, { body: ready.order });
    const { orderId } = again.details as { orderId: string };
    const existing = await ready.shopper.call(contract.checkout.getOrder, {
      params: { id: orderId },
      query: { storeId: 1 },
    });
    expect(existing).toMatchObject({ status: 'published', totals: ready.order.totals });
  });

  it('can be placed again after a declined card, as a new order [FAULTS-14]', async () => {
    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const before = await stockOf(fixtureIds.bar);
    const declined = await composeOrder(shopper, list, { nowMs: nowMs(), outcome: 'insufficient_funds' });
    expect(await shopper.refused(contract.checkout.placeOrder, { body: declined })).toMatchObject({
      status: 402,
      type: 'payment_error',
      message: 'insufficient_funds',
    });
    expect(await stockOf(fixtureIds.bar)).toBe(before);
    const order = await composeOrder(shopper, list, { nowMs: nowMs() });
    expect((await shopper.call(contract.checkout.placeOrder, { body: order })).status).toBe('published');
    expect(await stockOf(fixtureIds.bar)).toBe(before - 1);
  });
});
