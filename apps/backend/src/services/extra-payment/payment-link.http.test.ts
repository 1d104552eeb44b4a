import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { defaultRateLimits } from '../../http/rate-limit.ts';
import { composeOrder, fillCart, tokenize } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { cancelOrder } from '../refund/cancel-order.ts';
import { requestExtraPayment } from './request-extra-payment.ts';

const store = useTestStore();
const { openExtraPayment, getExtraPayment, payExtraPayment } = contract.extraPayment;

const asked = async () => {
  const guest = store.shopper();
  const list = await fillCart(guest, [{ productId: fixtureIds.strap, qty: 1 }]);
  const body = await composeOrder(guest, list, { nowMs: store.now().getTime() });
  const { orderId } = await guest.call(contract.checkout.placeOrder, { body });
  const owed = { orderId, amount: money(1_250), reason: 'Freight to the island', now: store.now() };
  const id = (await requestExtraPayment(store.db, owed)) ?? '';
  await store.backend.reconcile();
  const mails = await store.db
    .selectFrom('mail_outbox')
    .select(['body', 'recipient'])
    .where('subject', '=', `A payment for your order ${orderId}`)
    .execute();
  const url = new URL(/http\S+\/payment-link\?\S+/.exec(mails[0]?.body ?? '')?.[0] ?? '');
  return { guest, orderId, id, mails, email: body.customer.email, key: url.searchParams.get('key') ?? '', url };
};

describe('payment link in a mail', () => {
  it('is sent once to the shopper of the order', async () => {
    const { mails, email, id, url } = await asked();
    await store.backend.reconcile();
    expect(mails.map(({ recipient }) => recipient)).toEqual([email]);
    expect(mails[0]?.body).toContain('$12.50 more is to be paid');
    expect(mails[0]?.body).toContain('Freight to the island');
    expect(url.searchParams.get('payment')).toBe(id);
  });

  it('lets another session pay, without access to the rest of the order [S2-routes-14]', async () => {
    const { id, key, orderId } = await asked();
    const elsewhere = store.shopper();
    expect((await elsewhere.refused(getExtraPayment, { params: { id } })).status).toBe(404);
    expect(await elsewhere.call(openExtraPayment, { body: { id, key } })).toMatchObject({ _id: id, status: 'due' });
    const transactionToken = await tokenize(elsewhere, 'approved');
    const payment = { paymentType: 'adyen', adyenType: 'scheme', amount: 12.5, transactionToken };
    const paid = await elsewhere.call(payExtraPayment, { params: { id }, body: { payment } });
    expect(paid.status).toBe('payment_complete');
    const order = { params: { id: orderId }, query: { storeId: 1 as const } };
    expect((await elsewhere.refused(contract.checkout.getOrder, order)).status).toBe(404);
    expect((await elsewhere.refused(contract.return.getReturnable, order)).status).toBe(404);
  });

  it('is refunded to the original payer with the order, and then closed [FAULTS-I5]', async () => {
    const { id, key, orderId, guest } = await asked();
    const elsewhere = store.shopper();
    await elsewhere.call(openExtraPayment, { body: { id, key } });
    const transactionToken = await tokenize(elsewhere, 'approved');
    const payment = { paymentType: 'adyen', adyenType: 'scheme', amount: 12.5, transactionToken };
    await elsewhere.call(payExtraPayment, { params: { id }, body: { payment } });
    const cancelled = { orderId, isByStaff: true, now: store.now(), cause: 'staff', randomId: randomUUID };
    expect(await cancelOrder(store.db, cancelled)).toMatchObject({ ok: true });
    store.passTime(61_000);
    await store.backend.reconcile();
    const { rows } = await sql<{ reference: string; amount: string; back: string }>`
      select reference, pay_payments.amount::text as amount, pay_refunds.amount::text as back
      from pay_payments join pay_refunds using (payment_id) where reference in (${orderId}, ${id})`.execute(store.db);
    expect(rows).toHaveLength(2);
    for (const { amount, back } of rows) expect(back).toBe(amount);
    expect(rows.find(({ reference }) => reference === id)?.back).toMatch(/^12\.50?$/);
    const order = { params: { id: orderId }, query: { storeId: 1 as const } };
    const { refunds } = await guest.call(contract.checkout.getTracking, order);
    expect(refunds.map(({ amount }) => amount)).toContain(12.5);
    const again = await elsewhere.refused(payExtraPayment, { params: { id }, body: { payment } });
    expect(again.status).toBeGreaterThanOrEqual(400);
  });

  it('does not work with another key, or for another payment', async () => {
    const { id, key } = await asked();
    const other = await asked();
    const answers: unknown[] = [];
    for (const body of [
      { id, key: other.key },
      { id: 'X-AAAA-AAAA-AAAA', key },
      { id, key: `${key}x` },
    ]) {
      const stranger = store.shopper();
      answers.push(await stranger.refused(openExtraPayment, { body }));
      expect(stranger.cookie()).toBeUndefined();
    }
    expect(answers[0]).toMatchObject({ status: 404, type: 'not_found' });
    expect(answers).toEqual(Array(3).fill(answers[0]));
  });

  it('stays open for a day in a session that followed it', async () => {
    const { id, key } = await asked();
    const elsewhere = store.shopper();
    await elsewhere.call(openExtraPayment, { body: { id, key } });
    store.passTime(24 * 60 * 60_000 + 1);
    expect((await elsewhere.refused(getExtraPayment, { params: { id } })).status).toBe(404);
    expect((await elsewhere.call(openExtraPayment, { body: { id, key } })).status).toBe('due');
  });

  it('cannot be found by guessing [SECURITY-15]', async () => {
    store.passTime(60 * 60_000);
    const guesser = store.shopper();
    const body = { id: 'X-AAAA-AAAA-AAAA', key: 'guessed' };
    for (let count = 0; count < defaultRateLimits.paymentLink.max; count += 1) {
      await guesser.refused(openExtraPayment, { body });
    }
    expect((await guesser.refused(openExtraPayment, { body })).status).toBe(429);
  });
});
