import { contract, type WireNewOrder } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart, tokenize, withPayment } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const timeoutMs = 10 * 60_000;
const leaseMs = 20_000;
/** Runs once, before a request for a payment reaches the provider. */
let onTheWay: (() => Promise<void>) | undefined;
/** Runs once, before the answer to a question for a payment arrives. */
let onTheWayBack: (() => Promise<void>) | undefined;
const store = useTestStore({
  threeDsTimeoutMs: timeoutMs,
  placementLeaseMs: leaseMs,
  providerFetch: async (request, answer) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === '/sandbox-pay/payments') {
      const happens = onTheWay;
      onTheWay = undefined;
      await happens?.();
    }
    const response = await answer(request);
    if (request.method === 'GET' && pathname.startsWith('/sandbox-pay/payments/')) {
      const happens = onTheWayBack;
      onTheWayBack = undefined;
      await happens?.();
    }
    return response;
  },
});

const compose = async (shopper: Shopper): Promise<WireNewOrder> => {
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  return composeOrder(shopper, list, { nowMs: store.now().getTime() });
};
const place = (shopper: Shopper, order: WireNewOrder) => shopper.call(contract.checkout.placeOrder, { body: order });
const orderOf = (shopper: Shopper, id: string) =>
  shopper.call(contract.checkout.getOrder, { params: { id }, query: { storeId: 1 } });
