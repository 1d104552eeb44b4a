import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { Checkout, guest } from '../models/checkout.ts';

const plate = '/halden-training-bumper-plate-20-kg';

test.describe('checkout survives', { tag: ['@one-width', '@often'] }, () => {
  test("closing the bank's window: no loading state remains, and the order can be placed again", async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesReviewAsGuest(sandboxCard('challenge'));
    await checkout.placesOrder();
    await expect(checkout.bank.getByRole('button', { name: 'Approve' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Your bank did not confirm');
    await expect(page.locator('[data-busy]')).toHaveCount(0);
  });

  test('a reload, or another page, right after the last keystroke, without losing typed text [S4-draft-03]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.startsAsGuest(guest.email);
    const city = page.getByLabel('City');
    await city.pressSequentially('Columbus');
    await page.reload();
    await expect(city).toHaveValue('Columbus');
    await shop.isReady();
    await city.press('End');
    await city.pressSequentially(' North');
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/checkout'));
    await page.goBack();
    await expect(city).toHaveValue('Columbus North');
  });

  test('a reload with a slow response, without losing typed text [S4-draft-04]', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.startsAsGuest(guest.email);
    // The page is left, and its draft saved, only when the response arrives.
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/checkout/shipping', async (route) => {
      const answer = await route.fetch();
      await arrived;
      await route.fulfill({ response: answer });
    });
    const city = page.getByLabel('City');
    await city.focus();
    const reloaded = page.reload();
    await page.waitForTimeout(4_000);
    await page.keyboard.type('Columbus');
    arrive();
    await reloaded;
    await expect(city).toHaveValue('Columbus');
  });

  const machines = /\/assets\/open-checkout-[^/]*\.js/;

  test('machines that fail to load once [S4-misc-12]', async ({ shop, checkout, page }) => {
    let failures = 0;
    await page.route(machines, (route) => {
      failures += 1;
      return failures === 1 ? route.abort() : route.continue();
    });
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.entersAddress(guest);
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    expect(failures).toBeGreaterThan(1);
  });

  test('machines that never load: the server continues with the typed data [S4-misc-12]', async ({
    shop,
    checkout,
    page,
  }) => {
    await page.route(machines, (route) => route.abort());
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.entersAddress(guest);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await checkout.seesShippingMethods();
    await expect(page.getByLabel('City')).toHaveValue(guest.city);
    await checkout.continuesToPayment();
  });

  test('machines that load late, with everything typed and clicked meanwhile [S4-misc-12]', async ({ shop, page }) => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(machines, async (route) => {
      await late;
      await route.continue();
    });
    await shop.arrivesAtCheckoutWith(plate);
    const email = page.getByLabel('Email').first();
    await email.fill(guest.email);
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(email).toHaveValue(guest.email);
    arrive();
    await expect(page.getByLabel('City')).toBeVisible();
  });

  test('a reload during the 3-D Secure challenge', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesReviewAsGuest(sandboxCard('challenge'));
    await checkout.placesOrder();
    await expect(checkout.bank.getByRole('button', { name: 'Approve' })).toBeVisible();
    await page.reload();
    await checkout.bank.getByRole('button', { name: 'Approve' }).click();
    await checkout.seesOrderNumber();
  });

  test('a double click, with one order placed', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesReviewAsGuest(sandboxCard('approved'));
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/svc_checkout/order')) posts += 1;
    });
    await page.getByRole('button', { name: /^Place order/ }).dblclick();
    await checkout.seesOrderNumber();
    expect(posts).toBe(1);
  });

  test('two tabs that place the same cart, both showing the one order', async ({ shop, checkout, context }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesReviewAsGuest(sandboxCard('approved'));
    const other = new Checkout(await context.newPage());
    await other.page.goto('/checkout/payment');
    await other.entersCard(sandboxCard('approved'));
    await other.continuesToReview();
    await Promise.all([checkout.placesOrder(), other.placesOrder()]);
    const [first, second] = [await checkout.seesOrderNumber(), await other.seesOrderNumber()];
    expect(second).toBe(first);
  });

  test('being offline while the order is placed', async ({ shop, checkout, page, context }) => {
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesReviewAsGuest(sandboxCard('approved'));
    await context.setOffline(true);
    await checkout.placesOrder();
    await expect(page.getByRole('alert').first()).toContainText(/offline|did not answer/);
    await context.setOffline(false);
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });

  test('a full storage [S4-draft-01]', async ({ shop, checkout, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await shop.arrivesAtCheckoutWith(plate);
    await checkout.reachesReviewAsGuest(sandboxCard('approved'));
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
  });
});
