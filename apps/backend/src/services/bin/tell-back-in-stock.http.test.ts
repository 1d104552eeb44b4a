import { contract } from '@ironcart/api/contract';
import { createSites, type SiteCode, siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { testOrigin } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { bar, lastUnit, plate, redPlate, strap } = fixtureIds;

const stockOf = (productId: number, stock: { readonly qoh?: number; readonly backorder?: boolean }) =>
  store.db.updateTable('inventory').set(stock).where('product_id', '=', productId).execute();

const subscribe = (email: string, product_id: number, more: { parent_id?: number; site?: SiteCode } = {}) => {
  const { site = 'USA', ...rest } = more;
  return store.shopper(site).call(contract.bin.addBin, { body: { product_id, email, ...rest } });
};

const mailsTo = async (email: string) =>
  store.db.selectFrom('mail_outbox').select(['subject', 'body']).where('recipient', '=', email).execute();

const waiting = async (email: string) =>
  (await store.db.selectFrom('back_in_stock_notices').select('state').where('email', '=', email).execute()).length;

describe('back-in-stock mail', () => {
  it('is sent once when the product is available again, which ends the notice', async () => {
    await stockOf(strap, { qoh: 0 });
    await subscribe('ada@example.com', strap);
    await store.backend.reconcile();
    expect(await mailsTo('ada@example.com')).toEqual([]);
    await stockOf(strap, { qoh: 5 });
    const other = await store.anotherProcess();
    await Promise.all([store.backend.reconcile(), other.reconcile(), store.backend.reconcile()]);
    const [mail, ...rest] = await mailsTo('ada@example.com');
    expect(mail?.subject).toBe('Back in stock: Lifting strap');
    expect(mail?.body).toContain(`${testOrigin}/lifting-strap\n`);
    expect(rest).toEqual([]);
    expect(await waiting('ada@example.com')).toBe(0);
    await stockOf(strap, { qoh: 0 });
    await stockOf(strap, { qoh: 5 });
    await store.backend.reconcile();
    expect(await mailsTo('ada@example.com')).toHaveLength(1);
  });

  it('for an available product is not sent before the product was out of stock', async () => {
    await subscribe('bea@example.com', bar);
    await stockOf(bar, { qoh: 7 });
    await store.backend.reconcile();
    expect(await mailsTo('bea@example.com')).toEqual([]);
    await stockOf(bar, { qoh: 0 });
    await store.backend.reconcile();
    expect(await mailsTo('bea@example.com')).toEqual([]);
    await stockOf(bar, { qoh: 1 });
    await store.backend.reconcile();
    expect(await mailsTo('bea@example.com')).toHaveLength(1);
  });

  it('is not sent if the product is sold out again before the mail is written', async () => {
    await stockOf(strap, { qoh: 0 });
    await subscribe('cleo@example.com', strap);
    await stockOf(strap, { qoh: 5 });
    await stockOf(strap, { qoh: 0 });
    await store.backend.reconcile();
    expect(await mailsTo('cleo@example.com')).toEqual([]);
    expect(await waiting('cleo@example.com')).toBe(1);
    await stockOf(strap, { backorder: true });
    await store.backend.reconcile();
    expect(await mailsTo('cleo@example.com')).toHaveLength(1);
  });

  it('waits while the product is withdrawn, or its site is removed, without delaying other sites', async () => {
    const withdraw = (is_withdrawn: boolean) =>
      store.db.updateTable('products').set({ is_withdrawn }).where('product_id', '=', strap).execute();
    await stockOf(strap, { qoh: 0, backorder: false });
    await subscribe('fay@example.com', strap, { site: 'EUR' });
    await subscribe('gus@example.com', strap);
    await withdraw(true);
    await stockOf(strap, { qoh: 5 });
    await store.backend.reconcile();
    expect([await waiting('fay@example.com'), await waiting('gus@example.com')]).toEqual([1, 1]);
    await withdraw(false);
    const american = await store.anotherProcess({ sites: createSites([siteByCode('USA')]) });
    await american.reconcile();
    expect([await mailsTo('fay@example.com'), await waiting('fay@example.com')]).toEqual([[], 1]);
    expect(await mailsTo('gus@example.com')).toHaveLength(1);
    await store.backend.reconcile();
    expect(await mailsTo('fay@example.com')).toHaveLength(1);
  });

  it("for a part links to the page of the request on the shopper's site", async () => {
    await stockOf(redPlate, { qoh: 0 });
    await subscribe('dora@example.com', redPlate, { parent_id: plate, site: 'EUR' });
    await stockOf(redPlate, { qoh: 2 });
    await store.backend.reconcile();
    const [mail] = await mailsTo('dora@example.com');
    expect(mail?.subject).toBe('Back in stock: Bumper plate red');
    expect(mail?.body).toContain(`${testOrigin}/eu/bumper-plate\n`);
  });

  it('considers stock taken by orders', async () => {
    await subscribe('edda@example.com', lastUnit);
    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId: lastUnit, qty: 1 }]);
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
    await shopper.call(contract.checkout.placeOrder, { body: order });
    await stockOf(lastUnit, { qoh: 3 });
    await store.backend.reconcile();
    expect(await mailsTo('edda@example.com')).toHaveLength(1);
  });

  it('is sent for a notice requested during a change of stock', async () => {
    for (let round = 0; round < 10; round += 1) {
      await stockOf(strap, { qoh: 0, backorder: false });
      const email = `race-${round}@example.com`;
      await Promise.all([subscribe(email, strap), stockOf(strap, { qoh: 5 })]);
      const { state } = await store.db
        .selectFrom('back_in_stock_notices')
        .select('state')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(state).not.toBe('out');
    }
  });
});
