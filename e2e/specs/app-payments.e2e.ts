import type { Frame, Page } from '@playwright/test';
import { serveSimulator } from '../../scripts/app-simulator/serve-simulator.mjs';
import { testAt } from '../fixtures/another-product.ts';
import { applePayAccount } from '../fixtures/apple-pay-account.ts';
import { switchFlagOn } from '../fixtures/database.ts';
import { expect } from '../fixtures/test.ts';
import { Checkout, guest } from '../models/checkout.ts';
import { plate } from '../models/ways-out/walk.ts';

const test = testAt(applePayAccount());

interface Phone {
  readonly platform?: 'ios' | 'android';
  readonly version?: string;
  readonly pays?: 'yes' | 'no';
  readonly site?: '' | '/ca';
}

test.describe('payments in the native app', { tag: ['@one-width', '@sampled'] }, () => {
  // Sequential in one worker, because the tests share a store.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(120_000);
  test.use({ viewport: { width: 1000, height: 900 } });

  let simulator: Awaited<ReturnType<typeof serveSimulator>> | undefined;
  test.beforeEach(async ({ product }) => {
    simulator ??= await serveSimulator(product.url);
  });
  test.afterAll(() => simulator?.close());

  const logOf = (page: Page) => page.getByRole('log', { name: 'Messages of the bridge' });
  const sheetOf = (page: Page) => page.getByRole('region', { name: 'Apple Pay' });

  /** Opens the app on a product, adds it to the cart and goes to checkout. @returns the app's web view */
  const arrivesAtCheckout = async (page: Page, phone: Phone = {}): Promise<Frame> => {
    const { platform = 'ios', version = '3.3.0', pays = 'yes', site = '' } = phone;
    const query = new URLSearchParams({ platform, version, pays, path: site + plate });
    await page.goto(`${simulator?.url}?${String(query)}`);
    const view = await (await page.locator('#view').elementHandle())?.contentFrame();
    if (!view) throw new Error('The simulator shows no web view');
    await view.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(view.getByRole('dialog', { name: /Your cart/ })).toBeVisible();
    await view.goto(new URL(`${site}/checkout`, simulator?.url).href);
    // The draft of an earlier walk would fill the field between the check and the typing.
    await expect(view.locator('html[data-hydrated="true"]')).toHaveCount(1);
    return view;
  };

  const reachesPayment = async (page: Page, phone: Phone = {}) => {
    const view = await arrivesAtCheckout(page, phone);
    const checkout = new Checkout(view);
    await checkout.reachesPaymentAsGuest();
    return { view, checkout };
  };

  test("pay by the app's sheet on request of the page, which is cancelled, reopened, and places the order [S1-app-14] [S4-applepay-10] [S4-applepay-11] [S4-applepay-12]", async ({
    page,
  }) => {
    const { view, checkout } = await reachesPayment(page);
    await expect(logOf(page)).toContainText('ironcartApplePay: {"kind":"canPay"}');
    await expect(logOf(page)).toContainText('app: {"event":"availability","canPay":true}');
    await checkout.paysWith('Apple Pay');
    await view.getByRole('button', { name: 'Pay with Apple Pay' }).click();
    await expect(sheetOf(page)).toBeVisible();
    await expect(sheetOf(page)).toContainText('USD');
    await sheetOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(logOf(page)).toContainText('app: {"event":"cancel"}');

    await view.getByRole('button', { name: 'Pay with Apple Pay' }).click();
    await sheetOf(page).getByRole('button', { name: 'Choose the address' }).click();
    await expect(logOf(page)).toContainText('"kind":"update"');
    await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await checkout.seesOrderNumber();
    await expect(logOf(page)).toContainText('app: shows success');
    await expect(sheetOf(page)).toBeHidden();
    await expect(view.getByRole('main')).toContainText('Apple Pay');
  });

  test('close the app’s sheet with a failure for a rejected order, which can be paid again', async ({ page }) => {
    const { view, checkout } = await reachesPayment(page);
    await checkout.paysWith('Apple Pay');
    let isRefused = true;
    await page.route(/svc_checkout(\/site\/[A-Z]+)?\/order(\?.*)?$/, (route) =>
      isRefused && route.request().method() === 'POST'
        ? route.fulfill({ status: 402, json: { error: { type: 'payment_error', message: 'declined' } } })
        : route.fallback(),
    );
    await view.getByRole('button', { name: 'Pay with Apple Pay' }).click();
    await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(logOf(page)).toContainText('app: shows failure');
    await expect(view.getByRole('alert').first()).toBeVisible();
    isRefused = false;
    await checkout.paysWith('Apple Pay');
    await view.getByRole('button', { name: 'Pay with Apple Pay' }).click();
    await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await checkout.seesOrderNumber();
    await expect(logOf(page)).toContainText('app: shows success');
  });

  for (const [what, phone] of [
    ['on Android', { platform: 'android' }],
    ['before version 3.2.5', { version: '3.2.4' }],
    ['on a device without a card', { pays: 'no' }],
  ] as const)
    test(`Apple Pay is not offered ${what} [S4-applepay-03]`, async ({ page }) => {
      const { view } = await reachesPayment(page, phone);
      await expect(view.getByRole('radio', { name: /^Credit or debit card/ })).toBeAttached();
      await expect(view.getByRole('radio', { name: 'Apple Pay' })).toHaveCount(0);
    });

  test('include PayPal in the app and Apple Pay in Canada with the flags app_paypal and apple_pay_can [S6-flags-03] [S4-applepay-02]', async ({
    page,
  }) => {
    const offers = async (phone: Phone, method: string): Promise<boolean> => {
      const view = await arrivesAtCheckout(page, phone);
      const checkout = new Checkout(view);
      if (phone.site === '/ca') await checkout.entersCanadianAddress();
      else await checkout.entersAddress(guest);
      await checkout.seesShippingMethods();
      await checkout.continuesToPayment();
      await expect(view.getByRole('radio', { name: /^Credit or debit card/ })).toBeAttached();
      return (await view.getByRole('radio', { name: method }).count()) > 0;
    };
    // Each attempt is a whole walk to the payment step.
    const patience = { timeout: 120_000 };
    expect(await offers({}, 'PayPal')).toBe(false);
    await switchFlagOn('app_paypal', 'USA');
    await expect.poll(() => offers({}, 'PayPal'), patience).toBe(true);
    expect(await offers({ site: '/ca' }, 'Apple Pay')).toBe(false);
    await switchFlagOn('apple_pay_can', 'CAN');
    await expect.poll(() => offers({ site: '/ca' }, 'Apple Pay'), patience).toBe(true);
  });
});
