import { contract } from '@ironcart/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getTickets } = contract.ticket;

const customerCalled = async (name: keyof typeof fixtureEmails, siteCode: 'USA' | 'EUR' = 'USA') => {
  const shopper = store.shopper(siteCode);
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

/** Bob's earned discounts: a percentage everywhere, an amount of euros in Europe. */
beforeAll(async () => {
  const { customer_id } = await store.db
    .selectFrom('customers')
    .select('customer_id')
    .where('email', '=', fixtureEmails.bob)
    .executeTakeFirstOrThrow();
  const common = { customer_id, created_at: store.now() };
  await store.db.deleteFrom('entitlements').where('customer_id', '=', customer_id).execute();
  await store.db
    .insertInto('entitlements')
    .values([
      {
        ...common,
        entitlement_id: '11111111-1111-4111-8111-111111111111',
        product_id: fixtureIds.bar,
        earned_by: '100000007',
        percent: '12.50',
        amount: null,
        currency: null,
        initial_uses: 3,
        remaining_uses: 2,
      },
      {
        ...common,
        entitlement_id: '22222222-2222-4222-8222-222222222222',
        product_id: fixtureIds.strap,
        earned_by: 'event-2026',
        percent: null,
        amount: '7.25',
        currency: 'EUR',
        has_free_shipping: true,
        initial_uses: null,
        remaining_uses: null,
      },
    ])
    .execute();
});

const percentage = {
  productId: fixtureIds.bar,
  orderId: '100000007',
  type: 'percent',
  value: 12.5,
  freeShipping: false,
  remainingUses: 2,
};
const euros = {
  productId: fixtureIds.strap,
  orderId: 'event-2026',
  type: 'fixed',
  value: 7.25,
  freeShipping: true,
  remainingUses: null,
};

describe('tickets of a customer', () => {
  it('contain earned discounts and their remaining uses [S7-calls-cust-14] [S3-customer-02]', async () => {
    expect(await (await customerCalled('bob')).call(getTickets)).toEqual([percentage]);
  });

  it('contain amounts in the currency of the site only', async () => {
    const tickets = await (await customerCalled('bob', 'EUR')).call(getTickets);
    expect(tickets).toHaveLength(2);
    expect(tickets).toEqual(expect.arrayContaining([percentage, euros]));
  });

  it('are removed when the order that earned them is cancelled', async () => {
    const bob = await customerCalled('bob');
    const list = await fillCart(bob, [{ productId: fixtureIds.strap, qty: 1 }]);
    const body = await composeOrder(bob, list, { nowMs: store.now().getTime() });
    const { orderId } = await bob.call(contract.checkout.placeOrder, { body });
    const earn = (earned_by: string) =>
      store.db
        .updateTable('entitlements')
        .set({ earned_by })
        .where('entitlement_id', '=', '11111111-1111-4111-8111-111111111111')
        .execute();
    await earn(orderId);
    expect(await bob.call(getTickets)).toEqual([{ ...percentage, orderId }]);
    await bob.call(contract.checkout.cancelOrder, { params: { id: orderId }, body: { storeId: 1 } });
    expect(await bob.call(getTickets)).toEqual([]);
    await earn(percentage.orderId);
  });

  it('are private [SECURITY-9]', async () => {
    const others = await (await customerCalled('alice')).call(getTickets);
    expect(others.map(({ orderId }) => orderId)).not.toContain(percentage.orderId);
  });

  it('require log-in', async () => {
    const guest = store.shopper();
    expect(await guest.refused(getTickets)).toMatchObject({ status: 401, type: 'token_expired' });
    expect(guest.cookie()).toBeUndefined();
  });
});
