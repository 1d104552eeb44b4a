import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import type { SandboxOutcome } from '../../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart, tokenize } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { requestExtraPayment } from './request-extra-payment.ts';

/** The calls that the provider does not answer. */
let dead: RegExp | undefined;
const leaseMs = 20_000;
const timeoutMs = 10 * 60_000;
const store = useTestStore({
  placementLeaseMs: leaseMs,
  threeDsTimeoutMs: timeoutMs,
  providerFetch: async (request, answer) =>
    dead?.test(`${request.method} ${new URL(request.url).pathname}`)
      ? new Response('', { status: 503 })
      : answer(request),
});
const { getExtraPayments, getExtraPayment, payExtraPayment } = contract.extraPayment;

const orderOf = async (shopper: Shopper): Promise<string> => {
  const list = await fillCart(shopper, [{ productId: fixtureIds.strap, qty: 1 }]);
  const body = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  return (await shopper.call(contract.checkout.placeOrder, { body })).orderId;
};

const ask = (orderId: string, cents = 1_250) =>
  requestExtraPayment(store.db, { orderId, amount: money(cents), reason: 'Freight to the island', now: store.now() });

/** A guest with an order that still costs 12.50. */
const owing = async () => {
  const shopper = store.shopper();
  const orderId = await orderOf(shopper);
  const id = (await ask(orderId)) ?? '';
  return { shopper, orderId, id };
};

const paymentBy = async (shopper: Shopper, outcome: SandboxOutcome, amount = 12.5) => ({
  payment: {
    paymentType: 'adyen',
    adyenType: 'scheme',
    amount,
    transactionToken: await tokenize(shopper, outcome),
  },
});

const pay = async (shopper: Shopper, id: string, outcome: SandboxOutcome) =>
  shopper.call(payExtraPayment, { params: { id }, body: await paymentBy(shopper, outcome) });

const refusedPay = async (shopper: Shopper, id: string, outcome: SandboxOutcome, amount?: number) =>
  shopper.refused(payExtraPayment, { params: { id }, body: await paymentBy(shopper, outcome, amount) });

const statusOf = async (shopper: Shopper, id: string) =>
  (await shopper.call(getExtraPayment, { params: { id } })).status;

const moneyOf = async (id: string) => {
  const rows = await store.db
    .selectFrom('pay_payments')
    .select(['status', 'amount'])
    .where('reference', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ status, amount }) => `${status} ${amount}`);
};

const attemptsOf = (id: string) =>
  store.db.selectFrom('extra_payment_attempts').selectAll().where('extra_payment_id', '=', id).execute();