const loggedIn = async (): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
  return shopper;
};
const answerBank = (shopper: Shopper, transactionId: string, decision: string) =>
  shopper.request(`/sandbox-pay/redirect/${transactionId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });
const approveInWallet = async (shopper: Shopper, amount: number, decision = 'approve'): Promise<string> => {
  const page = await shopper.request('/sandbox-pay/wallet/paypal', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ amount: amount.toFixed(2), currency: 'USD', decision }).toString(),
  });
  return /"token":"(tok_[\w-]+)"/.exec(await page.text())?.[1] ?? '';
};
const capturedOf = async (orderId: string): Promise<number> => {
  const rows = await store.db.selectFrom('pay_payments').select('captured').where('reference', '=', orderId).execute();
  return rows.reduce((sum, { captured }) => sum + Number(captured), 0);
};

describe('order paid by card', () => {
  it('names the card that paid, as reported by the provider', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper);
    const forged = { ...order, payment: { ...order.payment, cardBrand: 'amex', cardLast4: '9999' } };
    const { orderId } = await place(shopper, forged);
    expect((await orderOf(shopper, orderId)).payment).toMatchObject({ cardBrand: 'visa', cardLast4: '0001' });
  });

  it.each([
    ['refused', 'refused'],
    ['insufficient_funds', 'insufficient_funds'],
    ['expired_card', 'expired_card'],
  ] as const)('that is declined gives the reason: %s', async (outcome, message) => {
    const shopper = store.shopper();
    const order = await compose(shopper);
    const transactionToken = await tokenize(shopper, outcome);
    const refused = await shopper.refused(contract.checkout.placeOrder, {
      body: withPayment(order, { transactionToken }),
    });
    expect(refused).toMatchObject({ type: 'payment_error', message });
  });

  it('survives a lost response: the same key is queried again [FAULTS-13]', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper);
    const { orderId, status } = await place(
      shopper,
      withPayment(order, { transactionToken: await tokenize(shopper, 'lost_answer') }),
    );
    expect(status).toBe('published');
    expect(await capturedOf(orderId)).toBe(order.payment.amount);
  });
});

describe('payment slower than the lease of its order', () => {
  it('holds no money when it arrives, because the order was abandoned and its key closed [FAULTS-12] [FAULTS-I5]', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper);
    onTheWay = async () => {
      store.passTime(leaseMs);
      await store.backend.reconcile();
    };
    const refused = await shopper.refused(contract.checkout.placeOrder, { body: order });
    expect(refused).toMatchObject({ type: 'payment_error' });
    const { orderId } = refused.details as { orderId: string };
    const row = await store.db
      .selectFrom('orders')
      .select(['status', 'void_due', 'payment_key'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'payment_error', void_due: false });
    const payments = await store.db
      .selectFrom('pay_payments')
      .select(['status', 'captured'])
      .where('idempotency_key', '=', row.payment_key)
      .execute();
    expect(payments).toEqual([{ status: 'voided', captured: '0.00' }]);
    expect((await place(shopper, order)).status).toBe('published');
  });
});

describe('order published during reconciliation', () => {
  it('keeps its payment, because only keys of abandoned orders are closed [FAULTS-I5]', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper);
    const neverArrives = async (): Promise<void> => {
      onTheWay = neverArrives;
      throw new TypeError('fetch failed');
    };
    onTheWay = neverArrives;
    await shopper.refused(contract.checkout.placeOrder, { body: order });
    onTheWay = undefined;
    const { order_id, payment_key } = await store.db
      .selectFrom('orders')
      .select(['order_id', 'payment_key'])
      .where('list_id', '=', order.listId)
      .executeTakeFirstOrThrow();
    onTheWayBack = async () => {
      const published = { status: 'published' as const, placed_at: store.now() };
      await store.db.updateTable('orders').set(published).where('order_id', '=', order_id).execute();
    };
    store.passTime(leaseMs);
    await store.backend.reconcile();
    expect(onTheWayBack).toBeUndefined();
    expect((await orderOf(shopper, order_id)).status).toBe('published');
    const closed = await store.db
      .selectFrom('pay_payments')
      .select('status')
      .where('idempotency_key', '=', payment_key)
      .where('status', '=', 'voided')
      .execute();
    expect(closed).toEqual([]);
  });
});

describe('order paid on a bank page', () => {
  const placeByIdeal = async () => {
    const shopper = store.shopper();
    const order = withPayment(await compose(shopper), { adyenType: 'ideal' });
    const placed = await place(shopper, order);
    return { shopper, order, placed, transactionId: placed.payment.transactionId ?? '' };
  };

  it('waits for the shopper, who returns to the review step with the order number', async () => {
    const { shopper, placed, transactionId } = await placeByIdeal();
    expect(placed.status).toBe('payment_pending');
    const back = await answerBank(shopper, transactionId, 'approve');
    expect(back.headers.get('location')).toBe(`http://store.test/checkout/review?order=${placed.orderId}`);
    expect((await orderOf(shopper, placed.orderId)).status).toBe('published');
  });

  it('ends with payment_error if the shopper declines, and can be placed again [FAULTS-14]', async () => {
    const { shopper, order, placed, transactionId } = await placeByIdeal();
    await answerBank(shopper, transactionId, 'refuse');
    expect(await orderOf(shopper, placed.orderId)).toMatchObject({
      status: 'payment_error',
      errors: ['payment_error'],
    });
    expect((await place(shopper, order)).status).toBe('payment_pending');
  });

  it('ends in three_ds if the shopper never responds, and releases a late approval [FAULTS-8]', async () => {
    const { shopper, placed, transactionId } = await placeByIdeal();
    await answerBank(shopper, transactionId, 'abandon');
    expect((await orderOf(shopper, placed.orderId)).status).toBe('payment_pending');
    store.passTime(timeoutMs);
    await store.backend.reconcile();
    expect(await orderOf(shopper, placed.orderId)).toMatchObject({ status: 'payment_error', errors: ['three_ds'] });
    await answerBank(shopper, transactionId, 'approve');
    expect((await orderOf(shopper, placed.orderId)).status).toBe('payment_error');
    expect(await capturedOf(placed.orderId)).toBe(0);
  });
});

