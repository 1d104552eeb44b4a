import { contract } from '@ironcart/api/contract';
import { expect, it } from 'vitest';
import type { OwnPaymentMethod, OwnPaymentState } from '../../providers/payment/own/own-payment-method.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { createShopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

/** The service's state of each payment, by the store's key. */
const states = new Map<string, OwnPaymentState>();
const references = new Map<string, string>();

const bank: OwnPaymentMethod = {
  type: 'ownbank',
  kind: 'redirect',
  name: 'Own Bank',
  isOffered: ({ countryId }) => countryId === 'US',
  open: () => ({
    authorise: async ({ key, reference }) => {
      const paymentId = `bank-${key}`;
      references.set(reference, key);
      const state = { status: 'redirect', paymentId, page: `https://bank.example/pay/${key}` } as const;
      states.set(key, state);
      return state;
    },
    find: async ({ key }) => states.get(key),
    capture: async ({ key }) => {
      const state: OwnPaymentState = { status: 'captured', paymentId: `bank-${key}` };
      states.set(key, state);
      return state;
    },
    release: async ({ key }) => void states.delete(key),
    readNotification: async ({ body, headers }) =>
      headers.get('x-bank') === 'genuine'
        ? [{ notificationId: body, reference: (JSON.parse(body) as { order: string }).order }]
        : undefined,
    answer: async () => Response.json({ asked: true }),
  }),
};

const store = useTestStore({ paymentMethods: [bank] });

const placeByBank = async () => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  const { transactionToken: _token, adyenType: _type, ...payment } = order.payment;
  const placed = await shopper.call(contract.checkout.placeOrder, {
    body: { ...order, payment: { ...payment, paymentType: 'ownbank' } },
  });
  return { shopper, placed };
};

const tell = (signature: string, order: string) =>
  store.backend.fetch(
    new Request('http://store.test/provider/ownbank/notifications', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-bank': signature },
      body: JSON.stringify({ order }),
    }),
  );

it('store payment method redirects the shopper to the page of its service, and is paid once the service confirms', async () => {
  const { shopper, placed } = await placeByBank();
  expect(placed.status).toBe('payment_pending');
  const key = references.get(placed.orderId) ?? '';
  const page = await shopper.request(`/provider/ownbank/redirect/${placed.payment.transactionId}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`<meta http-equiv="refresh" content="0; url=https://bank.example/pay/${key}">`);

  states.set(key, { status: 'authorised', paymentId: `bank-${key}` });
  expect((await tell('forged', placed.orderId)).status).toBe(401);
  expect((await tell('genuine', placed.orderId)).status).toBe(200);
  expect(states.get(key)?.status).toBe('captured');
  const order = await shopper.call(contract.checkout.getOrder, {
    params: { id: placed.orderId },
    query: { storeId: 1 },
  });
  expect([order.status, order.payment.methodName]).toEqual(['published', 'Own Bank']);
});

it('store payment method is offered where configured, by every process of the store', async () => {
  const offered = { type: 'ownbank', name: 'Own Bank', own: { kind: 'redirect', paymentType: 'ownbank' } };
  const shopper = createShopper(await store.anotherProcess());
  const methodsIn = async (country: string) =>
    (await shopper.call(contract.paymentMethod.getMethods, { query: { country } })).paymentMethods;
  expect(await methodsIn('US')).toContainEqual(offered);
  expect((await methodsIn('DE')).map(({ type }) => type)).not.toContain('ownbank');
});

it('store payment method returns to the review without a pending payment', async () => {
  const shopper = store.shopper();
  const page = await shopper.request('/provider/ownbank/redirect/unheard-of');
  expect([page.status, page.headers.get('location')]).toEqual([303, '/checkout/review']);
});

it('store payment method cannot be chosen by the client that places the order', async () => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  const { orderId } = await shopper.call(contract.checkout.placeOrder, {
    body: { ...order, payment: { ...order.payment, methodName: 'Free of charge' } },
  });
  const kept = await shopper.call(contract.checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } });
  expect(kept.payment.methodName).toBeUndefined();
});

it('store payment method has a rate limit per address', async () => {
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    store.backend.fetch(
      new Request(`http://store.test/provider/ownbank/${path}`, { method: 'POST', headers, body: '{}' }),
      { remoteAddress: '203.0.113.77' },
    );
  const statuses = async (path: string, times: number): Promise<ReadonlySet<number>> => {
    const answers = await Promise.all(Array.from({ length: times }, () => ask(path)));
    return new Set(answers.map(({ status }) => status));
  };
  expect(await statuses('approvals', 61)).toEqual(new Set([200, 429]));
  expect(await statuses('notifications', 601)).toEqual(new Set([401, 429]));
});
