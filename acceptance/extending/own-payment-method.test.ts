import { chromium } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { Checkout } from '../../e2e/models/checkout.ts';
import { Shop } from '../../e2e/models/shop.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { composeOrder } from '../live/composed-order.ts';
import { type Answer, createGuest, errorTypeOf } from '../live/guest.ts';
import { startKrone } from './krone-service.ts';
import { openRecipeStore } from './recipe-store.ts';

const product = '/halden-workshop-bar-20-kg';
let krone: Awaited<ReturnType<typeof startKrone>>;
const store = openRecipeStore('payment-method', async () => {
  krone = await startKrone('merchant-key');
  return { KRONE_URL: krone.url, KRONE_KEY: 'merchant-key' };
});
afterAll(() => krone.close());

const bodyOf = <T>({ status, body }: Answer): T => {
  expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  return body as T;
};

const methodsIn = async (country: string, site = '') => {
  const { call } = createGuest(store.url);
  const answer = bodyOf<{ paymentMethods: readonly { type: string; name: string; own?: unknown }[] }>(
    await call('GET', `/svc_paymentmethod${site}/methods?country=${country}`),
  );
  return new Map(answer.paymentMethods.map((method) => [method.type, method]));
};

const compose = async () => {
  const guest = createGuest(store.url);
  return { guest, order: await composeOrder(guest, await store.barId()) };
};

const approve = async (amount: number): Promise<string> => {
  const { call } = createGuest(store.url);
  return bodyOf<{ approval: string }>(await call('POST', '/provider/krone/approvals', { amount, currency: 'USD' }))
    .approval;
};

it('store payment method is offered where its entry applies, with the settings that the browser needs', async () => {
  const usa = await methodsIn('US');
  expect(usa.get('krone')).toEqual({
    type: 'krone',
    name: 'Krone',
    own: { kind: 'wallet', paymentType: 'krone', script: '/provider/krone/wallet.js' },
  });
  expect(usa.has('bancontact')).toBe(false);
  const belgium = await methodsIn('BE', '/site/EUR');
  expect([belgium.has('krone'), belgium.get('bancontact')?.name]).toEqual([false, 'Bancontact']);
  const script = await fetch(`${store.url}/provider/krone/wallet.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
});

it('store payment method pays an order: the service authorizes and captures the amount, and the order shows its name', async () => {
  const { guest, order } = await compose();
  const amount = Math.round(order.total * 100);
  const transactionToken = await approve(amount);
  const placed = bodyOf<{ orderId: string; status: string }>(
    await order.place({ paymentType: 'krone', transactionToken, authorizedPayPalAmount: order.total }),
  );
  expect(placed.status).toBe('published');
  expect(krone.payments().map(({ state, amount: paid }) => [state, paid])).toEqual([['taken', amount]]);
  const known = bodyOf<{ payment: object }>(await guest.call('GET', `/svc_checkout/order/${placed.orderId}?storeId=1`));
  expect(known.payment).toMatchObject({ paymentType: 'krone', methodName: 'Krone' });
});

it('store payment method rejects a payment that was not approved or has another amount', async () => {
  const { order } = await compose();
  const pay = (transactionToken: string) => order.place({ paymentType: 'krone', transactionToken });
  const unknown = await pay('made up');
  expect([unknown.status, errorTypeOf(unknown)]).toEqual([402, 'payment_error']);
  const less = await pay(await approve(1));
  expect([less.status, errorTypeOf(less)]).toEqual([402, 'payment_error']);
  expect(krone.payments().filter(({ state }) => state === 'held')).toEqual([]);
});

it('store payment method redirects the shopper to the bank for a method of the card provider', async () => {
  const { order } = await compose();
  const placed = bodyOf<{ status: string; payment: { transactionId: string } }>(
    await order.place({ paymentType: 'adyen', adyenType: 'bancontact' }),
  );
  expect(placed.status).toBe('payment_pending');
  const page = await fetch(`${store.url}/sandbox-pay/redirect/${placed.payment.transactionId}`);
  expect(await page.text()).toContain('bancontact');
});

it('store payment method is selected, approved and placed in the browser', async () => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  try {
    const page = await (await browser.newContext({ baseURL: store.url })).newPage();
    const paidBefore = krone.payments().length;
    const checkout = new Checkout(page);
    await new Shop(page).arrivesAtCheckoutWith(product);
    await checkout.reachesPaymentAsGuest();
    await checkout.paysWith('Krone');
    await page.getByRole('button', { name: 'Approve with Krone' }).click();
    await page.getByText(/You approved \$/).waitFor();
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    expect(krone.payments().slice(paidBefore)).toMatchObject([{ state: 'taken' }]);
    await page.getByText('Krone', { exact: true }).first().waitFor();
  } finally {
    await browser.close();
  }
}, 180_000);
