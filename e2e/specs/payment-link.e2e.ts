import { readMailTo } from '../fixtures/database.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

/** Asks for an additional payment of an order. @returns the link of its mail */
const asksFor = async (orderId: string, amount: string): Promise<string> => {
  await runCommand('order', 'ask', orderId, amount, 'Freight to the new address');
  const linkIn = new RegExp(`order ${orderId}[\\s\\S]*(http://\\S+/payment-link\\?\\S+)`);
  const find = async () => {
    const mails = await readMailTo(guest.email);
    return mails.flatMap((body) => (body.includes(amount) ? (linkIn.exec(body)?.[1] ?? []) : []))[0];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
};

test('additional amount is paid through the link in a mail, in another browser and with the checkout header [S2-routes-14] [S2-routes-15]', {
  tag: '@one-width',
}, async ({ shop, checkout, page, context }) => {
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  await checkout.reachesReviewAsGuest(sandboxCard('approved'));
  await checkout.placesOrder();
  const orderId = await checkout.seesOrderNumber();
  await context.clearCookies();

  await shop.opens(await asksFor(orderId, '12.50'));
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

test('additional amount is paid on the page of another service, which leads back', { tag: '@one-width' }, async ({
  shop,
  checkout,
  page,
}) => {
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  await checkout.reachesReviewAsGuest(sandboxCard('approved'));
  await checkout.placesOrder();
  const orderId = await checkout.seesOrderNumber();

  await shop.opens(await asksFor(orderId, '13.50'));
  await shop.isReady();
  await page.getByRole('button', { name: 'Pay $13.50 with Klarna' }).click();
  await page.waitForURL(/\/sandbox-pay\/redirect\//);
  await page.goBack();
  await shop.isReady();
  await page.getByRole('button', { name: 'Pay $13.50 with Klarna' }).click();
  await checkout.answersBankPage('Pay');
  await shop.sees('$13.50 is paid. Thank you.');

  await shop.opens(await asksFor(orderId, '14.50'));
  await shop.isReady();
  await page.getByRole('button', { name: 'Pay $14.50 with PayPal' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox wallet' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await shop.isReady();
  await page.getByRole('button', { name: 'Pay $14.50 with PayPal' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await shop.sees('$14.50 is paid. Thank you.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an additional amount is paid by card on the payment page, and confirmed at the bank', {
    tag: '@one-width',
  }, async ({ shop, checkout, page }) => {
    await shop.opens('/halden-club-bar-20-kg');
    await shop.addsToCart();
    await shop.goesToCheckout();
    await checkout.entersAddress(guest);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.paysWith('Klarna');
    await checkout.continuesToReview();
    await checkout.placesOrder();
    await checkout.answersBankPage('Pay');
    const orderId = await checkout.seesOrderNumber();

    await page.goto(await asksFor(orderId, '15.50'));
    const paysByCard = async (number: string) => {
      await page.getByRole('button', { name: 'Pay $15.50', exact: true }).click();
      await page.getByLabel('Card number').fill(number);
      await page.getByLabel('Expiry date').fill('12/34');
      await page.getByLabel('Name on card').fill('Ines Moreau');
      await page.getByLabel('Security code').fill('123');
      await page.getByRole('button', { name: 'Use this card' }).click();
    };
    await paysByCard(sandboxCard('refused'));
    await shop.sees('The payment was refused. Nothing was charged.');
    await paysByCard(sandboxCard('challenge'));
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('link', { name: 'Back to the store' }).click();
    await shop.sees('$15.50 is paid. Thank you.');
  });
});
