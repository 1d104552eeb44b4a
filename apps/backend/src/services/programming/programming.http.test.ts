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

describe('training programs of a customer', () => {
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
        price: expect.any(Number),
        currency: 'USD',
      },
    ]);
  });

  it('are not listed before the order is paid', async () => {
    const shopper = await customerCalled('bob');
    await buy(shopper, 'challenge');
    expect(await shopper.call(getPrograms)).toEqual([]);
  });

  it("are private, and a guest's order creates no customer [SECURITY-9]", async () => {
    expect(await (await customerCalled('bob')).call(getPrograms)).toEqual([]);
    expect(await store.shopper().refused(getPrograms)).toMatchObject({ status: 401, type: 'token_expired' });
  });
});

describe("cancellation of a program's subscription", () => {
  const { cancelProgram } = contract.programming;
  const params = { id: fixtureIds.program };

  it('takes effect at the end of the paid month, once, and is confirmed by mail', async () => {
    store.passTime(40 * 24 * 60 * 60_000);
    const shopper = await customerCalled('alice');
    const cancelled = await shopper.call(cancelProgram, { params });
    expect(cancelled).toMatchObject({
      cancelledAt: store.now().toISOString(),
      endsAt: '2026-08-15T12:01:00.000Z',
    });
    store.passTime(60_000);
    expect(await shopper.call(cancelProgram, { params })).toEqual(cancelled);
    expect(await shopper.call(getPrograms)).toEqual([cancelled]);
    const mails = await store.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('subject', '=', 'Your subscription is cancelled')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([fixtureEmails.alice]);
    expect(mails[0]?.body).toContain('It goes on until 2026-08-15');
  });

  it('is reset when the program is bought again', async () => {
    const shopper = await customerCalled('alice');
    const orderId = await buy(shopper);
    const [program] = await shopper.call(getPrograms);
    expect(program).toMatchObject({ orderId });
    expect(program?.cancelledAt).toBeUndefined();
  });

  it("is rejected for a one-time payment, for another customer's subscription, and for guests", async () => {
    const once = JSON.stringify({ program_delivery: 'app' });
    await sql`update products set attributes = ${once}::jsonb where product_id = ${fixtureIds.program}`.execute(
      store.db,
    );
    const refused = await (await customerCalled('alice')).refused(cancelProgram, { params });
    expect(refused).toMatchObject({ status: 409, type: 'no_subscription' });
    expect(await (await customerCalled('bob')).refused(cancelProgram, { params })).toMatchObject({ status: 404 });
    expect(await store.shopper().refused(cancelProgram, { params })).toMatchObject({ status: 401 });
  });
});
