import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { adyenTest, payPalTest } from '../live/configurations.ts';
import { createGuest, errorTypeOf, type Guest } from '../live/guest.ts';
import { openStandIns } from '../live/stand-ins.ts';
import { bodySamples, type OpenApi, withEachTextReplaced } from './body-samples.ts';

/** Texts that JSON can represent and PostgreSQL cannot store. */
const unstorable = ['text\u0000', '\ud800', 'text \udc00 text'] as const;

const dataDir = makeDataDir();
let store: OpenProduct;
let standIns: Awaited<ReturnType<typeof openStandIns>>;
let customer: Guest;

beforeAll(async () => {
  standIns = await openStandIns();
  store = await openProduct({ IRONCART_DATA_DIR: dataDir, ...adyenTest, ...payPalTest, ...standIns.environment });
  customer = createGuest(store.url);
  const registered = await customer.call('POST', '/svc_customer/customer', {
    firstname: 'Ann',
    lastname: 'Lee',
    email: 'ann@example.com',
    password: 'long enough to pass',
  });
  expect(registered.status, JSON.stringify(registered.body)).toBe(200);
});

afterAll(async () => {
  expect(store.output()).not.toContain('A request failed');
  await store.close();
  standIns.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = async (path: string, body: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(store.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: store.url, ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as { message?: string } };
};

/** Calls that end the session, after which the other calls would not be authorized. */
const isLeaving = (path: string): boolean => /\/(?:login|logout)$/.test(path);

test('unstorable text in any field of any call is answered with a typed 4xx [SECURITY-25]', async () => {
  const document = (await (await fetch(`${store.url}/openapi.json`)).json()) as OpenApi;
  const samples = bodySamples(document).filter(({ contentType }) => contentType === 'application/json');
  expect(samples.length).toBeGreaterThan(30);
  let sent = 0;
  for (const { path, method, body } of samples) {
    const guest = isLeaving(path) ? createGuest(store.url) : customer;
    for (const [index, spoiled] of unstorable.flatMap((text) => withEachTextReplaced(body, text)).entries()) {
      const answer = await guest.call(method, path, spoiled);
      const what = `${method} ${path} ${index}: ${answer.status} ${JSON.stringify(answer.body)}`;
      expect([answer.status >= 400 && answer.status < 500, typeof errorTypeOf(answer)], what).toEqual([true, 'string']);
      sent += 1;
    }
  }
  expect(sent).toBeGreaterThan(500);
});

test('unstorable text in a posted page form causes no server error', async () => {
  const fields = ['email', 'firstname', 'lastname', 'message', 'name', 'password', 'q', 'postcode', 'comments'];
  for (const page of ['/login', '/forgot-password', '/newsletter-signup', '/preferences', '/cart', '/settings']) {
    for (const value of ['%00', '%ED%A0%80', 'a%00b%40example.com']) {
      const response = await fetch(store.url + page, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: store.url },
        body: fields.map((field) => `${field}=${value}`).join('&'),
        redirect: 'manual',
      });
      expect([page, value, response.status]).toEqual([page, value, expect.toSatisfy((status: number) => status < 500)]);
    }
  }
});

test.each(['%00', '%ED%A0%80', 'a%00'])('unstorable text in a path or query (%s) matches nothing', async (text) => {
  for (const path of [
    `/provider/adyen/actions/${text}`,
    `/provider/adyen/redirect/${text}`,
    `/provider/adyen/return?to=${text}`,
    `/search?q=${text}`,
    `/barbells?brand=${text}`,
    `/wishlist/${text}`,
    `/orders/${text}`,
    `/reset-password?token=${text}`,
    `/confirm-email?token=${text}`,
    `/the-index/${text}`,
    `/sitemap.xml?x=${text}`,
    `/img/${text}.webp`,
  ]) {
    const response = await fetch(store.url + path, { redirect: 'manual' });
    expect([path, response.status]).toEqual([path, expect.toSatisfy((status: number) => status < 500)]);
    expect([path, await response.text()]).toEqual([path, expect.not.stringContaining('The fault is on our side')]);
  }
});

describe('unstorable text in a webhook signed by its provider', () => {
  const adyenWebhook = (item: Readonly<Record<string, string>>) => {
    const event = {
      eventCode: 'AUTHORISATION',
      success: 'true',
      pspReference: 'QFQTPCQ8HXSKGK82',
      merchantAccountCode: adyenTest.IRONCART_ADYEN_MERCHANT_ACCOUNT ?? '',
      merchantReference: 'ORDER-1',
      amount: { value: 1000, currency: 'USD' },
      ...item,
    };
    const { pspReference, merchantAccountCode, merchantReference, eventCode, success } = event;
    const signed = [pspReference, '', merchantAccountCode, merchantReference, 1000, 'USD', eventCode, success].join(
      ':',
    );
    const hmacSignature = createHmac('sha256', Buffer.from(adyenTest.IRONCART_ADYEN_HMAC_KEY ?? '', 'hex'))
      .update(signed, 'utf8')
      .digest('base64');
    return JSON.stringify({
      live: 'false',
      notificationItems: [{ NotificationRequestItem: { ...event, additionalData: { hmacSignature } } }],
    });
  };
  const payPalWebhook = (event: object) =>
    JSON.stringify({ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'CAPTURE-1' }, ...event });
  const payPalHeaders = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
    'paypal-transmission-sig': 'c2lnbmF0dXJl',
    'paypal-transmission-time': new Date().toISOString(),
  };
  const sendAdyen = (item: Readonly<Record<string, string>>) =>
    send('/provider/adyen/notifications', adyenWebhook(item));
  const sendPayPal = (event: object) => send('/provider/paypal/notifications', payPalWebhook(event), payPalHeaders);

  test('is the only reason for rejection: the webhooks are accepted without it', async () => {
    expect((await sendAdyen({})).status).toBe(200);
    expect((await sendPayPal({})).status).toBe(200);
  });

  test.each(unstorable)('%j is answered with 400 and a reason', async (text) => {
    const refused = { status: 400, body: { message: expect.stringContaining('no text can keep') } };
    for (const field of ['pspReference', 'merchantReference', 'eventCode', 'reason', 'originalReference']) {
      expect([field, await sendAdyen({ [field]: text })]).toEqual([field, refused]);
    }
    for (const event of [{ id: text }, { event_type: text }, { resource: { id: text } }, { summary: text }]) {
      expect(await sendPayPal(event)).toEqual(refused);
    }
  });
});
