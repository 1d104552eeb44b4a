import { contract } from '@ironcart/api/contract';
import { expect, it } from 'vitest';
import { composeOrder, fillCart, ohioAddress } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();

const readMailOf = async (orderId: string) => {
  await store.backend.reconcile();
  return store.db
    .selectFrom('mail_outbox')
    .select(['body', 'html'])
    .where('subject', '=', `Your order ${orderId}`)
    .executeTakeFirstOrThrow();
};

it('confirmation mail lists the options of each item, the total and the shipping address', async () => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [
    { productId: fixtureIds.plate, qty: 2, children: [{ productId: fixtureIds.redPlate, qty: 1 }] },
    { productId: fixtureIds.strap, qty: 1 },
  ]);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome: 'approved' });
  const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: order });
  const { body, html } = await readMailOf(orderId);
  expect(body).toMatch(/^2 x Bumper plate \(.+\), Color: Red: \$164\.00$/m);
  expect(body).toMatch(/^1 x [^,]+: \$[\d.]+$/m);
  expect(body).toMatch(
    /^Delivery:\nGround\b.*\n\nShip to:\nGale Guest\n1 Main Street\nColumbus OH 43201\nUnited States$/m,
  );
  expect(html).toContain('Color: Red');
});

it('confirmation mail of a pickup order names the pickup location, and no shipping address [S4-pickup-02]', async () => {
  const guest = store.shopper();
  const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(guest, list, { nowMs: store.now().getTime(), codes: 'pickup' });
  const { orderId } = await guest.call(contract.checkout.placeOrder, { body: order });
  const { body, html } = await readMailOf(orderId);
  expect(body).toMatch(/^Pickup:\n.+\n1200 Foundry Row\nDayton OH 45402$/m);
  expect(html).toContain('1200 Foundry Row');
  expect(body).not.toContain('Ship to');
});

it('confirmation mail in Europe marks amounts without VAT, and writes the postal code before the city [S9-vat-01]', async () => {
  const guest = store.shopper('EUR');
  const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 1 }]);
  const address = { ...ohioAddress, city: 'Berlin', region: '', postcode: '10119', countryId: 'DE' };
  const order = await composeOrder(guest, list, { nowMs: store.now().getTime(), siteCode: 'EUR', address });
  const { orderId } = await guest.call(contract.checkout.placeOrder, { body: order });
  const { body } = await readMailOf(orderId);
  expect(body).toMatch(/^Subtotal, excl\. VAT: €[\d.]+\nShipping, excl\. VAT: €[\d.]+\nVAT: €[\d.]+\nTotal: €[\d.]+$/m);
  expect(body).toContain('\n10119 Berlin\nGermany');
});
