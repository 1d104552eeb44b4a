import { runCommand } from '../fixtures/run-command.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

test('a guest returns a bar by order number and e-mail, days later in another browser, and prints the label [S1-areas-09] [S2-cond-08] [S2-cond-10] [S2-cond-11] [S2-cond-12] [S2-cond-13]', {
  tag: '@one-width',
}, async ({ shop, checkout, page, context }) => {
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  await checkout.reachesReviewAsGuest(sandboxCard('approved'));
  await checkout.placesOrder();
  const orderId = await checkout.seesOrderNumber();
  await context.clearCookies();

  await shop.opens('/rmaprocess');
  await page.waitForURL(/\/rmaprocess\/initiate$/);
  const find = page.locator('form', { has: page.getByRole('button', { name: 'Find my order' }) });
  await find.getByLabel('Order number').fill(orderId);
  await find.getByLabel('Email').fill('somebody@example.com');
  await find.getByRole('button').click();
  await shop.sees('No order has that number and email.');
  await find.getByLabel('Email').fill(guest.email);
  await find.getByRole('button').click();
  await page.waitForURL(/\/rmaprocess\/select-items\?/);
  await shop.sees('Nothing can go back');
  expect(await runCommand('order', 'ship', orderId)).toContain(`1 piece of ${orderId} is with Sandbox`);
  await page.reload();

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue' }).click();
  await shop.sees('Please choose a reason');
  await main.getByLabel('How many').fill('1');
  await main.getByLabel('Why').selectOption('Arrived damaged');
  await main.getByLabel(/Anything we should know/).fill('Bent at the sleeve');
  await main.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/rmaprocess\/confirm\?/);
  await shop.sees('1 × Halden Club Bar 20 kg');
  await main.getByRole('button', { name: 'Confirm return' }).click();
  await shop.seesHeading('Your return is registered');
  await main.getByRole('link', { name: 'Print the label' }).click();
  await page.waitForURL(/\/rmaprocess\/print\/R-[^/]+\/\d{4}-\d{2}-\d{2}$/);
  const number = new URL(page.url()).pathname.split('/')[3] ?? '';
  await expect(page.getByRole('img', { name: `Barcode of ${number}` })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/^Halden.*, returns$/)).toBeVisible();

  await context.clearCookies();
  expect((await page.goto(page.url()))?.status()).toBe(404);
});

test('site without returns has no returns page [S2-cond-09]', { tag: '@one-width' }, async ({ page }) => {
  expect((await page.goto('/eu/rmaprocess/initiate'))?.status()).toBe(404);
  expect((await page.goto('/ca/rmaprocess/initiate'))?.status()).toBe(200);
});