describe('order paid with PayPal', () => {
  it('is charged exactly the approved amount', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper);
    const transactionToken = await approveInWallet(shopper, order.payment.amount);
    const { orderId, status } = await place(shopper, withPayment(order, { paymentType: 'paypal', transactionToken }));
    expect(status).toBe('published');
    expect(await capturedOf(orderId)).toBe(order.payment.amount);
  });

  it('is rejected with amount_mismatch for another amount, without a charge [FAULTS-11]', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper);
    const transactionToken = await approveInWallet(shopper, order.payment.amount, 'approve-less');
    const refused = await shopper.refused(contract.checkout.placeOrder, {
      body: withPayment(order, { paymentType: 'paypal', transactionToken }),
    });
    expect(refused).toMatchObject({ type: 'payment_error', message: 'amount_mismatch' });
    expect(await capturedOf((refused.details as { orderId: string }).orderId)).toBe(0);
  });
});

describe('order paid with a stored card', () => {
  it('requires the security code if the bank does, and accepts the retry with it [FAULTS-14]', async () => {
    const shopper = await loggedIn();
    const first = await compose(shopper);
    const transactionToken = await tokenize(shopper, 'code_required');
    await place(shopper, withPayment(first, { transactionToken, storesCard: true }));
    const { storedPaymentMethods } = await shopper.call(contract.paymentMethod.getMethods, {
      query: { country: 'US' },
    });
    const [stored] = storedPaymentMethods;
    const storedPaymentMethodId = stored?.storedPaymentMethodId ?? '';
    const order = withPayment(await compose(shopper), { storedPaymentMethodId });
    const refused = await shopper.refused(contract.checkout.placeOrder, { body: order });
    expect(refused).toMatchObject({ type: 'payment_error', message: 'cvv_required' });
    const answer = await shopper.request('/sandbox-pay/security-codes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"cvc":"123"}',
    });
    const { token } = (await answer.json()) as { token: string };
    const { orderId } = await place(shopper, withPayment(order, { storedPaymentMethodId, transactionToken: token }));
    expect((await orderOf(shopper, orderId)).payment).toMatchObject({ cardLast4: '0050' });
  });

  it('is rejected for a guest, and for the card of another customer [SECURITY-9]', async () => {
    const guest = store.shopper();
    const order = withPayment(await compose(guest), { storedPaymentMethodId: 'card_of_alice' });
    const refused = await guest.refused(contract.checkout.placeOrder, { body: order });
    expect(refused).toMatchObject({ type: 'payment_error', message: 'There is nothing to pay with' });
    const bob = store.shopper();
    await bob.call(contract.session.login, { body: { email: fixtureEmails.bob, password: fixturePassword } });
    const [alices] = await store.db.selectFrom('pay_stored_cards').select('card_id').execute();
    const stolen = withPayment(await compose(bob), { storedPaymentMethodId: alices?.card_id ?? '' });
    expect(await bob.refused(contract.checkout.placeOrder, { body: stolen })).toMatchObject({ type: 'payment_error' });
  });
});

describe('notification of the sandbox', () => {
  it('that is not acknowledged is sent again, at increasing intervals', async () => {
    const shopper = store.shopper();
    const order = withPayment(await compose(shopper), { adyenType: 'ideal' });
    const placed = await place(shopper, order);
    await store.db
      .updateTable('pay_payments')
      .set({ notification_url: 'http://store.test/nowhere' })
      .where('reference', '=', placed.orderId)
      .execute();
    await answerBank(shopper, placed.payment.transactionId ?? '', 'approve');
    const due = () =>
      store.db
        .selectFrom('pay_notifications')
        .select(['attempts', 'next_attempt_at', 'delivered_at'])
        .where('payment_id', '=', placed.payment.transactionId ?? '')
        .executeTakeFirstOrThrow();
    expect(await due()).toEqual({
      attempts: 1,
      next_attempt_at: new Date(store.now().getTime() + 1_000),
      delivered_at: null,
    });
    await store.backend.reconcile();
    expect((await due()).attempts).toBe(1);
    store.passTime(1_000);
    await store.backend.reconcile();
    expect(await due()).toMatchObject({ attempts: 2, next_attempt_at: new Date(store.now().getTime() + 2_000) });
    // Set back by more than its longest interval, so that the attempt was written while the clock was ahead.
    store.passTime(-3 * 60 * 60_000);
    await store.backend.reconcile();
    expect((await due()).attempts).toBe(3);
  });
});
