import { randomUUID } from 'node:crypto';
import { contract, type WireNewOrder } from '@ironcart/api/contract';
import type { Entitlement } from '@ironcart/pricing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SandboxOutcome } from '../../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { readAuditTrail } from './audit-order.ts';

const store = useTestStore();
const productId = fixtureIds.strap;
const tenPercent: ReadonlyMap<number, Entitlement> = new Map([
  [productId, { kind: 'percent', percent: '10', remainingUses: 1 }],
]);

const logIn = async (): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails.bob, password: fixturePassword } });
  return shopper;
};

const customerId = async (): Promise<string> =>
  (
    await store.db
      .selectFrom('customers')
      .select('customer_id')
      .where('email', '=', fixtureEmails.bob)
      .executeTakeFirstOrThrow()
  ).customer_id;

const earnFor = async (product_id: number, remaining_uses: number): Promise<void> => {
  await store.db
    .insertInto('entitlements')
    .values({
      entitlement_id: randomUUID(),
      customer_id: await customerId(),
      product_id,
      earned_by: 'the tests',
      percent: '10',
      amount: null,
      currency: null,
      initial_uses: remaining_uses,
      remaining_uses,
      created_at: store.now(),
    })
    .execute();
};

/** Gives the customer one use of a discount, and takes away whatever was earned before. */
const earn = async (remaining_uses = 1): Promise<void> => {
  await store.db.deleteFrom('entitlements').execute();
  await earnFor(productId, remaining_uses);
};

const usesLeft = async (): Promise<number | null> =>
  (await store.db.selectFrom('entitlements').select('remaining_uses').executeTakeFirstOrThrow()).remaining_uses;

interface Redeeming {
  readonly outcome?: SandboxOutcome;
  readonly earned?: ReadonlyMap<number, Entitlement>;
  readonly qty?: number;
}

const compose = async (shopper: Shopper, { qty = 1, earned = tenPercent, outcome = 'approved' }: Redeeming = {}) => {
  const list = await fillCart(shopper, [{ productId, qty, metadata: { redeem: true } }]);
  return composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome, earned });
};

const place = async (shopper: Shopper, body: WireNewOrder) => {
  const response = await shopper.request('/svc_checkout/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { orderId?: string; error?: { type: string } };
  return { status: response.status, type: answer.error?.type, orderId: answer.orderId };
};

describe('earned discount', () => {
  beforeEach(() => earn());

  it('lowers the verified and charged price, and loses one use [S6-tickets-01] [S6-tickets-02]', async () => {
    const shopper = await logIn();
    const order = await compose(shopper);
    expect(order.items[0]?.price).toBe(8.99);
    const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: order });
    const placed = await shopper.call(contract.checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } });
    expect(placed.totals.subtotal).toBe(8.99);
    expect(await usesLeft()).toBe(0);
  });

  it('is redeemed independently of another one in the same order [S6-tickets-02]', async () => {
    const shopper = await logIn();
    await earn(5);
    await earnFor(fixtureIds.bar, 3);
    const list = await fillCart(shopper, [
      { productId, qty: 1, metadata: { redeem: true } },
      { productId: fixtureIds.bar, qty: 2, metadata: { redeem: true } },
    ]);
    const earned: ReadonlyMap<number, Entitlement> = new Map([
      [productId, { kind: 'percent', percent: '10', remainingUses: 5 }],
      [fixtureIds.bar, { kind: 'percent', percent: '10', remainingUses: 3 }],
    ]);
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), earned });
    await shopper.call(contract.checkout.placeOrder, { body: order });
    const left = await store.db.selectFrom('entitlements').select(['product_id', 'remaining_uses']).execute();
    expect(new Map(left.map(({ product_id, remaining_uses }) => [product_id, remaining_uses]))).toEqual(
      new Map([
        [productId, 4],
        [fixtureIds.bar, 1],
      ]),
    );
  });

  it('that is used up is not granted, and the shopper is shown the new price [S6-tickets-04]', async () => {
    const shopper = await logIn();
    await earn(0);
    expect(await place(shopper, await compose(shopper))).toMatchObject({ type: 'wrong_product_price' });
    expect((await place(shopper, await compose(shopper, { earned: new Map() }))).status).toBe(200);
  });

  it('cannot be used by others: a guest pays the full price', async () => {
    expect(await place(store.shopper(), await compose(store.shopper()))).toMatchObject({ type: 'list_not_found' });
    const guest = store.shopper();
    expect(await place(guest, await compose(guest))).toMatchObject({ type: 'wrong_product_price' });
    expect(await usesLeft()).toBe(1);
  });

  it('with one use left is granted to one of eight concurrent orders, and the others are repriced [FAULTS-20]', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, logIn));
    const orders = [];
    for (const shopper of shoppers) orders.push({ shopper, order: await compose(shopper) });
    const answers = await Promise.all(orders.map(({ shopper, order }) => place(shopper, order)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ type }) => type === 'wrong_product_price')).toHaveLength(7);
    expect(await usesLeft()).toBe(0);
  });

  it('is restored when the card is declined', async () => {
    const shopper = await logIn();
    expect(await place(shopper, await compose(shopper, { outcome: 'refused' }))).toMatchObject({
      type: 'payment_error',
    });
    expect(await usesLeft()).toBe(1);
    const movements = await store.db.selectFrom('entitlement_movements').select('uses').execute();
    expect(movements.reduce((sum, { uses }) => sum + uses, 0)).toBe(0);
  });
});

describe('audit trail of an order', () => {
  it('contains every change and movement with its cause, without data of the shopper or the card [FAULTS-I8]', async () => {
    await earn();
    const shopper = await logIn();
    const order = await compose(shopper, { outcome: 'refused' });
    const refused = await shopper.refused(contract.checkout.placeOrder, { body: order });
    const { orderId } = refused.details as { orderId: string };
    const trail = (await readAuditTrail(store.db, orderId)) ?? [];
    expect(trail.map(({ what }) => what.replace(/[\w-]{20,}/, '*'))).toEqual([
      'status new',
      'status new -> payment_error',
      `stock product ${productId}: 1 taken, 0 owed`,
      `stock product ${productId}: 1 returned`,
      'earned discount *: 1 redeemed',
      'earned discount *: 1 given back',
      'payment refused *',
    ]);
    expect(trail.every(({ cause }) => /^request [\da-f-]{36}$/.test(cause))).toBe(true);
    const text = JSON.stringify(trail);
    expect(text).not.toContain(order.customer.email);
    expect(text).not.toContain(order.payment.transactionToken);
  });

  it('of a paid order contains its capture, and an unknown order has none', async () => {
    await earn();
    const shopper = await logIn();
    const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: await compose(shopper) });
    const trail = (await readAuditTrail(store.db, orderId)) ?? [];
    expect(trail.map(({ what }) => what)).toContainEqual(expect.stringMatching(/^payment captured \S+$/));
    expect(trail.map(({ what }) => what)).toContain('status new -> published');
    expect(await readAuditTrail(store.db, 'NONE')).toBeUndefined();
  });
});
