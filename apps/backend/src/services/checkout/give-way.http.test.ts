import { contract, type WireNewOrder } from '@ironcart/api/contract';
import type { Money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart, tokenize } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { readAuditTrail } from './audit-order.ts';

/**
 * Event that happens once in between: after the provider was asked for a payment's state, or before the payment is
 * voided.
 */
const inBetween: {
  afterFind?: (() => Promise<unknown>) | undefined;
  beforeVoid?: (() => Promise<unknown>) | undefined;
} = {};
let isSilent: 'never' | 'always' | 'whenVoiding' = 'never';

const once = async (moment: keyof typeof inBetween): Promise<void> => {
  const happens = inBetween[moment];
  inBetween[moment] = undefined;
  await happens?.();
};

const store = useTestStore({
  providerFetch: async (request, answer) => {
    const isVoid = request.url.endsWith('/void');
    if (isVoid) await once('beforeVoid');
    if (isSilent === 'always' || (isVoid && isSilent === 'whenVoiding')) return new Response('', { status: 503 });
    const response = await answer(request);
    if (request.method === 'GET') await once('afterFind');
    return response;
  },
});

const post = (shopper: Shopper, order: WireNewOrder) => shopper.call(contract.checkout.placeOrder, { body: order });
const refusedPost = (shopper: Shopper, order: WireNewOrder) =>
  shopper.refused(contract.checkout.placeOrder, { body: order });

const withCard = async (shopper: Shopper, order: WireNewOrder, outcome: 'approved' | 'challenge' | 'refused') => ({
  ...order,
  payment: { ...order.payment, transactionToken: await tokenize(shopper, outcome) },
});

