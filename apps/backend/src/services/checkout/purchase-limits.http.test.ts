import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();

/** Limits the barbells of an order, single ones and those of sets together. */
const limitBarsTo = (limit: number) =>
  store.db
    .updateTable('products')
    .set({ attributes: sql`attributes || ${JSON.stringify({ purchase_limit: limit })}::jsonb` })
    .where('product_id', '=', fixtureIds.bar)
    .execute();

const bars = { productId: fixtureIds.bar, qty: 2 };
const setWithBar = {
  productId: fixtureIds.bundle,
  qty: 1,
  children: [
    { productId: fixtureIds.bar, qty: 1, metadata: { bundleOptionId: 1 } },
    { productId: fixtureIds.collar, qty: 1, metadata: { freeBundleOptionId: 1 } },
  ],
};

/** Inventories of merchants also have the limit as the most of an order. */
const stockAtMost = (limit: number) =>
  store.db.updateTable('inventory').set({ max_qty: limit }).where('product_id', '=', fixtureIds.bar).execute();

/** A new shopper's order of three bars, when an inventory permits two. */
const orderOfThree = async () => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [bars, setWithBar]);
  await stockAtMost(2);
  return { shopper, body: await composeOrder(shopper, list, { nowMs: store.now().getTime() }) };
};

const refused = {
  status: 409,
  type: 'inventory_error',
  message: 'One order may hold fewer pieces: SET-1',
  details: { skus: ['SET-1'] },
};

it('order quantity of a product on all lines is at most its purchase limit [S3-attr-07]', async () => {
  await limitBarsTo(2);
  const { shopper, body } = await orderOfThree();
  expect(await shopper.refused(contract.checkout.placeOrder, { body })).toMatchObject(refused);
  await limitBarsTo(3);
  await stockAtMost(3);
  expect(await shopper.call(contract.checkout.placeOrder, { body })).toMatchObject({ status: 'published' });
});

it('order quantity of a product on all lines is at most what its inventory permits [S3-attr-07]', async () => {
  await store.db
    .updateTable('products')
    .set({ attributes: sql`attributes - 'purchase_limit'` })
    .where('product_id', '=', fixtureIds.bar)
    .execute();
  const { shopper, body } = await orderOfThree();
  expect(await shopper.refused(contract.checkout.placeOrder, { body })).toMatchObject(refused);
});
