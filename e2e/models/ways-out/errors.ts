import { expect, type Page } from '@playwright/test';
import { sandboxCard } from '../../fixtures/sandbox-cards.ts';
import { Checkout } from '../checkout.ts';
import { arrive, finish, type WayOut } from './walk.ts';

/** The store's refusal of an order. */
interface Refusal {
  readonly status: number;
  /** The error's type, if it differs from the code. */
  readonly type?: string;
  readonly message?: string;
  readonly details?: object;
}

/** An error that is covered by another walk: its own, or the entry of `waysOut`. */
interface Walked {
  readonly walk: string | WayOut;
}

/** The page prevents this error. */
interface Prevented {
  readonly prevented: string;
}

const orderPath = /svc_checkout(\/site\/[A-Z]+)?\/order$/;

const disabled = { prevented: 'Place order is disabled with the reason below it, until it is current again.' };

/** Every error that checkout can show, by code, and how a shopper gets it. */
export const errorWays: Readonly<Record<string, Refusal | Walked | Prevented>> = {
  giftcard_balance_error: { status: 409 },
  giftcard_not_exist: { status: 409 },
  order_already_published: { status: 409, details: { orderId: 'order-1' } },
  inventory_error: { status: 409, message: 'Out of stock: SKU-1', details: { skus: ['SKU-1'] } },
  wrong_tax_total: { status: 409 },
  wrong_discount: { status: 409 },
  wrong_grandtotal: { status: 409 },
  wrong_payment_amount: { status: 409 },
  wrong_product_price: { status: 409 },
  shipping_rate: { status: 409 },
  wrong_shipping_total: { status: 409 },
  wrong_shipping_rate: { status: 409 },
  shipping_method_not_found: { status: 409 },
  shipping_method_not_valid: { status: 409 },
  pickup_disabled: { status: 409 },
  trial_used: { status: 409 },
  payment_error: { status: 402, message: 'declined' },
  invalid_address: { status: 422 },
  list_not_found: { status: 404 },
  idempotency_key_reused: { status: 409 },
  cvv_required: { status: 402, type: 'payment_error', message: 'cvv_required' },
  internal_error: { status: 500 },
  unexpected_answer: { status: 200 },
  TOKEN_EXPIRED: { status: 401, type: 'token_expired', message: 'Missing customer data' },
  token_expired: { status: 401 },
  too_many_requests: { status: 429 },
  captcha_failed: { status: 403 },
  invalid_request: { status: 400 },
  card_number_refused: { status: 400 },
  forbidden: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  body_too_large: { status: 413 },

  paypal_amount_mismatch: {
    walk: async (page) => {
      const { checkout } = await arrive(page);
      await checkout.reachesPaymentAsGuest();
      const approve = async () => {
        await checkout.paysWith('PayPal');
        await checkout.answersPayPal('Approve');
        await expect(page.getByText(/You approved \$/)).toBeVisible();
        await checkout.continuesToReview();
      };
      await approve();
      const refusal = { error: { type: 'payment_error', message: 'amount_mismatch' } };
      await page.route(orderPath, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 402, json: refusal }) : route.fallback(),
      );
      await checkout.placesOrder();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.unroute(orderPath);
      await page.waitForURL(/\/checkout\/payment$/);
      await approve();
      await checkout.placesOrder();
      await checkout.seesOrderNumber();
    },
  },
  three_ds: { walk: 'threeDs.challenging.asking answered: ended' },
  no_response: { walk: 'orderPlacement.placing.attempt.rechecked' },
  browser_offline: { walk: 'checkout.failing' },
  unknown_country: { walk: 'shippingRates.error' },
  no_shipping_method: { walk: 'shippingRates.error' },
  no_shipping_rates: { walk: 'shippingRates.loading answered: error' },
  tax_error: { walk: 'taxQuote.error' },
  card_refused: { walk: 'paymentMethod: payment.failed' },
  card_form_silent: { walk: 'paymentMethod.means.tokenizing after tokenLimit' },
  payment_methods_unavailable: { walk: 'paymentMethod.methods.failed' },
  'Subscription Agree Missing': { walk: 'checkout: showAgreementMissing' },
  prices_not_current: { walk: 'checkout.editing.explaining' },

  unexpected: { prevented: 'A fault of the program; it is shown and left as internal_error is.' },
  'No shipping address provided': { prevented: 'Rates are asked for once there is an address.' },
  stored_card_expired: { prevented: 'An expired card cannot be chosen.' },
  payment_method_unavailable: { prevented: 'What is not offered is not on the page.' },
  placing: { prevented: 'The button shows that it works, and takes no press.' },
  'No order id to reload': { prevented: 'The page sends no such command.' },
  shipping_not_current: disabled,
  billing_not_complete: disabled,
  tax_not_current: disabled,
  payment_not_current: disabled,
};

/** The codes with which the store refuses an order, in the table's order. */
export const refusalCodes: readonly string[] = Object.keys(errorWays).filter(
  (code) => 'status' in (errorWays[code] ?? {}),
);

/** Waits until the order can be placed again, and enters the card again if the page asks for it. */
const returnToPlacing = async (page: Page): Promise<void> => {
  const place = page.getByRole('button', { name: /^Place order/ });
  const next = page.getByRole('button', { name: 'Continue to review' });
  await place.or(next).first().waitFor();
  if (await next.isVisible()) {
    const checkout = new Checkout(page);
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
  }
  await expect(place).toBeEnabled();
};

/**
 * Makes the store refuse one order with each code in turn. Each time, the page's recovery places the order again, which
 * the next code refuses; after the last one it is placed.
 */
export const leaveRefusals = async (page: Page, codes: readonly string[]): Promise<void> => {
  const walk = await arrive(page);
  await walk.checkout.reachesReviewAsGuest(sandboxCard('approved'));
  let current: string | undefined;
  await page.route(orderPath, (route) => {
    const refusal = errorWays[current ?? ''];
    if (route.request().method() !== 'POST' || refusal === undefined || !('status' in refusal)) return route.fallback();
    const { status, type = current, message = type, details } = refusal;
    return route.fulfill({ status, json: { error: { type, message, ...(details && { details }) } } });
  });
  for (const code of codes) {
    current = code;
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && /\/order$/.test(response.url()),
    );
    await walk.checkout.placesOrder();
    await answered;
    const alert = page.getByRole('alert').first();
    await expect(alert, code).toBeVisible();
    await expect(alert, code).not.toContainText(/_|undefined|\[object/);
    await returnToPlacing(page);
  }
  current = undefined;
  await finish(walk);
};
