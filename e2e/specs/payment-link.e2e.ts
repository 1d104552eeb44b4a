import { readMailTo } from '../fixtures/database.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

test("an additional amount is paid through the mail's link, in another browser and with the checkout header [S2-routes-14] [S2-routes-15]", {
  tag: '@one-width',
}, async ({ shop, checkout, page, context }) => {
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  await checkout.reachesReviewAsGuest(sandboxCard('approved'));
  await checkout.placesOrder();
  const orderId = await checkout.seesOrderNumber();
  await context.clearCookies();

  await runCommand('order', 'ask', orderId, '12.50', 'Freight to the new address');
  const linkIn = new RegExp(`order ${orderId}[\\s\\S]*(http://\\S+/payment-link\\?\\S+)`);
  const findLink = async () =>
    (await readMailTo(guest.email)).map((body) => linkIn.exec(body)?.[1]).find((link) => link !== undefined);
  await expect.poll(findLink).toBeDefined();

  await shop.opens((await findLink()) ?? '');
  await shop.seesHeading('Pay $12.50');
  expect(new URL(page.url()).searchParams.has('key')).toBe(false);
  await expect(page.getByRole('banner').getByText('Checkout')).toBeVisible();
  await expect(page.getByRole('banner').locator('a[href="/cart"]')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await shop.isReady();
  await checkout.entersCard(sandboxCard('approved'));
  await page.getByRole('button', { name: 'Pay $12.50', exact: true }).click();
  await shop.sees('$12.50 is paid. Thank you.');
});
