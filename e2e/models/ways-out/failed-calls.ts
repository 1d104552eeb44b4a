import { expect } from '@playwright/test';
import { newGiftCard } from '../../fixtures/database.ts';
import { sandboxCard } from '../../fixtures/sandbox-cards.ts';
import { guest } from '../checkout.ts';
import { Shop } from '../shop.ts';
import { arrive, breakCalls, finish, type Ways } from './walk.ts';

/** Each state that a machine enters when a call fails. */
export const failedCalls: Ways = {
  'shippingRates.error': async (page) => {
    const walk = await arrive(page);
    const fault = await breakCalls(page, /svc_shipping/);
    await walk.checkout.entersAddress(guest);
    const retry = page.getByRole('button', { name: /try again/i });
    await retry.waitFor();
    await fault.mend();
    await retry.click();
    await walk.checkout.seesShippingMethods();
    await walk.checkout.continuesToPayment();
    await finish(walk);
  },
  'taxQuote.error': async (page) => {
    const walk = await arrive(page);
    const fault = await breakCalls(page, /svc_tax/);
    await walk.checkout.reachesReviewAsGuest(sandboxCard('approved'));
    await expect(page.getByText('The tax could not be calculated').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Place order/ })).not.toContainText('0.00');
    await fault.mend();
    await page.getByRole('button', { name: 'Calculate it again' }).click();
    await finish(walk);
  },
  'paymentMethod.methods.failed': async (page) => {
    const fault = await breakCalls(page, /svc_payment/);
    const walk = await arrive(page);
    await walk.checkout.reachesPaymentAsGuest();
    const retry = page.getByRole('button', { name: 'Load the ways to pay again' });
    await retry.waitFor();
    await fault.mend();
    await retry.click();
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeAttached();
    await finish(walk);
  },
  'giftCards.settled': async (page) => {
    const walk = await arrive(page);
    await walk.checkout.reachesPaymentAsGuest();
    const fault = await breakCalls(page, /svc_gc|gift/i);
    const code = await newGiftCard('12.50');
    await walk.checkout.givesGiftCard(code);
    await expect(page.getByLabel('Gift card code')).toHaveAttribute('aria-invalid', 'true');
    await fault.mend();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`Gift card ending ${code.slice(-4)}`)).toBeVisible();
    await page.getByRole('button', { name: /^Remove gift card/ }).click();
    await finish(walk);
  },
  'promotion.settled': async (page) => {
    const walk = await arrive(page);
    const fault = await breakCalls(page, /promotion/);
    await walk.checkout.reachesPaymentAsGuest();
    expect(fault.calls()).toBeGreaterThan(0);
    await finish(walk);
  },
  'orderPlacement.placing.attempt.settled': async (page) => {
    const walk = await arrive(page);
    await walk.checkout.reachesReviewAsGuest(sandboxCard('approved'));
    const fault = await breakCalls(page, /svc_checkout(\/site\/[A-Z]+)?\/order/, 'POST');
    await walk.checkout.placesOrder();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await fault.mend();
    await finish(walk);
  },
  'orderPlacement.placing.attempt.rechecked': async (page) => {
    const walk = await arrive(page);
    await walk.checkout.reachesReviewAsGuest(sandboxCard('approved'));
    // The order is placed, but its response is lost, and so is that of the status call.
    let isLost = true;
    await page.route(/svc_checkout(\/site\/[A-Z]+)?\/order/, async (route) => {
      if (!isLost) return route.fallback();
      if (route.request().method() === 'POST') await route.fetch();
      return route.abort('connectionfailed');
    });
    await walk.checkout.placesOrder();
    await expect(page.getByRole('alert').first()).toBeVisible();
    isLost = false;
    await finish(walk);
  },
  'checkout.failing': async (page) => {
    const walk = await arrive(page);
    await walk.checkout.reachesReviewAsGuest(sandboxCard('approved'));
    await page.context().setOffline(true);
    await walk.checkout.placesOrder();
    await expect(page.getByRole('alert').first()).toContainText(/offline|did not answer/);
    await page.context().setOffline(false);
    await finish(walk);
  },
  'checkout.editing.explaining': async (page) => {
    const walk = await arrive(page);
    await walk.checkout.reachesReviewAsGuest(sandboxCard('approved'));
    const cart = await breakCalls(page, /svc_list/);
    let isRefused = true;
    await page.route(/svc_checkout(\/site\/[A-Z]+)?\/order/, (route) =>
      isRefused && route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            contentType: 'application/json',
            body: JSON.stringify({ error: { type: 'wrong_product_price', message: 'for a test' } }),
          })
        : route.fallback(),
    );
    await walk.checkout.placesOrder();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(cart.calls()).toBeGreaterThan(0);
    isRefused = false;
    await cart.mend();
    await finish(walk);
  },
  'threeDs.challenging.waiting': async (page) => {
    const walk = await arrive(page);
    await walk.checkout.reachesReviewAsGuest(sandboxCard('challenge'));
    await walk.checkout.placesOrder();
    await walk.checkout.bank.getByRole('button', { name: 'Approve' }).waitFor();
    const fault = await breakCalls(page, /svc_checkout(\/site\/[A-Z]+)?\/order/, 'GET');
    await walk.checkout.bank.getByRole('button', { name: 'Approve' }).click();
    await expect.poll(fault.calls).toBeGreaterThan(0);
    await fault.mend();
    await walk.checkout.seesOrderNumber();
  },
  'newsletterSignUp.error': async (page) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: /newsletter/i });
    const signUp = async () => {
      await form.getByLabel('Email for the newsletter').fill('reader@example.com');
      await form.getByRole('checkbox').first().check({ force: true });
      await form.getByRole('button', { name: 'Sign up' }).click();
    };
    await new Shop(page).isReady();
    const fault = await breakCalls(page, /\/newsletter-signup(?:\?|$)|svc_ssr\/submit/);
    await signUp();
    await expect(form.getByRole('status')).toHaveAttribute('data-status', 'error');
    expect(fault.calls()).toBeGreaterThan(0);
    await fault.mend();
    // Pressed again after the message has disappeared.
    await expect(form.getByRole('status')).toHaveAttribute('data-status', 'idle');
    await signUp();
    await expect(form.getByRole('status')).toHaveAttribute('data-status', 'success');
  },
  'searchDropdown.results.failed': async (page) => {
    await page.goto('/');
    const fault = await breakCalls(page, /\/search\/preview/);
    await page.getByRole('banner').getByRole('searchbox').click();
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.pressSequentially('bar', { delay: 150 });
    await expect.poll(fault.calls).toBeGreaterThan(0);
    await fault.mend();
    await box.pressSequentially('bell', { delay: 150 });
    await expect(page.getByRole('link', { name: /barbell/i }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=barbell/);
  },
  'liveChat.waiting': async (page) => {
    await page.goto('/halden-club-bar-20-kg');
    await new Shop(page).isReady();
    const corner = page.getByRole('complementary', { name: 'Help' });
    await corner.getByRole('button', { name: /^Live chat/ }).click();
    const fault = await breakCalls(page, /svc_chat/);
    const message = corner.getByRole('textbox', { name: 'Your message' });
    await message.fill('Does it fit my rack?');
    await corner.getByRole('button', { name: 'Send' }).click();
    await expect(corner.getByText('Your message was not sent.')).toBeVisible();
    await expect(message).toHaveValue('Does it fit my rack?');
    await fault.mend();
    await corner.getByRole('button', { name: 'Send' }).click();
    await expect(corner.getByRole('log')).toContainText('Does it fit my rack?');
  },
  'checkout.editing.review': { background: 'It is the review page itself, with Place order on it.' },
  'threeDs.challenging': { background: 'The bank goes on being waited for, as in threeDs.challenging.waiting.' },
  'threeDs.ended': { background: 'It ends in checkout.editing.explaining, as every refused payment does.' },
  'healthTicks.appConfig.resting': { background: 'Asked again at the next tick.' },
  'healthTicks.cartProducts.resting': { background: 'Asked again at the next tick.' },
  'healthTicks.heartbeat.resting': { background: 'Asked again at the next tick.' },
  'healthTicks.promotions.resting': { background: 'Asked again at the next tick.' },
  'productList.loaded': { background: 'A row of products that is left out of a page.' },
  'regionPrompt.hidden': { background: 'Nobody is asked whether another site is meant.' },
  'session.active': { background: 'The log-out failed: its button is still there.' },
  'session.loggingOut': { background: 'The session has ended: the page is a guest’s.' },
  'session.retrying': { background: 'The session is extended again by itself.' },
  'session.waitingForNetwork': { background: 'The session is extended once the network is back.' },
  'savedCards.error': { background: 'It runs behind a form: the page says what failed, and the form is there again.' },
  'savedCards.loading': {
    background: 'It runs behind a form: the page says what failed, and the form is there again.',
  },
};
