import { contract, IDEMPOTENCY_KEY_HEADER, type WireNewOrder } from '@ironcart/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { encryptedCard } from '../../providers/payment/testing/fake-adyen.ts';
import { createFakeProviders } from '../../providers/payment/testing/fake-providers.ts';
import { composeOrder, fillCart, withPayment } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const { adyen, payPal, network, accounts } = createFakeProviders();
const leaseMs = 20_000;
/** Called at each request to a provider, before it is answered. */
let meanwhile = async (_url: URL): Promise<void> => undefined;
const store = useTestStore({
  accounts,
  remoteFetch: async (request) => {
    await meanwhile(new URL(request.url));
    return network.fetch(request);
  },
  placementLeaseMs: leaseMs,
});

beforeEach(() => {
  network.setFault('none');
  meanwhile = async () => undefined;
});

const compose = async (shopper: Shopper, payment: Partial<WireNewOrder['payment']>): Promise<WireNewOrder> => {
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  return withPayment(await composeOrder(shopper, list, { nowMs: store.now().getTime() }), payment);
};
const place = (shopper: Shopper, body: WireNewOrder) => shopper.call(contract.checkout.placeOrder, { body });
const statusOf = async (shopper: Shopper, id: string) =>
  (await shopper.call(contract.checkout.getOrder, { params: { id }, query: { storeId: 1 } })).status;
const send = async (name: string, body: string, headers = new Headers()) => {
  headers.set('Content-Type', 'application/json');
  return (await store.shopper().request(`/provider/${name}/notifications`, { method: 'POST', headers, body })).status;
};
const adyenPaymentOf = (reference: string) =>
  adyen.payments.find(({ merchantReference }) => merchantReference === reference);
const refundsOf = (orderId: string) =>
  store.db.selectFrom('refunds').select(['refund_id', 'status']).where('order_id', '=', orderId).execute();

describe("Adyen's notifications", () => {
  const pending = async () => {
    const shopper = store.shopper();
    const { orderId } = await place(shopper, await compose(shopper, { adyenType: 'ideal' }));
    const payment = adyenPaymentOf(orderId);
    if (!payment) throw new Error('Adyen knows no payment');
    return { shopper, orderId, payment };
  };

  it.each([
    ['another amount', { value: 1 }],
    ['another currency', { currency: 'CAD' }],
  ])('of %s with the reference of an order do not pay it', async (_what, differs) => {
    const { shopper, orderId, payment } = await pending();
    const event = { eventCode: 'AUTHORISATION', pspReference: 'OTHER1', merchantReference: orderId };
    for (const success of ['true', 'false'] as const) {
      const body = adyen.webhook({ ...event, success, amount: { ...payment.amount, ...differs } });
      expect(await send('adyen', body)).toBe(200);
      expect(await statusOf(shopper, orderId)).toBe('payment_pending');
    }
    payment.state = 'held';
    expect(await send('adyen', adyen.authorisationOf(orderId))).toBe(200);
    expect(await statusOf(shopper, orderId)).toBe('published');
  });

  it('for another merchant account, and for orders that do not exist, have no effect', async () => {
    const { shopper, orderId, payment } = await pending();
    const body = adyen.authorisationOf(orderId).replaceAll(accounts.adyen.merchantAccount, 'SomebodyElse');
    expect(await send('adyen', body)).toBe(401);
    for (const merchantReference of ['', 'NOTHERE', `P-${orderId}`]) {
      const event = { eventCode: 'AUTHORISATION', success: 'true', pspReference: 'OTHER2' } as const;
      expect(await send('adyen', adyen.webhook({ ...event, merchantReference, amount: payment.amount }))).toBe(200);
    }
    expect(await statusOf(shopper, orderId)).toBe('payment_pending');
  });

  it('capture once when the same one arrives 50 times at once', async () => {
    const { shopper, orderId, payment } = await pending();
    payment.state = 'held';
    const body = adyen.authorisationOf(orderId);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => send('adyen', body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await statusOf(shopper, orderId)).toBe('published');
    expect(payment).toMatchObject({ state: 'taken', captures: 1 });
  });

  it('release a payment that is approved after it was cancelled without an answer [FAULTS-8] [FAULTS-13]', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper, { transactionToken: encryptedCard('approved') });
    network.setFault('losesAnswers', ({ url }) => url.endsWith('/payments'));
    const { details } = await shopper.refused(contract.checkout.placeOrder, { body: order });
    const { orderId } = details as { readonly orderId: string };
    network.setFault('none');
    store.passTime(leaseMs);
    await store.backend.reconcile();
    expect(adyenPaymentOf(orderId)?.state).toBe('released');
    // The cancellation overtook the payment: the bank approves it only now.
    const payment = adyenPaymentOf(orderId);
    if (payment) payment.state = 'held';
    expect(await send('adyen', adyen.authorisationOf(orderId))).toBe(200);
    expect(await statusOf(shopper, orderId)).toBe('payment_error');
    expect(payment?.state).toBe('released');
  });

  it.each([
    ['REFUND', 'false'],
    ['REFUND_FAILED', 'true'],
    ['REFUNDED_REVERSED', 'true'],
  ] as const)('of a failed refund (%s, %s) leave it to staff, once', async (eventCode, success) => {
    const shopper = store.shopper();
    const { orderId } = await place(shopper, await compose(shopper, { transactionToken: encryptedCard('approved') }));
    await shopper.call(contract.checkout.cancelOrder, { params: { id: orderId }, body: { storeId: 1 } });
    store.passTime(61_000);
    await store.backend.reconcile();
    const [refund] = await refundsOf(orderId);
    expect(refund?.status).toBe('paid');
    const amount = adyenPaymentOf(orderId)?.amount ?? { value: 0, currency: '' };
    const reference = adyen.refundReferences.at(-1) ?? '';
    const event = { pspReference: `REFUND-${eventCode}`, merchantReference: reference, amount };
    expect(await send('adyen', adyen.webhook({ ...event, eventCode: 'REFUND', success: 'true' }))).toBe(200);
    expect((await refundsOf(orderId))[0]?.status).toBe('paid');
    for (let times = 0; times < 2; times += 1) {
      expect(await send('adyen', adyen.webhook({ ...event, eventCode, success }))).toBe(200);
      expect((await refundsOf(orderId))[0]?.status).toBe('by_hand');
    }
    const { refunds } = await shopper.call(contract.checkout.getTracking, {
      params: { id: orderId },
      query: { storeId: 1 },
    });
    expect(refunds[0]?.paidAt).toBeUndefined();
  });
});

