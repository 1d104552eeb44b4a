import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getPrograms } = contract.programming;

const customerCalled = async (name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

const buy = async (shopper: Shopper, outcome: 'approved' | 'challenge' = 'approved'): Promise<string> => {
  const cart = await fillCart(shopper, [
    { productId: fixtureIds.program, qty: 1 },
    { productId: fixtureIds.bar, qty: 1 },
  ]);
  const order = await composeOrder(shopper, cart, { nowMs: store.now().getTime(), outcome });
  return (await shopper.call(contract.checkout.placeOrder, { body: order })).orderId;
};

beforeAll(async () => {
  const delivered = JSON.stringify({ program_delivery: 'app', subscription_interval: 'month' });
  await sql`update products set attributes = attributes || ${delivered}::jsonb
    where product_id = ${fixtureIds.program}`.execute(store.db);
});

describe("a customer's programs", () => {
  it('are those of the placed orders, each once, with the latest order [S7-calls-cust-18]', async () => {
    const shopper = await customerCalled('alice');
    expect(await shopper.call(getPrograms)).toEqual([]);
    await buy(shopper);
    store.passTime(60_000);
    const orderId = await buy(shopper);
    expect(await shopper.call(getPrograms)).toEqual([
      {
        productId: fixtureIds.program,
        sku: 'PROGRAM',
        name: 'Strength program',
        delivery: 'app',
        subscriptionInterval: 'month',
        orderId,
        boughtAt: store.now().toISOString(),
      },
    ]);
  });

  it('are missing before the order is paid', async () => {
    const shopper = await customerCalled('bob');
    await buy(shopper, 'challenge');
    expect(await shopper.call(getPrograms)).toEqual([]);
  });

  it("are private, and a guest's order creates no customer [SECURITY-9]", async () => {
    expect(await (await customerCalled('bob')).call(getPrograms)).toEqual([]);
    expect(await store.shopper().refused(getPrograms)).toMatchObject({ status: 401, type: 'token_expired' });
  });
});
