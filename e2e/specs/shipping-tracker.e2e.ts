import { readMailTo } from '../fixtures/database.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

test('a guest tracks packages by order number and e-mail, from pending to shipped items [S2-routes-19]', {
  tag: '@one-width',
}, async ({ shop, checkout, page, context }) => {
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  await checkout.reachesReviewAsGuest(sandboxCard('approved'));
  await checkout.placesOrder();
  const orderId = await checkout.seesOrderNumber();
  await context.clearCookies();

  await shop.opens(`/shippingtracker?order=${orderId}`);
  const find = page.locator('form', { has: page.getByRole('button', { name: 'Find my order' }) });
  await expect(find.getByLabel('Order number')).toHaveValue(orderId);
  await find.getByLabel('Email').fill('somebody@example.com');
  await find.getByRole('button').click();
  await shop.sees('No order has that number and email.');
  await find.getByLabel('Email').fill(guest.email);
  await find.getByRole('button').click();
  await shop.seesHeading('Your packages');
  await shop.sees('Nothing shipped yet');

  expect(await runCommand('order', 'ship', orderId)).toContain(`1 piece of ${orderId} is with Sandbox`);
  await page.reload();
  await shop.sees('Package: handed over');
  await shop.sees('1 × Halden Club Bar 20 kg');
  await expect
    .poll(async () =>
      (await readMailTo(guest.email)).some((body) => body.includes(`/shippingtracker?order=${orderId}`)),
    )
    .toBe(true);
});
