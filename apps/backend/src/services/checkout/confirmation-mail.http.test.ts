import { contract } from '@ironcart/api/contract';
import { expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();

it("lists each item's options, the total and the shipping address in the confirmation mail", async () => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [
    { productId: fixtureIds.plate, qty: 2, children: [{ productId: fixtureIds.redPlate, qty: 1 }] },
    { productId: fixtureIds.strap, qty: 1 },
  ]);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome: 'approved' });
  const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: order });
  await store.backend.reconcile();
  const { body, html } = await store.db
    .selectFrom('mail_outbox')
    .select(['body', 'html'])
    .where('subject', '=', `Your order ${orderId}`)
    .executeTakeFirstOrThrow();
  expect(body).toMatch(/^2 x Bumper plate \(.+\), Color: Red: \$164\.00$/m);
  expect(body).toMatch(/^1 x [^,]+: \$[\d.]+$/m);
  expect(body).toContain('Ship to:\n');
  expect(html).toContain('Color: Red');
});
