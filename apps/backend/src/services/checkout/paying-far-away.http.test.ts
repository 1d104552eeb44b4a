import { Writable } from 'node:stream';
import { contract, type WireNewOrder } from '@ironcart/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultRateLimits } from '../../http/rate-limit.ts';
import { createLogger } from '../../log/create-logger.ts';
import { encryptedCard } from '../../providers/payment/testing/fake-adyen.ts';
import { createFakeProviders } from '../../providers/payment/testing/fake-providers.ts';
import { composeOrder, fillCart, withPayment } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const { adyen: fakeAdyen, payPal: fakePayPal, asked, network, accounts } = createFakeProviders();
const log: string[] = [];
const sink = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    log.push(chunk.toString());
    done();
  },
});
const leaseMs = 20_000;
const timeoutMs = 10 * 60_000;
const store = useTestStore({
  accounts,
  remoteFetch: network.fetch,
  placementLeaseMs: leaseMs,
  threeDsTimeoutMs: timeoutMs,
  logger: createLogger('trace', sink),
});

beforeEach(() => network.setFault('none'));

const compose = async (shopper: Shopper, payment: Partial<WireNewOrder['payment']>): Promise<WireNewOrder> => {
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  return withPayment(await composeOrder(shopper, list, { nowMs: store.now().getTime() }), payment);
};
const place = (shopper: Shopper, body: WireNewOrder) => shopper.call(contract.checkout.placeOrder, { body });
const orderOf = (shopper: Shopper, id: string) =>
  shopper.call(contract.checkout.getOrder, { params: { id }, query: { storeId: 1 } });
const post = (path: string, body: string, headers: HeadersInit = { 'Content-Type': 'application/json' }) =>
  store.shopper().request(path, { method: 'POST', headers, body });
const atAdyen = (orderId: string) =>
  fakeAdyen.payments.find(({ merchantReference }) => merchantReference === orderId)?.state;

