import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const product = '/halden-training-bumper-plate-20-kg';

test.describe('checkout', () => {
  test('keeps typed values after a reload [S4-draft-01]', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(product);
    await checkout.entersAddress(guest);
    await checkout.seesShippingMethods();
    // The page does not show when the draft is saved: the phone number, typed last, is the last value to reach the
    // storage.
    const lastDigits = guest.phone.slice(-4);
    await page.waitForFunction((typed) => atob(localStorage.getItem('r_co') ?? '').includes(typed), lastDigits);
    await page.reload();
    await expect(page.getByLabel('Street address')).toHaveValue(guest.street);
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
  });

  test('limits fields to the lengths that the store accepts, so that pasted text does not block the shopper', async ({
    shop,
    checkout,
    page,
  }) => {
    const pasted = 'x'.repeat(4_000);
    await shop.arrivesAtCheckoutWith(product);
    await checkout.entersAddress({
      ...guest,
      firstname: pasted,
      lastname: pasted,
      street: pasted,
      city: pasted,
      phone: '6'.repeat(4_000),
    });
    await page.getByLabel('Company').fill(pasted);
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
    await page.getByLabel('Phone').fill(guest.phone.padEnd(4_000));
    await page.getByLabel('Apartment, suite').fill(pasted);
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('reports a card number in an address or comment, and continues without it', {
    tag: '@one-width',
  }, async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(product);
    await checkout.entersAddress(guest);
    await page.getByLabel('Street address').fill('1 Mill Street, 4111 1111 1111 1111');
    await expect(page.getByText('This has what looks like a card number').first()).toBeVisible();
    await page.getByLabel('Street address').fill(guest.street);
    await page.getByRole('button', { name: 'Try again' }).click();
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
    await page.getByLabel('Comments on your order').fill('My card is 4111 1111 1111 1111');
    await checkout.placesOrder();
    await expect(page.getByRole('alert').filter({ hasText: 'looks like a card number' })).toBeVisible();
    await page.getByLabel('Comments on your order').fill('Mind the dog');
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('continues after a click that precedes the rates, and reports rates that cannot be loaded', async ({
    shop,
    checkout,
    page,
  }) => {
    const held: (() => void)[] = [];
    await page.route('**/svc_shipping/**', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await shop.arrivesAtCheckoutWith(product);
    await checkout.entersAddress(guest);
    const proceed = page.getByRole('button', { name: 'Continue to payment' });
    await proceed.click();
    await expect(proceed).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/checkout\/shipping$/);
    for (const go of held) go();
    await page.waitForURL(/\/checkout\/payment$/);
    await expect(page.getByRole('button', { name: 'Continue to review' })).toBeVisible();

    await page.unroute('**/svc_shipping/**');
    await page.goBack();
    await page.route('**/svc_shipping/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('main').getByLabel('ZIP code').fill('43201');
    await proceed.click();
    await expect(page.getByText('Shipping rates could not be loaded. Please try again.').first()).toBeVisible();
    await expect(proceed).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page).toHaveURL(/\/checkout\/shipping$/);
  });

  test('reports an invalid address beside the field [S5-address-07]', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(product);
    await checkout.entersAddress({ ...guest, zip: 'ABCDE' });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/\/checkout\/shipping$/);
  });

  test('does not report missing data of the next step while a step is completed', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(product);
    await shop.isReady();
    const demands = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const demand = /Please enter[^.\n]*/;
      const look = () => seen.push(...(demand.exec(document.querySelector('main')?.innerText ?? '') ?? []));
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      return seen;
    });
    await checkout.reachesPaymentAsGuest();
    await expect(page.getByRole('heading', { level: 1, name: 'How do you pay?' })).toBeVisible();
    expect(await demands.jsonValue()).toEqual([]);
  });

  test('keeps the step names readable with text at twice its size', async ({ shop, page }) => {
    await shop.arrivesAtCheckoutWith(product);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const steps = page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    const spilled = await steps.evaluateAll((items) =>
      items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
    );
    expect(spilled).toEqual([]);
  });

  test.describe('navigation', { tag: '@one-width' }, () => {
    test('goes back and forward with the browser', async ({ shop, checkout, page }) => {
      await shop.arrivesAtCheckoutWith(product);
      await checkout.entersAddress(guest);
      await checkout.seesShippingMethods();
      await checkout.continuesToPayment();
      await page.goBack();
      await expect(page).toHaveURL(/\/checkout\/shipping$/);
      await expect(page.getByLabel('Street address')).toHaveValue(guest.street);
      await page.goForward();
      await expect(page).toHaveURL(/\/checkout\/payment$/);
    });

    test('stays on the page reached with Back when pressed before the next page is rendered', async ({
      shop,
      checkout,
      page,
    }) => {
      // From the moment the address is /payment, rendering is blocked until Back has been handled.
      await page.addInitScript(() => {
        const draw = MessagePort.prototype.postMessage;
        const push = history.pushState;
        let held: (() => void)[] | undefined;
        MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
          const go = () => Reflect.apply(draw, this, given);
          if (held === undefined) go();
          else held.push(go);
        };
        history.pushState = function (this: History, ...given: Parameters<History['pushState']>) {
          push.apply(this, given);
          if (!String(given[2]).endsWith('/checkout/payment') || 'wentBack' in document.documentElement.dataset) return;
          document.documentElement.dataset.wentBack = '';
          held = [];
          window.addEventListener('popstate', () => {
            const waiting = held ?? [];
            held = undefined;
            for (const go of waiting) go();
          });
          history.back();
        };
      });
      await shop.arrivesAtCheckoutWith(product);
      await checkout.entersAddress(guest);
      await checkout.seesShippingMethods();
      const proceed = page.getByRole('button', { name: 'Continue to payment' });
      await proceed.click();
      await page.waitForFunction(() => 'wentBack' in document.documentElement.dataset);
      await page.waitForURL(/\/checkout\/shipping$/);
      const steps = page.getByRole('navigation', { name: 'Checkout steps' });
      await expect(steps.locator('[aria-current="step"]')).toHaveText(/Shipping/);
      await page.getByRole('main').getByLabel('ZIP code').fill('43201');
      await proceed.click();
      await page.waitForURL(/\/checkout\/payment$/);
      await expect(page.getByRole('button', { name: 'Continue to review' })).toBeVisible();
      await expect(steps.locator('[aria-current="step"]')).toHaveText(/Payment/);
    });

    test('places one order from two tabs', async ({ shop, checkout, page, context }) => {
      await shop.arrivesAtCheckoutWith(product);
      await checkout.reachesReviewAsGuest(sandboxCard('approved'));
      const other = await context.newPage();
      await other.goto('/cart');
      await checkout.placesOrder();
      await checkout.seesOrderNumber();
      await other.reload();
      await expect(other.getByText(/cart is empty/i).first()).toBeVisible();
      await page.goto('/cart');
      await expect(page.getByText(/cart is empty/i).first()).toBeVisible();
    });
  });
});