const decide = (shopper: Shopper, transactionId: string | undefined, decision: 'approve' | 'decline') =>
  shopper.request(`/sandbox-pay/challenge/${transactionId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });

describe('additional amount', () => {
  it('is due until paid, and leaves the order unchanged', async () => {
    const { shopper, orderId, id } = await owing();
    const read = { params: { id: orderId }, query: { storeId: 1 as const } };
    const order = await shopper.call(contract.checkout.getOrder, read);
    const due = {
      _id: id,
      orderId,
      storeId: 1,
      amount: 12.5,
      currency: 'USD',
      reason: 'Freight to the island',
      status: 'due',
      createdAt: store.now().toISOString(),
    };
    expect(await shopper.call(getExtraPayments, { query: { orderId, storeId: 1 } })).toEqual([due]);
    expect(await pay(shopper, id, 'approved')).toMatchObject({ _id: id, status: 'payment_complete' });
    expect(await shopper.call(getExtraPayment, { params: { id } })).toEqual({ ...due, status: 'payment_complete' });
    expect(await moneyOf(id)).toEqual(['captured 12.50']);
    expect(await shopper.call(contract.checkout.getOrder, read)).toEqual(order);
    const [attempt] = await attemptsOf(id);
    expect(attempt?.changed_by).toMatch(/^request [\da-f-]{36}$/);
  });

  it('is paid once by repeated and concurrent attempts', async () => {
    const { shopper, id } = await owing();
    const bodies = await Promise.all([1, 2, 3].map(() => paymentBy(shopper, 'approved')));
    const answers = await Promise.all(
      bodies.map((body) =>
        shopper.request(`/svc_extrapayment/payments/${id}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await refusedPay(shopper, id, 'approved')).toMatchObject({ status: 409, type: 'extra_payment_complete' });
    expect(await moneyOf(id)).toEqual(['captured 12.50']);
  });

  it('stays due after a decline, and can be paid by another card', async () => {
    const { shopper, id } = await owing();
    const refused = await refusedPay(shopper, id, 'insufficient_funds');
    expect(refused).toMatchObject({ status: 402, type: 'payment_error', message: 'insufficient_funds' });
    expect(await statusOf(shopper, id)).toBe('due');
    expect((await pay(shopper, id, 'approved')).status).toBe('payment_complete');
    expect(await moneyOf(id)).toEqual(['refused 12.50', 'captured 12.50']);
  });

  it('requires exactly the amount due, and a payment method', async () => {
    const { shopper, id } = await owing();
    expect(await refusedPay(shopper, id, 'approved', 0.01)).toMatchObject({ type: 'wrong_payment_amount' });
    const nothing = { payment: { paymentType: 'adyen', adyenType: 'scheme', amount: 12.5 } };
    const refused = await shopper.refused(payExtraPayment, { params: { id }, body: nothing });
    expect(refused).toMatchObject({ type: 'payment_error' });
    expect(await moneyOf(id)).toEqual([]);
  });

  it('waits for the bank challenge, and follows its decision', async () => {
    const { shopper, id } = await owing();
    const waiting = await pay(shopper, id, 'challenge');
    expect(waiting).toMatchObject({ status: 'payment_pending', payment: { transactionId: expect.any(String) } });
    await decide(shopper, waiting.payment.transactionId, 'decline');
    expect(await statusOf(shopper, id)).toBe('due');
    const again = await pay(shopper, id, 'challenge');
    await decide(shopper, again.payment.transactionId, 'approve');
    expect(await statusOf(shopper, id)).toBe('payment_complete');
    expect(await moneyOf(id)).toEqual(['refused 12.50', 'captured 12.50']);
  });

  it('that waits at the bank can be paid by another card, which voids the first payment', async () => {
    const { shopper, id } = await owing();
    const waiting = await pay(shopper, id, 'challenge');
    expect((await pay(shopper, id, 'approved')).status).toBe('payment_complete');
    await decide(shopper, waiting.payment.transactionId, 'approve');
    expect(await moneyOf(id)).toEqual(['voided 12.50', 'captured 12.50']);
  });

  it('without a decision is due again after the timeout, not before', async () => {
    const { shopper, id } = await owing();
    await pay(shopper, id, 'challenge_unanswered');
    store.passTime(timeoutMs - 1);
    await store.backend.reconcile();
    expect(await statusOf(shopper, id)).toBe('payment_pending');
    store.passTime(1);
    await store.backend.reconcile();
    expect(await statusOf(shopper, id)).toBe('due');
    expect(await moneyOf(id)).toEqual(['voided 12.50']);
  });

  it('whose process died is completed by another, with one capture', async () => {
    const { shopper, id } = await owing();
    dead = /\/capture$/;
    expect(await refusedPay(shopper, id, 'approved')).toMatchObject({
      status: 503,
      type: 'internal_error',
      details: { retryAfterSeconds: 5 },
    });
    dead = undefined;
    expect(await refusedPay(shopper, id, 'approved')).toMatchObject({ type: 'extra_payment_pending' });
    store.passTime(leaseMs);
    await store.backend.reconcile();
    expect(await statusOf(shopper, id)).toBe('payment_complete');
    expect(await moneyOf(id)).toEqual(['captured 12.50']);
  });

  it('whose process died, or whose shopper left the bank, while the clock was ahead is settled once it is set back', async () => {
    const aheadMs = 400 * 24 * 60 * 60_000;
    store.passTime(aheadMs);
    const [left, atBank] = [await owing(), await owing()];
    dead = /\/capture$/;
    await refusedPay(left.shopper, left.id, 'approved');
    dead = undefined;
    await pay(atBank.shopper, atBank.id, 'challenge_unanswered');
    store.passTime(-aheadMs);
    await store.backend.reconcile();
    expect(await statusOf(left.shopper, left.id)).toBe('payment_complete');
    expect(await statusOf(atBank.shopper, atBank.id)).toBe('due');
  });

  it('that failed releases its payment as soon as the provider is available', async () => {
    const { shopper, id } = await owing();
    await pay(shopper, id, 'challenge_unanswered');
    store.passTime(timeoutMs);
    dead = /\/void$/;
    await store.backend.reconcile();
    expect(await statusOf(shopper, id)).toBe('due');
    expect(await moneyOf(id)).toEqual(['challenge 12.50']);
    dead = undefined;
    await store.backend.reconcile();
    expect(await moneyOf(id)).toEqual(['voided 12.50']);
  });

  it('whose payment the provider does not know is closed there, with retries [FAULTS-12]', async () => {
    const { shopper, id } = await owing();
    dead = /^POST \/sandbox-pay\/payments/;
    expect(await refusedPay(shopper, id, 'approved')).toMatchObject({ status: 503 });
    store.passTime(leaseMs);
    await store.backend.reconcile();
    expect(await attemptsOf(id)).toMatchObject([{ status: 'payment_error', void_due: true }]);
    dead = undefined;
    await store.backend.reconcile();
    expect(await attemptsOf(id)).toMatchObject([{ status: 'payment_error', void_due: false }]);
    expect((await pay(shopper, id, 'approved')).status).toBe('payment_complete');
  });

  it('is answered with 404 for other shoppers [SECURITY-9]', async () => {
    const { orderId, id } = await owing();
    const stranger = store.shopper();
    await orderOf(stranger);
    expect((await stranger.refused(getExtraPayments, { query: { orderId, storeId: 1 } })).status).toBe(404);
    expect((await stranger.refused(getExtraPayment, { params: { id } })).status).toBe(404);
    expect((await refusedPay(stranger, id, 'approved')).status).toBe(404);
    expect(await moneyOf(id)).toEqual([]);
  });

  it('can be requested for accepted orders only', async () => {
    expect(await ask('0000-0000-0000')).toBeUndefined();
    const { orderId } = await owing();
    await expect(ask(orderId, 0)).rejects.toThrow('extra_payments_amount_check');
  });
});