/** A shopper whose order is pending at the bank, and the same order with another card. */
const waiting = async ({ giftcards }: { giftcards?: { code: string; balance: Money; amount: Money }[] } = {}) => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(shopper, list, {
    nowMs: store.now().getTime(),
    outcome: 'challenge',
    ...(giftcards && { giftcards }),
  });
  const { orderId, payment } = await post(shopper, order);
  const other = await withCard(shopper, order, 'approved');
  const answerBank = (decision: 'approve' | 'decline') =>
    shopper.request(`/sandbox-pay/challenge/${payment.transactionId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `decision=${decision}`,
    });
  return { shopper, list, order, orderId, other, answerBank };
};

/** The bank has approved, and its word has not reached the store. */
const approveSilently = (orderId: string) =>
  store.db.updateTable('pay_payments').set({ status: 'authorised' }).where('reference', '=', orderId).execute();

const orderOf = (orderId: string) =>
  store.db
    .selectFrom('orders')
    .select(['status', 'failure', 'void_due'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

const moneyOf = (orderId: string) =>
  store.db
    .selectFrom('pay_payments')
    .select(['status', 'captured'])
    .where('reference', '=', orderId)
    .executeTakeFirstOrThrow();

const stock = async (): Promise<number> => {
  const { qoh } = await store.db
    .selectFrom('inventory')
    .select('qoh')
    .where('product_id', '=', fixtureIds.bar)
    .executeTakeFirstOrThrow();
  return qoh;
};

const gaveWay = { status: 'payment_error', failure: 'three_ds', void_due: false };
const nothingTaken = { status: 'voided', captured: '0.00' };

/** The list has one placed order with its whole amount captured, and no amount was captured for any other order. */
const expectOnePlaced = async (listId: string, amount: number): Promise<void> => {
  const rows = await store.db
    .selectFrom('orders')
    .innerJoin('pay_payments', 'pay_payments.reference', 'orders.order_id')
    .select(['orders.status', 'captured'])
    .where('list_id', '=', listId)
    .execute();
  const live = rows.filter(({ status }) => status !== 'payment_error');
  expect(live).toEqual([{ status: 'published', captured: amount.toFixed(2) }]);
  expect(rows.reduce((total, { captured }) => total + Number(captured), 0)).toBe(amount);
};

describe('shopper who closed the bank page', () => {
  it('can pay immediately with another card: the first attempt ends in three_ds, and is voided [FAULTS-9] [FAULTS-14]', async () => {
    const before = await stock();
    const { shopper, list, orderId, other } = await waiting();
    expect((await post(shopper, other)).status).toBe('published');
    expect(await orderOf(orderId)).toEqual(gaveWay);
    expect(await moneyOf(orderId)).toEqual(nothingTaken);
    expect(await stock()).toBe(before - 1);
    await expectOnePlaced(list._id, other.payment.amount);
    const trail = (await readAuditTrail(store.db, orderId)) ?? [];
    expect(trail.map(({ what }) => what.replace(/pay_\S+/, 'it'))).toEqual(
      expect.arrayContaining(['status payment_pending -> payment_error', 'payment voided it']),
    );
    expect(trail.at(-1)?.cause).toMatch(/^request /);
  });

  it('can spend the gift card of the first attempt again', async () => {
    const giftcards = [{ code: 'GIFT-50-USD', balance: 5000 as Money, amount: 5000 as Money }];
    const { shopper, list, other } = await waiting({ giftcards });
    expect((await post(shopper, other)).status).toBe('published');
    const card = await store.db
      .selectFrom('gift_cards')
      .select('balance')
      .where('code', '=', 'GIFT-50-USD')
      .executeTakeFirst();
    expect(card?.balance).toBe('0.00');
    await expectOnePlaced(list._id, other.payment.amount);
  });

  it('gets another challenge, which can be replaced as well', async () => {
    const { shopper, list, order, orderId, other } = await waiting();
    const second = await post(shopper, await withCard(shopper, order, 'challenge'));
    expect(second.status).toBe('payment_pending');
    expect(await orderOf(orderId)).toEqual(gaveWay);
    expect((await post(shopper, other)).status).toBe('published');
    expect(await orderOf(second.orderId)).toEqual(gaveWay);
    await expectOnePlaced(list._id, other.payment.amount);
  });

  it('can change the list again when the other card is declined', async () => {
    const before = await stock();
    const { shopper, order } = await waiting();
    const refused = await refusedPost(shopper, await withCard(shopper, order, 'refused'));
    expect(refused).toMatchObject({ status: 402, type: 'payment_error' });
    expect(await stock()).toBe(before);
  });

  it('gets the pending order when repeating the same attempt [FAULTS-1]', async () => {
    const { shopper, order, orderId } = await waiting();
    const refused = await refusedPost(shopper, order);
    expect(refused).toMatchObject({ type: 'order_already_published', details: { orderId } });
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_pending' });
  });

  it('keeps the pending order if the new order has no payment', async () => {
    const { shopper, order, orderId } = await waiting();
    const { transactionToken: _, ...payment } = order.payment;
    expect(await refusedPost(shopper, { ...order, payment })).toMatchObject({ type: 'order_already_published' });
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_pending' });
  });

  it('is the only one who can replace the order', async () => {
    const { other, orderId } = await waiting();
    const stranger = store.shopper();
    await fillCart(stranger, [{ productId: fixtureIds.bar, qty: 1 }]);
    expect(await refusedPost(stranger, other)).toMatchObject({ type: 'list_not_found' });
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_pending' });
  });
});

describe('bank approval of the first attempt', () => {
  it('before the second attempt publishes the first, without a second charge [FAULTS-1] [FAULTS-2]', async () => {
    const { shopper, list, orderId, other } = await waiting();
    await approveSilently(orderId);
    const refused = await refusedPost(shopper, other);
    expect(refused).toMatchObject({ type: 'order_already_published', details: { orderId } });
    await expectOnePlaced(list._id, other.payment.amount);
    expect((await orderOf(orderId)).status).toBe('published');
  });

  it('after the second attempt has checked still publishes the first [FAULTS-10]', async () => {
    const { shopper, list, orderId, other, answerBank } = await waiting();
    inBetween.afterFind = () => answerBank('approve');
    const refused = await refusedPost(shopper, other);
    expect(refused).toMatchObject({ type: 'order_already_published', details: { orderId } });
    await expectOnePlaced(list._id, other.payment.amount);
  });

  it('after it was replaced releases its money, and the second is placed [FAULTS-8] [FAULTS-I5]', async () => {
    const { shopper, list, orderId, other, answerBank } = await waiting();
    inBetween.beforeVoid = () => answerBank('approve');
    expect((await post(shopper, other)).status).toBe('published');
    expect(await orderOf(orderId)).toEqual(gaveWay);
    expect(await moneyOf(orderId)).toMatchObject({ captured: '0.00' });
    await expectOnePlaced(list._id, other.payment.amount);
  });

  it('after the second attempt is placed is too late [FAULTS-8]', async () => {
    const { shopper, list, orderId, other, answerBank } = await waiting();
    await post(shopper, other);
    await answerBank('approve');
    await store.backend.reconcile();
    expect(await orderOf(orderId)).toEqual(gaveWay);
    expect(await moneyOf(orderId)).toEqual(nothingTaken);
    await expectOnePlaced(list._id, other.payment.amount);
  });

  it('or an unseen decline lets the second attempt continue', async () => {
    const { shopper, list, orderId, other, answerBank } = await waiting();
    inBetween.afterFind = () => answerBank('decline');
    expect((await post(shopper, other)).status).toBe('published');
    expect(await orderOf(orderId)).toEqual(gaveWay);
    await expectOnePlaced(list._id, other.payment.amount);
  });
});

describe('several concurrent attempts', () => {
  it('place one order, whatever the reconciler and the bank do meanwhile [FAULTS-4] [FAULTS-I1] [FAULTS-I5]', async () => {
    for (const isApproved of [false, true, false, true]) {
      const before = await stock();
      const { shopper, list, order, other, answerBank } = await waiting();
      const others = [other, await withCard(shopper, order, 'approved'), await withCard(shopper, order, 'approved')];
      const [answers] = await Promise.all([
        Promise.all(
          others.map((each) =>
            post(shopper, each).then(
              () => 'placed',
              () => 'refused',
            ),
          ),
        ),
        store.backend.reconcile(),
        isApproved ? answerBank('approve') : undefined,
      ]);
      await store.backend.reconcile();
      expect(answers.filter((answer) => answer === 'placed').length).toBeLessThanOrEqual(1);
      await expectOnePlaced(list._id, order.payment.amount);
      expect(await stock()).toBe(before - 1);
    }
  });
});

describe('payment provider that does not respond', () => {
  it('to the query leaves the first attempt pending, and gets no second one [FAULTS-13]', async () => {
    const { shopper, list, orderId, other, answerBank } = await waiting();
    isSilent = 'always';
    const refused = await refusedPost(shopper, other);
    isSilent = 'never';
    expect(refused).toMatchObject({ type: 'order_already_published', details: { orderId } });
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_pending' });
    await answerBank('approve');
    await expectOnePlaced(list._id, other.payment.amount);
  });

  it('to the void leads to an abandoned order, which the reconciler voids later [FAULTS-12] [FAULTS-I5]', async () => {
    const { shopper, list, orderId, other, answerBank } = await waiting();
    isSilent = 'whenVoiding';
    expect((await post(shopper, other)).status).toBe('published');
    expect(await orderOf(orderId)).toEqual({ ...gaveWay, void_due: true });
    isSilent = 'never';
    await answerBank('approve');
    await store.backend.reconcile();
    expect(await orderOf(orderId)).toEqual(gaveWay);
    expect(await moneyOf(orderId)).toMatchObject({ captured: '0.00' });
    await expectOnePlaced(list._id, other.payment.amount);
  });
});
