import type { Page } from '@playwright/test';
import { testAt } from '../fixtures/another-product.ts';
import { applePayAccount } from '../fixtures/apple-pay-account.ts';
import { expect } from '../fixtures/test.ts';
import { plate } from '../models/ways-out/walk.ts';

const test = testAt(applePayAccount());

/** The calls to the sheet, in order: 'begin', 'contact', 'contact refused', 'paid', 'not paid', 'abort'. */
type SheetWord = string;

const contact = {
  givenName: 'Ines',
  familyName: 'Moreau',
  emailAddress: 'guest@example.com',
  phoneNumber: '614 555 0137',
  addressLines: ['77 Mill Street'],
  locality: 'Columbus',
  administrativeArea: 'OH',
  postalCode: '43215',
  countryCode: 'US',
};

/** Stub of Apple's payment sheet, controlled by the test. */
const playSheet = async (page: Page) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    class Sheet {
      static STATUS_SUCCESS = 0;
      static STATUS_FAILURE = 1;
      static canMakePayments = () => true;
      onvalidatemerchant?: (event: { validationURL: string }) => void;
      begin() {
        told.push('begin');
        this.onvalidatemerchant?.({
          validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
        });
      }
      completeMerchantValidation() {}
      completeShippingContactSelection({ errors }: { errors: readonly unknown[] }) {
        told.push(errors.length > 0 ? 'contact refused' : 'contact');
      }
      completeShippingMethodSelection() {}
      completePayment({ status }: { status: number }) {
        told.push(status === 0 ? 'paid' : 'not paid');
      }
      abort() {
        told.push('abort');
      }
      constructor() {
        Object.assign(window, { openSheet: this });
      }
    }
    Object.assign(window, { ApplePaySession: Sheet, ApplePayError: class extends Error {}, toldSheet: told });
  });
  await page.route('**/provider/apple-pay/session', (route) => route.fulfill({ json: {} }));
  const does = (handler: string, event: object): Promise<void> =>
    page.evaluate(([name, detail]) => Reflect.get(Reflect.get(window, 'openSheet'), name as string)(detail), [
      handler,
      event,
    ] as const);
  const told = (): Promise<readonly SheetWord[]> => page.evaluate(() => Reflect.get(window, 'toldSheet'));
  return {
    told,
    opens: async () => {
      const before = (await told()).filter((word) => word === 'begin').length;
      await page.getByRole('button', { name: 'Pay with Apple Pay' }).click();
      await expect.poll(async () => (await told()).filter((word) => word === 'begin').length).toBe(before + 1);
    },
    choosesContact: () => does('onshippingcontactselected', { shippingContact: contact }),
    pays: () =>
      does('onpaymentauthorized', {
        payment: { token: { paymentData: 'made up' }, shippingContact: contact, billingContact: contact },
      }),
    isCancelled: () => does('oncancel', {}),
    last: async (word: SheetWord, timeout = 15_000) =>
      expect.poll(async () => (await told()).at(-1), { timeout }).toBe(word),
  };
};

test.describe('Apple Pay’s sheet', { tag: '@one-width' }, () => {
  // Sequential in one worker, because the tests share a store.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(120_000);

  test('can be cancelled, and pays when reopened', async ({ page, shop, checkout }) => {
    const sheet = await playSheet(page);
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await checkout.paysWith('Apple Pay');
    await sheet.opens();
    await sheet.isCancelled();
    await sheet.opens();
    await sheet.choosesContact();
    await sheet.last('contact');
    await sheet.pays();
    await checkout.seesOrderNumber();
    await expect(page.getByRole('main')).toContainText('Apple Pay');
  });

  test('reports that rates are unavailable, and pays once they are', async ({ page, shop, checkout }) => {
    const sheet = await playSheet(page);
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await checkout.paysWith('Apple Pay');
    await sheet.opens();
    let isSilent = true;
    await page.route(/svc_shipping/, (route) => (isSilent ? undefined : route.fallback()));
    await sheet.choosesContact();
    await sheet.last('contact refused', 40_000);
    isSilent = false;
    await sheet.choosesContact();
    await sheet.last('contact');
    await sheet.pays();
    await checkout.seesOrderNumber();
  });

  test('fails if the order cannot be placed, and pays when reopened', async ({ page, shop, checkout }) => {
    const sheet = await playSheet(page);
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesPaymentAsGuest();
    await checkout.paysWith('Apple Pay');
    let isRefused = true;
    await page.route(/svc_checkout(\/site\/[A-Z]+)?\/order$/, (route) =>
      isRefused && route.request().method() === 'POST'
        ? route.fulfill({ status: 402, json: { error: { type: 'payment_error', message: 'declined' } } })
        : route.fallback(),
    );
    await sheet.opens();
    await sheet.pays();
    await sheet.last('not paid');
    await expect(page.getByRole('alert').first()).toBeVisible();
    isRefused = false;
    await checkout.paysWith('Apple Pay');
    await sheet.opens();
    await sheet.pays();
    await checkout.seesOrderNumber();
  });
});
