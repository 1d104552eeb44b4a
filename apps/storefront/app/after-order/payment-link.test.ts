import { money } from '@ironcart/core/money';
import type { ExtraPayment } from '@ironcart/core/payment';
import { describe, expect, it } from 'vitest';
import { goodPaymentKey } from '../testing/fake-extra-payments.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const due: ExtraPayment = {
  _id: 'X-1',
  orderId: '100000042',
  storeId: 1,
  currency: 'USD',
  status: 'due',
  amount: money(1_250),
  reason: 'Freight to the new address',
  createdAt: '2026-11-21T10:00:00.000Z',
};
const path = '/payment-link?payment=X-1';

const plain = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');

const open = async () => {
  const store = await openStorefront({ extraPayments: [due] });
  return {
    page: async (of: string) => plain(await store.get(of, withSession)),
    to: async (of: string) => (await store.get(of, withSession)).headers.get('Location'),
    pay: (fields: Readonly<Record<string, string>>) => store.post(path, fields, withSession),
    calls: store.calls,
  };
};

describe('payment link [S2-routes-14]', () => {
  it('has the checkout header with its lock and the link to the cart, and no search box [S2-routes-15]', async () => {
    const html = await (await open()).page('/payment-link');
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
    expect(header).toContain('Checkout');
    expect(header).toContain('href="/cart"');
    expect(html).not.toContain('type="search"');
    expect(html).toContain('No payment is named');
  });

  it('opens the payment page from a mail, and removes the key from the URL', async () => {
    const { page, to } = await open();
    expect(await to(`${path}&key=${goodPaymentKey}`)).toBe(path);
    const html = await page(path);
    expect(html).toMatch(/Pay \$12\.50.*For order <span[^>]*>100000042:<\/span> Freight to the new address/s);
    // The frame loads in the browser, once its messages are heard.
    expect(html).toMatch(/<iframe(?![^>]* src=)[^>]*title="Card details"/);
  });

  it('opens nothing with an invalid key', async () => {
    expect(await (await open()).page('/payment-link?payment=X-2&key=guessed')).toContain('This link opens no payment');
  });

  it('pays the amount due, whatever the form contains, and shows a confirmation', async () => {
    const { page, pay, calls } = await open();
    expect((await pay({ transactionToken: 'approved', amount: '0.01' })).headers.get('Location')).toBe(path);
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      payment: { paymentType: 'adyen', adyenType: 'scheme', amount: 12.5, transactionToken: 'approved' },
    });
    expect(await page(path)).toContain('$12.50 is paid. Thank you.');
  });

  it('explains why the payment failed', async () => {
    const { pay } = await open();
    expect(await plain(await pay({ transactionToken: 'refused' }))).toContain(
      'The payment was refused. Nothing was charged.',
    );
  });

  it('redirects to the page for a card, or to PayPal, with absolute URLs', async () => {
    const { pay } = await open();
    const asked = new URLSearchParams({ returnTo: path, asks: 'card' });
    expect((await pay({})).headers.get('Location')).toBe(`http://shop.test/sandbox-pay/hosted-card?${asked}`);
    const approval = new URLSearchParams({ returnTo: path, amount: '12.50', currency: 'USD' });
    expect((await pay({ method: 'paypal' })).headers.get('Location')).toBe(
      `http://shop.test/sandbox-pay/hosted-wallet?${approval}`,
    );
  });

  it('pays with the token returned from that page, and removes it from the URL', async () => {
    const { to, calls } = await open();
    expect(await to(`${path}&token=refused&brand=visa`)).toBe(`${path}&refused=payment_error`);
    expect(await to(`${path}&token=challenged&brand=visa`)).toMatch(/^http:.*\/sandbox-pay\/challenge\/at-bank$/);
    expect(await to(`${path}&token=approved&authorizedAmount=12.50`)).toBe(path);
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      payment: { paymentType: 'paypal', amount: 12.5, transactionToken: 'approved' },
    });
  });

  it('explains why the payment failed on another page', async () => {
    const { page } = await open();
    expect(await page(`${path}&refused=payment_error`)).toContain('The payment was refused. Nothing was charged.');
    expect(await page(`${path}&unavailable=paypal`)).toContain('PayPal does not answer at the moment.');
  });

  it('can be paid with a stored card of the customer, also without scripts', async () => {
    const stored = { isDefault: true, billingAddressId: null, cardExpMonth: 12, adyenType: 'scheme', brand: 'visa' };
    const storedPaymentMethods = [
      { ...stored, storedPaymentMethodId: 'card-1', last4: '0001', cardExpYear: 2030 },
      { ...stored, storedPaymentMethodId: 'card-2', last4: '0002', cardExpYear: 2025 },
    ];
    const { get, post, calls } = await openStorefront({ extraPayments: [due], payWith: { storedPaymentMethods } });
    const html = await plain(await get(path, withSession));
    expect(html).toContain('Pay $12.50 with Visa ending 0001');
    expect(html).not.toContain('0002');
    const paid = await post(path, { method: 'stored', card: 'card-1' }, withSession);
    expect(paid.headers.get('Location')).toBe(path);
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      payment: { paymentType: 'adyen', adyenType: 'scheme', amount: 12.5, storedPaymentMethodId: 'card-1' },
    });
    const unknown = await post(path, { method: 'stored', card: 'card-9' }, withSession);
    expect(unknown.status).toBe(302);
  });

  it('accepts cards with the Adyen fields, and explains that they require scripts', async () => {
    const provider = { name: 'adyen', clientKey: 'test_KEY', environment: 'test' };
    const { get, post } = await openStorefront({ extraPayments: [due], payWith: { provider } });
    const html = await plain(await get(path, withSession));
    expect(html).toContain('Pay $12.50');
    expect(html).not.toContain('Nothing can be paid here');
    expect(await plain(await post(path, {}, withSession))).toContain('Choose another way to pay.');
    const challenged = await post(path, { transactionToken: 'challenged' }, withSession);
    expect(challenged.status).toBe(200);
  });

  it('shows the bank page for a challenge', async () => {
    const { pay } = await open();
    expect(await plain(await pay({ transactionToken: 'challenged' }))).toContain('/sandbox-pay/challenge/at-bank');
  });
});
