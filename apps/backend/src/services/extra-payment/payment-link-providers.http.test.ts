import { contract, type WireNewOrder } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { encryptedCard } from '../../providers/payment/testing/fake-adyen.ts';
import { createFakeProviders } from '../../providers/payment/testing/fake-providers.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { requestExtraPayment } from './request-extra-payment.ts';

const { adyen, payPal, network, accounts } = createFakeProviders();
const leaseMs = 20_000;
const store = useTestStore({
  accounts,
  remoteFetch: network.fetch,
  placementLeaseMs: leaseMs,
});
const { openExtraPayment, getExtraPayment, payExtraPayment } = contract.extraPayment;

beforeEach(() => network.setFault('none'));

type Means = Partial<WireNewOrder['payment']>;

/** A person who opens the mailed link about 12.50 for a guest's order, on another device. */
const linked = async () => {
  const guest = store.shopper();
  const list = await fillCart(guest, [{ productId: fixtureIds.strap, qty: 1 }]);
  const order = await composeOrder(guest, list, { nowMs: store.now().getTime() });
  const payment = { ...order.payment, transactionToken: encryptedCard('approved') };
  const { orderId } = await guest.call(contract.checkout.placeOrder, { body: { ...order, payment } });
  const owed = { orderId, amount: money(1_250), reason: 'Freight to the island', now: store.now() };
  const id = (await requestExtraPayment(store.db, owed)) ?? '';
  await store.backend.reconcile();
  const mail = await store.db
    .selectFrom('mail_outbox')
    .select('body')
    .where('subject', '=', `A payment for your order ${orderId}`)
    .executeTakeFirstOrThrow();
  const url = new URL(/http\S+\/payment-link\?\S+/.exec(mail.body ?? '')?.[0] ?? '');
  const shopper = store.shopper();
  await shopper.call(openExtraPayment, { body: { id, key: url.searchParams.get('key') ?? '' } });
  return { shopper, id };
};

const payment = (means: Means) => ({ paymentType: 'adyen', adyenType: 'scheme', amount: 12.5, ...means });
const pay = (shopper: Shopper, id: string, means: Means) =>
  shopper.call(payExtraPayment, { params: { id }, body: { payment: payment(means) } });
const statusOf = async (shopper: Shopper, id: string) =>
  (await shopper.call(getExtraPayment, { params: { id } })).status;
const atAdyen = (id: string) => adyen.payments.filter(({ merchantReference }) => merchantReference === id);

describe('payment link of a store with an Adyen account', () => {
  it('is paid by card, once [S2-routes-14]', async () => {
    const { shopper, id } = await linked();
    expect((await pay(shopper, id, { transactionToken: encryptedCard('approved') })).status).toBe('payment_complete');
    expect(atAdyen(id)).toMatchObject([{ state: 'taken', captures: 1, amount: { value: 1_250, currency: 'USD' } }]);
  });

  it('stays due after a declined card, and can be paid by another [S2-routes-14]', async () => {
    const { shopper, id } = await linked();
    const body = { payment: payment({ transactionToken: encryptedCard('refused') }) };
    expect((await shopper.refused(payExtraPayment, { params: { id }, body })).type).toBe('payment_error');
    expect(await statusOf(shopper, id)).toBe('due');
    await pay(shopper, id, { transactionToken: encryptedCard('approved') });
    expect(atAdyen(id).map(({ state }) => state)).toEqual(['refused', 'taken']);
  });

  it.each([
    ['approved', 'payment_complete', 'taken'],
    ['declined', 'due', 'refused'],
  ])('follows the challenge of the bank, which the shopper has %s', async (verdict, status, state) => {
    const { shopper, id } = await linked();
    const waiting = await pay(shopper, id, { transactionToken: encryptedCard('challenge') });
    expect(waiting.status).toBe('payment_pending');
    expect(JSON.parse(waiting.payment.transactionToken ?? '')).toMatchObject({ type: 'threeDS2' });
    await shopper.request('/provider/adyen/details', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ details: { threeDSResult: `${verdict}|${id}` } }),
    });
    expect(await statusOf(shopper, id)).toBe(status);
    expect(atAdyen(id)).toMatchObject([{ state }]);
  });

  it("is paid at the shopper's bank, which returns to the page of the link [SECURITY-19]", async () => {
    const { shopper, id } = await linked();
    const waiting = await pay(shopper, id, { adyenType: 'ideal' });
    const led = await shopper.request(`/provider/adyen/redirect/${waiting.payment.transactionId}`);
    expect(await led.text()).toMatch(/<meta http-equiv="refresh" content="0; url=https:\/\/test\.adyen\.com\//);
    const returnUrl = new URL(adyen.requests.find(({ reference }) => reference === id)?.returnUrl ?? '');
    const result = `&redirectResult=${encodeURIComponent(`approved|${id}`)}`;
    const back = await shopper.request(`${returnUrl.pathname}${returnUrl.search}${result}`);
    expect(back.headers.get('location')).toBe(`/payment-link?payment=${id}`);
    expect(await statusOf(shopper, id)).toBe('payment_complete');
  });

  it('whose response was lost is released, and due again after its lease [FAULTS-12]', async () => {
    const { shopper, id } = await linked();
    network.setFault('losesAnswers', ({ url }) => url.endsWith('/payments'));
    const body = { payment: payment({ transactionToken: encryptedCard('approved') }) };
    expect((await shopper.refused(payExtraPayment, { params: { id }, body })).status).toBe(503);
    expect(atAdyen(id)).toMatchObject([{ state: 'held' }]);
    network.setFault('none');
    store.passTime(leaseMs);
    await store.backend.reconcile();
    expect(await statusOf(shopper, id)).toBe('due');
    expect(atAdyen(id)).toMatchObject([{ state: 'released' }]);
  });
});

describe('payment link of a store with a PayPal account', () => {
  it('charges exactly the amount approved there, and not a cent less [FAULTS-11]', async () => {
    const { shopper, id } = await linked();
    const less = { payment: payment({ paymentType: 'paypal', transactionToken: payPal.approve('12.49') }) };
    expect(await shopper.refused(payExtraPayment, { params: { id }, body: less })).toMatchObject({
      type: 'payment_error',
      message: 'amount_mismatch',
    });
    const transactionToken = payPal.approve('12.50');
    expect((await pay(shopper, id, { paymentType: 'paypal', transactionToken })).status).toBe('payment_complete');
    expect(payPal.orders.find((order) => order.id === transactionToken)).toMatchObject({ captures: 1 });
  });
});
