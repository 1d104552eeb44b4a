import type { Page } from '@playwright/test';
import { newEmail } from '../fixtures/new-email.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const timeline = (page: Page) => page.getByRole('list', { name: 'Progress' });

const fitsTheScreen = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
};

test('order number has no line break at its hyphens on the narrowest phone', { tag: '@one-width' }, async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.logsIn('maya@example.com', 'squat-deep-24');
  await shop.opens('/account/orders');
  await page.getByRole('main').getByRole('row').getByRole('link').first().click();
  await page.waitForURL(/\/account\/order\//);
  const lines = await page.getByRole('heading', { level: 1, name: /^Order / }).evaluate((heading) => {
    const number = document.createRange();
    number.selectNodeContents(heading.lastElementChild ?? heading);
    return new Set([...number.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test('demo customer has orders in every state, lists, cards and a public registry [S2-account-08] [S2-routes-17]', async ({
  shop,
  page,
}) => {
  await shop.logsIn('maya@example.com', 'squat-deep-24');
  // The past is written while the store is already open.
  await expect(async () => {
    await shop.opens('/giftregistry/search/index?q=Maya');
    await expect(page.getByRole('link', { name: 'A garage gym for Maya and Jonas' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: 'A garage gym for Maya and Jonas' }).click();
  await expect(page).toHaveURL(/\/registry\/a-garage-gym-for-maya-and-jonas/);
  await shop.sees('Halden Kettlebell 20 kg');
  await fitsTheScreen(page);

  const steps: string[] = [];
  await shop.opens('/account/orders');
  const links = page.getByRole('main').getByRole('row').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(paths.length).toBeGreaterThanOrEqual(9);
  for (const path of paths.slice(0, 9)) {
    await shop.opens(path);
    await expect(timeline(page)).toBeVisible();
    steps.push(...(await timeline(page).locator('strong').allTextContents()));
    await fitsTheScreen(page);
  }
  for (const step of [
    'Ordered',
    'Paid',
    'Packed',
    'In transit',
    'Delivered',
    'Cancelled',
    'Refunded',
    'Return begun',
  ]) {
    expect(steps).toContain(step);
  }
  expect(await axeFindings(page)).toEqual([]);

  await shop.opens('/account/payment-methods');
  await expect(page.getByRole('main').getByText('ending 0001').first()).toBeVisible();
  await shop.opens('/account/custom-quoting');
  await shop.sees('For the new class of the rowing club');
  await shop.opens('/account/programming');
  await shop.sees('Halden Strength Programming, monthly');
});

test('a customer cancels an order before it is packed, and gets a refund [S4-order-01]', async ({
  shop,
  checkout,
  page,
}) => {
  await shop.registers({ firstname: 'Cora', lastname: 'Cancels', email: newEmail('cancels') });
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  await checkout.entersAddress(guest);
  await checkout.seesShippingMethods();
  await checkout.continuesToPayment();
  await checkout.entersCard(sandboxCard('approved'));
  await checkout.continuesToReview();
  await checkout.placesOrder();
  const orderId = await checkout.seesOrderNumber();

  await shop.opens(`/account/order/${orderId}`);
  await expect(timeline(page).getByText('Visa ending 0001')).toBeVisible();
  await page.getByText('Cancel order').click();
  await page.getByRole('button', { name: 'Cancel the whole order' }).click();
  await shop.sees('The order is cancelled.');
  await expect(timeline(page).getByText('Cancelled')).toBeVisible();
  await fitsTheScreen(page);
  expect(await axeFindings(page)).toEqual([]);
  await expect(async () => {
    await page.reload();
    await expect(timeline(page).getByText('Refunded')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await runCommand('order', 'audit', orderId)).toContain('payment refunded');

  await page.getByRole('button', { name: 'Buy again' }).click();
  await shop.sees('All of it is in your cart.');
});

test('packed order cannot be cancelled', { tag: '@one-width' }, async ({ shop, checkout, page }) => {
  await shop.registers({ firstname: 'Pat', lastname: 'Packs', email: newEmail('packs') });
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  await checkout.entersAddress(guest);
  await checkout.seesShippingMethods();
  await checkout.continuesToPayment();
  await checkout.entersCard(sandboxCard('approved'));
  await checkout.continuesToReview();
  await checkout.placesOrder();
  const orderId = await checkout.seesOrderNumber();
  await shop.opens(`/account/order/${orderId}`);
  await page.getByText('Cancel order').click();
  await runCommand('order', 'pack', orderId);
  await page.getByRole('button', { name: 'Cancel the whole order' }).click();
  await shop.sees('The order can be cancelled no more.');
  await expect(timeline(page).getByText('Packed')).toBeVisible();
});

test('order is printed with its seller and amounts, without buttons and menus', { tag: '@one-width' }, async ({
  shop,
  page,
}) => {
  await shop.logsIn('maya@example.com', 'squat-deep-24');
  await shop.opens('/account/orders');
  await page.getByRole('main').getByRole('row').getByRole('link').first().click();
  await page.waitForURL(/\/account\/order\//);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print the order' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const seller = page.getByRole('article').locator('address').first();
  await expect(seller).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(seller).toBeVisible();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
