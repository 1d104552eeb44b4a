import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SandboxOutcome } from '../../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart, ohioAddress } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { changeFlag } from '../flag/change-flag.ts';

const store = useTestStore();
const email = ohioAddress.email;

const status = (of: string) => store.shopper().call(contract.checkout.getPromotionStatus, { body: { email: of } });

const offerTo = async (to: string, remaining: number) => {
  await store.db.deleteFrom('five_for_five').execute();
  await store.db.insertInto('five_for_five').values({ email: to, initial_redemptions: 2, remaining }).execute();
};

const compose = async (shopper: Shopper, { qty = 5, outcome = 'approved' as SandboxOutcome } = {}) => {
  const list = await fillCart(shopper, [{ productId: fixtureIds.strap, qty }]);
  return composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome });
};

const place = async (shopper: Shopper, body: object) => {
  const response = await shopper.request('/svc_checkout/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { error?: { type: string } };
  return { status: response.status, type: answer.error?.type };
};

beforeEach(async () => {
  await sql`update products set attributes = attributes || '{"fiveforfive_enabled": "1"}'
    where product_id = ${fixtureIds.strap}`.execute(store.db);
  await changeFlag(store.db, 'five-for-five', { otherwise: true });
  await offerTo(email, 2);
});

describe('five-for-five offer', () => {
  it('is listed for its customer with the remaining redemptions [S7-calls-checkout-07] [S9-promo-01]', async () => {
    expect(await status('GALE@example.com')).toEqual({ fiveShipForFive: true, fiveShipForFiveRemaining: 2 });
    expect(await status('nobody@example.com')).toEqual({ fiveShipForFive: false, fiveShipForFiveRemaining: 2 });
  });

  it('is included in the shipping rates, and hidden while its flag is off [S6-flags-01] [S6-flags-11]', async () => {
    const shown = (await compose(store.shopper())).shipping[0];
    expect(shown).toMatchObject({ rate: 5 });
    expect(shown?.label).toMatch(/, 5 for 5$/);
    expect((await compose(store.shopper(), { qty: 4 })).shipping[0]?.label).not.toContain('5 for 5');
    await changeFlag(store.db, 'fiveforfive_enabled', { otherwise: false });
    const unmentioned = (await compose(store.shopper())).shipping[0];
    expect(unmentioned?.rate).toBeGreaterThan(5);
    expect(unmentioned?.label).not.toContain('5 for 5');
    expect(await status(email)).toMatchObject({ fiveShipForFive: false });
  });

  it('is redeemed once per order, restored with a rejected order, and rejected when used up [FAULTS-20]', async () => {
    const orderOf = async (outcome: SandboxOutcome) => {
      const guest = store.shopper();
      return { guest, order: await compose(guest, { outcome }) };
    };
    const placing = async (outcome: SandboxOutcome) => {
      const { guest, order } = await orderOf(outcome);
      return place(guest, order);
    };
    expect((await placing('approved')).status).toBe(200);
    expect(await placing('refused')).toMatchObject({ type: 'payment_error' });
    expect(await status(email)).toMatchObject({ fiveShipForFiveRemaining: 1 });
    const ready = [await orderOf('approved'), await orderOf('approved'), await orderOf('approved')];
    const answers = await Promise.all(ready.map(({ guest, order }) => place(guest, order)));
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ type }) => type === 'shipping_rate')).toHaveLength(2);
    expect(await status(email)).toMatchObject({ fiveShipForFiveRemaining: 0 });
    const { guest, order } = await orderOf('approved');
    expect(order.shipping[0]?.label).not.toContain('5 for 5');
    expect((await place(guest, order)).status).toBe(200);
  });

  it('is honoured at the quoted rate if its flag was switched off meanwhile', async () => {
    const guest = store.shopper();
    const order = await compose(guest);
    await changeFlag(store.db, 'fiveforfive_enabled', { otherwise: false });
    expect((await place(guest, order)).status).toBe(200);
  });

  it('belongs to the customer, wherever the order ships to', async () => {
    await offerTo(fixtureEmails.bob, 1);
    expect((await compose(store.shopper())).shipping[0]?.label).not.toContain('5 for 5');
    const bob = store.shopper();
    await bob.call(contract.session.login, { body: { email: fixtureEmails.bob, password: fixturePassword } });
    const order = await compose(bob);
    expect(order.shipping[0]).toMatchObject({ rate: 5 });
    expect((await place(bob, order)).status).toBe(200);
    expect(await status(fixtureEmails.bob)).toMatchObject({ fiveShipForFiveRemaining: 0 });
  });

  it('gives no discount for a rate quoted without it', async () => {
    const guest = store.shopper();
    await changeFlag(store.db, 'fiveforfive_enabled', { otherwise: false });
    const order = await compose(guest);
    const forged = { ...order, shipping: order.shipping.map((rate) => ({ ...rate, rate: 5 })) };
    expect(await place(guest, forged)).toMatchObject({ type: 'wrong_shipping_rate' });
    expect((await place(guest, order)).status).toBe(200);
    await changeFlag(store.db, 'fiveforfive_enabled', { otherwise: true });
    expect(await status(email)).toMatchObject({ fiveShipForFiveRemaining: 2 });
  });
});
