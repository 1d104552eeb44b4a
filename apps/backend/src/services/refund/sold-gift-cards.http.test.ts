import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { assessDamage } from '../../testing/damage.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { readAuditTrail } from '../checkout/audit-order.ts';
import { shipOrder } from '../shipment/ship-order.ts';

const store = useTestStore();
const { giftCard, strap } = fixtureIds;
const { cancelOrder, placeOrder } = contract.checkout;
const query = { storeId: 1 } as const;

const buysPostalCards = async () => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
  const giftcard = { delivery: 'physical', amount: 50 } as const;
  const list = await fillCart(shopper, [{ productId: giftCard, qty: 2, metadata: { giftcard } }]);
  const body = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  const { orderId } = await shopper.call(placeOrder, { body });
  const cancel = { params: { id: orderId }, body: query };
  return { shopper, orderId, cancel };
};

const settle = async () => {
  store.passTime(61_000);
  await store.backend.reconcile();
};

const issuedBy = (orderId: string) =>
  store.db
    .selectFrom('issued_gift_cards')
    .innerJoin('gift_cards', 'gift_cards.code', 'issued_gift_cards.code')
    .select(['gift_cards.code', 'balance'])
    .where('order_id', '=', orderId)
    .orderBy('piece')
    .execute();

const balancesOf = async (orderId: string) => (await issuedBy(orderId)).map(({ balance }) => balance);

describe('gift cards sent by post', () => {
  beforeAll(async () => {
    await sql`update products set details = jsonb_set(details, '{giftcardData,type}', '"physical"')
      where product_id = ${giftCard}`.execute(store.db);
  });

  it('are void once their order is cancelled, because their codes may already be printed [FAULTS-I4]', async () => {
    const { shopper, orderId, cancel } = await buysPostalCards();
    await settle();
    expect(await balancesOf(orderId)).toEqual(['50.00', '50.00']);
    await shopper.call(cancelOrder, cancel);
    await settle();
    expect(await balancesOf(orderId)).toEqual(['0.00', '0.00']);
    expect((await assessDamage(store.db, new Map())).overdrawn).toBe(0);
    const trail = (await readAuditTrail(store.db, orderId)) ?? [];
    expect(trail.map(({ what }) => what)).toContain('gift card sold: 50.00 voided');
  });

  it('are not issued if their order is cancelled before', async () => {
    const { shopper, orderId, cancel } = await buysPostalCards();
    await shopper.call(cancelOrder, cancel);
    await settle();
    expect(await issuedBy(orderId)).toEqual([]);
  });

  it('prevent the cancellation of their order once one has paid', async () => {
    const { shopper, orderId, cancel } = await buysPostalCards();
    await settle();
    const [sold] = await issuedBy(orderId);
    const guest = store.shopper();
    const list = await fillCart(guest, [{ productId: strap, qty: 1 }]);
    const giftcards = [{ code: sold?.code ?? '', balance: money(5_000), amount: money(5_000) }];
    const body = await composeOrder(guest, list, { nowMs: store.now().getTime(), giftcards });
    await guest.call(placeOrder, { body });
    expect(await shopper.refused(cancelOrder, cancel)).toMatchObject({ type: 'not_cancellable' });
    expect((await balancesOf(orderId))[1]).toBe('50.00');
  });

  it('cannot be returned, because the code may have been copied', async () => {
    const { shopper, orderId } = await buysPostalCards();
    await settle();
    expect(await shipOrder(store.db, { orderId, carrier: 'Sandbox', now: store.now() })).toMatchObject({ ok: true });
    const { items } = await shopper.call(contract.return.getReturnable, {
      params: { id: orderId },
      query,
    });
    expect(items.map(({ returnableQty }) => returnableQty)).toEqual([0]);
  });
});