describe('store with an Adyen account', () => {
  it('gives the browser the public settings for Adyen fields and PayPal buttons', async () => {
    const answer = await store.shopper().call(contract.paymentMethod.getMethods, { query: { country: 'NL' } });
    expect(answer.provider).toEqual({ name: 'adyen', clientKey: 'test_CLIENT', environment: 'test' });
    expect(answer.paypal).toEqual({ clientId: 'client', currency: 'USD' });
    expect(answer.paymentMethods.map(({ type }) => type)).toEqual(['scheme', 'ideal', 'paypal']);
  });

  it('charges a card once', async () => {
    const shopper = store.shopper();
    const { orderId, status } = await place(
      shopper,
      await compose(shopper, { transactionToken: encryptedCard('approved') }),
    );
    expect(status).toBe('published');
    expect(atAdyen(orderId)).toBe('taken');
    expect((await orderOf(shopper, orderId)).payment).toMatchObject({ cardBrand: 'visa', cardLast4: '1111' });
  });

  it('accepts a wallet token whose transaction id happens to contain the digits of a card number', async () => {
    const shopper = store.shopper();
    const transactionId = `9f1c4111111111111111e2${'0ab4'.repeat(10)}d7`;
    const transactionToken = JSON.stringify({ version: 'EC_v1', data: 'k2Jp+3s=', header: { transactionId } });
    const { orderId, status } = await place(
      shopper,
      await compose(shopper, { adyenType: 'applepay', transactionToken }),
    );
    expect(status).toBe('published');
    expect(atAdyen(orderId)).toBe('taken');
  });

  it.each([
    ['approved', 'published', 'taken'],
    ['declined', 'payment_error', 'refused'],
  ])('requests a challenge, which the shopper has %s', async (verdict, status, money) => {
    const shopper = store.shopper();
    const placed = await place(shopper, await compose(shopper, { transactionToken: encryptedCard('challenge') }));
    expect(placed.status).toBe('payment_pending');
    expect(JSON.parse(placed.payment.transactionToken ?? '')).toMatchObject({ type: 'threeDS2' });
    const action = async () => shopper.request(`/provider/adyen/actions/${placed.payment.transactionId}`);
    expect(await (await action()).json()).toEqual({ action: placed.payment.transactionToken });
    const details = JSON.stringify({ details: { threeDSResult: `${verdict}|${placed.orderId}` } });
    const foreign = await post('/provider/adyen/details', details, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await (await post('/provider/adyen/details', details)).json()).toEqual({ action: null });
    expect((await action()).status).toBe(404);
    const order = await orderOf(shopper, placed.orderId);
    expect(order).toMatchObject({ status, ...(status === 'payment_error' ? { errors: ['three_ds'] } : {}) });
    expect(atAdyen(placed.orderId)).toBe(money);
  });

  it('rejects forged details, and redirects the sender back to the store [SECURITY-29]', async () => {
    const refused = await post('/provider/adyen/details', JSON.stringify({ details: { redirectResult: 'made up' } }));
    expect([refused.status, await refused.json()]).toEqual([422, { message: 'The details were refused' }]);
    const back = await store.shopper().request('/provider/adyen/return?redirectResult=made-up');
    expect([back.status, back.headers.get('location')]).toEqual([303, '/checkout/review']);
  });

  it('redirects the shopper from a bank page only to the store [SECURITY-19]', async () => {
    const shopper = store.shopper();
    const placed = await place(shopper, await compose(shopper, { adyenType: 'ideal' }));
    expect(placed.status).toBe('payment_pending');
    const { transactionId = '' } = placed.payment;
    const led = await shopper.request(`/provider/adyen/redirect/${transactionId}`);
    // A redirect would be blocked where it answers a form, by the form's policy.
    expect(led.status).toBe(200);
    expect(await led.text()).toMatch(/<meta http-equiv="refresh" content="0; url=https:\/\/test\.adyen\.com\//);
    const sent = fakeAdyen.requests.find(({ reference }) => reference === placed.orderId);
    const returnUrl = new URL(sent?.returnUrl ?? '');
    expect(returnUrl.pathname).toBe('/provider/adyen/return');
    const result = `&redirectResult=${encodeURIComponent(`approved|${placed.orderId}`)}`;
    const back = await shopper.request(`${returnUrl.pathname}${returnUrl.search}${result}`);
    expect(back.headers.get('location')).toBe(`/checkout/review?order=${placed.orderId}`);
    expect((await orderOf(shopper, placed.orderId)).status).toBe('published');
    const elsewhere = await shopper.request('/provider/adyen/return?to=//evil.example');
    expect(elsewhere.headers.get('location')).toBe('/checkout/review');
    const again = await shopper.request(`/provider/adyen/redirect/${transactionId}`);
    expect(again.headers.get('location')).toBe('/checkout/review');
  });

  it('accepts the result from a bank that posts it instead of redirecting', async () => {
    const shopper = store.shopper();
    const placed = await place(shopper, await compose(shopper, { adyenType: 'ideal' }));
    const sent = fakeAdyen.requests.find(({ reference }) => reference === placed.orderId);
    expect(sent).toMatchObject({ redirectToIssuerMethod: 'GET', redirectFromIssuerMethod: 'GET' });
    const { pathname, search } = new URL(sent?.returnUrl ?? '');
    const back = await store.shopper().request(`${pathname}${search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://bank.example' },
      body: new URLSearchParams({ redirectResult: `approved|${placed.orderId}` }).toString(),
    });
    expect([back.status, back.headers.get('location')]).toEqual([303, `/checkout/review?order=${placed.orderId}`]);
    expect((await orderOf(shopper, placed.orderId)).status).toBe('published');
  });

  it('limits submitted redirect results per address to the limit of orders [SECURITY-15]', async () => {
    const handedIn = () => asked.filter((path) => path.endsWith('/payments/details')).length;
    const [before, shopper] = [handedIn(), store.shopper()];
    for (let times = 0; times < defaultRateLimits.place.max + 5; times += 1) {
      const back = await shopper.request('/provider/adyen/return?redirectResult=made-up&to=/cart');
      expect(back.headers.get('location')).toBe('/cart');
    }
    expect(handedIn() - before).toBe(defaultRateLimits.place.max);
  });

  it('publishes an order by webhook alone if the shopper never returns [FAULTS-10]', async () => {
    const shopper = store.shopper();
    const placed = await place(shopper, await compose(shopper, { adyenType: 'ideal' }));
    const payment = fakeAdyen.payments.find(({ merchantReference }) => merchantReference === placed.orderId);
    if (payment) payment.state = 'held';
    const forged = await post('/provider/adyen/notifications', fakeAdyen.authorisationOf(placed.orderId, 'AB12'));
    expect(forged.status).toBe(401);
    expect((await orderOf(shopper, placed.orderId)).status).toBe('payment_pending');
    for (let times = 0; times < 2; times += 1) {
      const taken = await post('/provider/adyen/notifications', fakeAdyen.authorisationOf(placed.orderId));
      expect(taken.status).toBe(200);
    }
    expect((await orderOf(shopper, placed.orderId)).status).toBe('published');
    expect(payment).toMatchObject({ state: 'taken', captures: 1 });
  });

  it('cancels a payment with an unknown state once the lease of the order ends [FAULTS-12] [FAULTS-13]', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper, { transactionToken: encryptedCard('approved') });
    network.setFault('losesAnswers', ({ url }) => url.endsWith('/payments'));
    const refused = await shopper.refused(contract.checkout.placeOrder, { body: order });
    const { orderId } = refused.details as { orderId: string };
    expect(refused.type).toBe('internal_error');
    expect(atAdyen(orderId)).toBe('held');
    network.setFault('none');
    store.passTime(leaseMs);
    await store.backend.reconcile();
    expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'payment_error', errors: ['payment_error'] });
    expect(atAdyen(orderId)).toBe('released');
  });
});

describe('store with a PayPal account', () => {
  it('creates the order that the shopper approves, and captures it when placing', async () => {
    const shopper = store.shopper();
    const composed = await compose(shopper, { paymentType: 'paypal' });
    const { amount } = composed.payment;
    const made = await post('/provider/paypal/orders', JSON.stringify({ amount, currency: 'USD' }));
    const { id } = (await made.json()) as { id: string };
    const order = { ...composed, payment: { ...composed.payment, transactionToken: id } };
    const early = await shopper.refused(contract.checkout.placeOrder, { body: order });
    expect(early).toMatchObject({ type: 'payment_error', message: 'unknown_token' });
    const atPayPal = fakePayPal.orders.find((candidate) => candidate.id === id);
    if (atPayPal) atPayPal.status = 'APPROVED';
    expect((await place(shopper, order)).status).toBe('published');
    expect(atPayPal).toMatchObject({ captures: 1, amount: { value: amount.toFixed(2) } });
  });

  it('redirects a shopper without scripts to PayPal, and back with the amount or without an approval', async () => {
    const shopper = store.shopper();
    const composed = await compose(shopper, { paymentType: 'paypal' });
    const { amount } = composed.payment;
    const asked = new URLSearchParams({
      returnTo: '/eu/checkout/payment',
      amount: amount.toFixed(2),
      currency: 'USD',
    });
    const led = await shopper.request(`/provider/paypal/approval?${asked}`);
    const [, id = ''] = /refresh" content="0; url=https:[^"]+\?token=(\w+)"/.exec(await led.text()) ?? [];
    const atPayPal = fakePayPal.orders.find((order) => order.id === id);
    const back = new URL(atPayPal?.back?.return_url ?? '');
    expect([back.pathname, back.searchParams.get('authorizedAmount')]).toEqual([
      '/eu/checkout/payment',
      amount.toFixed(2),
    ]);
    expect(new URL(atPayPal?.back?.cancel_url ?? '').searchParams.has('cancelled')).toBe(true);
    if (atPayPal) atPayPal.status = 'APPROVED';
    const order = { ...composed, payment: { ...composed.payment, transactionToken: id } };
    expect((await place(shopper, order)).status).toBe('published');
  });

  it.each([
    'amount=-1&currency=USD&returnTo=/checkout/payment',
    'amount=1.005&currency=USD&returnTo=/checkout/payment',
    'amount=1&currency=XXX&returnTo=/checkout/payment',
    'amount=1&amount=2&returnTo=//evil.example',
    '',
  ])('redirects back to checkout for %s', async (query) => {
    const led = await store.shopper().request(`/provider/paypal/approval?${query}`);
    const location = new URL(led.headers.get('location') ?? '');
    expect([led.status, location.pathname, location.search]).toEqual([303, '/checkout/payment', '?unavailable=paypal']);
    expect(location.host).not.toContain('evil');
  });

  it('redirects back to checkout while PayPal does not respond', async () => {
    network.setFault('down', ({ url }) => url.includes('paypal'));
    const led = await store
      .shopper()
      .request('/provider/paypal/approval?amount=5&currency=USD&returnTo=/checkout/payment');
    network.setFault('none');
    expect([led.status, new URL(led.headers.get('location') ?? '').search]).toEqual([303, '?unavailable=paypal']);
  });

  it('rejects an amount other than the approved one [FAULTS-11]', async () => {
    const shopper = store.shopper();
    const order = await compose(shopper, { paymentType: 'paypal', transactionToken: fakePayPal.approve('1.00') });
    const refused = await shopper.refused(contract.checkout.placeOrder, { body: order });
    expect(refused).toMatchObject({ type: 'payment_error', message: 'amount_mismatch' });
  });

  it.each([
    '{}',
    '{"amount":1.005,"currency":"USD"}',
    '{"amount":-1,"currency":"USD"}',
    '{"amount":1,"currency":"XXX"}',
    'nonsense',
  ])('creates no order for %s', async (body) => {
    expect((await post('/provider/paypal/orders', body)).status).toBe(400);
  });

  it('recovers the state of a capture whose response was lost [FAULTS-12] [FAULTS-13]', async () => {
    const shopper = store.shopper();
    const composed = await compose(shopper, { paymentType: 'paypal' });
    const transactionToken = fakePayPal.approve(composed.payment.amount.toFixed(2));
    const order = { ...composed, payment: { ...composed.payment, transactionToken } };
    network.setFault('losesAnswers', ({ url }) => url.endsWith('/capture'));
    const refused = await shopper.refused(contract.checkout.placeOrder, { body: order });
    const { orderId } = refused.details as { orderId: string };
    network.setFault('none');
    store.passTime(leaseMs);
    await store.backend.reconcile();
    expect((await orderOf(shopper, orderId)).status).toBe('published');
    expect(fakePayPal.orders.find(({ id }) => id === transactionToken)?.captures).toBe(1);
  });
});

describe('log of a store with accounts', () => {
  it('contains none of their keys, secrets or tokens [FAULTS-I8] [SECURITY-30]', () => {
    const written = log.join('');
    expect(written).toContain('/svc_checkout/order');
    expect(written).toContain('The outcome of a payment is not known yet');
    for (const secret of [
      accounts.adyen.apiKey,
      accounts.adyen.hmacKey,
      'adyenjs_0_1_25',
      'A21AA',
      'eyJ0aHJlZURTIn0=',
    ]) {
      expect(written).not.toContain(secret);
    }
  });
});