describe("PayPal's notifications", () => {
  const captureByBrowser = (token: string) => {
    const order = payPal.orders.find(({ id }) => id === token);
    if (!order) throw new Error('PayPal knows no order');
    Object.assign(order, { status: 'COMPLETED', capture: { id: `C${token}`, status: 'COMPLETED' } });
    return order;
  };

  it('of a capture of another amount during the placement do not pay the order, and it is refunded [FAULTS-11]', async () => {
    const shopper = store.shopper();
    const token = payPal.approve('0.01');
    const body = await compose(shopper, { paymentType: 'paypal', transactionToken: token });
    meanwhile = async ({ pathname }) => {
      if (!pathname.endsWith(`/orders/${token}`)) return;
      meanwhile = async () => undefined;
      captureByBrowser(token);
      const told = payPal.webhookOf(token);
      expect(await send('paypal', told.body, told.headers)).toBe(200);
    };
    const refused = await shopper.refused(contract.checkout.placeOrder, { body });
    expect(refused).toMatchObject({ type: 'payment_error', message: 'amount_mismatch' });
    expect(payPal.orders.find(({ id }) => id === token)?.capture?.status).toBe('REFUNDED');
  });

  it('of another capture than PayPal has, and of unknown orders, change nothing', async () => {
    const shopper = store.shopper();
    const body = await compose(shopper, { paymentType: 'paypal' });
    const token = payPal.approve(body.payment.amount.toFixed(2));
    const order = { ...body, payment: { ...body.payment, transactionToken: token } };
    network.setFault('down', ({ url }) => url.endsWith('/capture'));
    const { details } = await shopper.refused(contract.checkout.placeOrder, { body: order });
    const { orderId } = details as { readonly orderId: string };
    const told = payPal.webhookOf(token);
    const claimed = JSON.parse(told.body) as { readonly id: string };
    for (const orderOfEvent of [token, 'NOTHERE']) {
      const event = JSON.stringify({
        ...claimed,
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource: { id: 'CLAIMED', supplementary_data: { related_ids: { order_id: orderOfEvent } } },
      });
      expect(await send('paypal', event, told.headers)).toBe(200);
    }
    store.passTime(leaseMs);
    network.setFault('none');
    await store.backend.reconcile();
    expect(await statusOf(shopper, orderId)).toBe('published');
    expect(payPal.orders.find(({ id }) => id === token)?.captures).toBe(1);
  });
});

describe('placement repeated with its Idempotency-Key after its payment was given up', () => {
  const placeWithKey = async (shopper: Shopper, order: WireNewOrder, key: string) => {
    const response = await shopper.request('/svc_checkout/order', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: key },
      body: JSON.stringify(order),
    });
    return { status: response.status, body: (await response.json()) as { readonly orderId?: string } };
  };

  it('places the order anew, and holds the money of one payment only [FAULTS-1] [FAULTS-12]', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper, { transactionToken: encryptedCard('approved') });
    network.setFault('losesAnswers', ({ url }) => url.endsWith('/payments'));
    const lost = await placeWithKey(shopper, order, 'given-up-1');
    expect(lost.status).toBe(503);
    network.setFault('none');
    store.passTime(leaseMs);
    const again = await placeWithKey(shopper, order, 'given-up-1');
    expect(again.status).toBe(200);
    expect(await placeWithKey(shopper, order, 'given-up-1')).toEqual(again);
    const rows = await store.db
      .selectFrom('orders')
      .select(['order_id', 'status'])
      .where('list_id', '=', order.listId)
      .orderBy('created_at')
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['payment_error', 'published']);
    expect(rows.map(({ order_id }) => adyenPaymentOf(order_id)?.state)).toEqual(['released', 'taken']);
    expect(rows[1]?.order_id).toBe(again.body.orderId);
  });
});
