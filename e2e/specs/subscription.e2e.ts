import { endPaidPeriod, readMailTo } from '../fixtures/database.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const trial = '/halden-strength-programming-trial';
const account = '/account/programming/9103';

test('trial shows its later price, is charged when it ends, and is cancelled and resumed in the account [S4-subs-01] [S4-subs-02]', async ({
  shop,
  checkout,
  page,
}) => {
  const email = newEmail('lifter');
  await shop.registers({ firstname: 'Lin', lastname: 'Lifter', email });
  await shop.opens(trial);
  await shop.sees('then $24.00/mo');
  await expect(page.getByRole('main').getByText('for 14 days').first()).toBeVisible();
  await shop.addsToCart();
  await shop.seesInSideCart('Halden Strength Programming, trial');
  await shop.opens('/checkout');
  await page.waitForURL(/\/checkout\/payment$/);
  await checkout.fillsAddress(guest);
  await shop.sees('This card is kept to pay for your subscription.');
  await checkout.entersCard(sandboxCard('approved'));
  await checkout.continuesToReview();
  const charge = page.getByRole('checkbox', {
    name: /^I agree to be charged \$24\.00 before tax every month, next on/,
  });
  await charge.check({ force: true });
  await page.getByRole('checkbox', { name: /^I agree that the trial becomes/ }).check({ force: true });
  expect(await axeFindings(page)).toEqual([]);
  await checkout.placesOrder();
  await checkout.seesOrderNumber();

  // The subscription is recorded with the order's confirmation, shortly afterwards.
  await expect(async () => {
    await shop.opens(account);
    await expect(page.getByText('Next payment', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await shop.sees('Visa ending 0001');
  await endPaidPeriod(email);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect.poll(async () => (await readMailTo(email)).join('\n')).toContain('was paid with Visa ending 0001');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByText('Cancel subscription').first().click();
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await shop.sees('is cancelled. It goes on to the end of what you have paid');
  await page.getByRole('button', { name: 'Keep the subscription' }).click();
  await shop.sees('goes on.');
});

test('payment for a subscription without a card is requested by mail, and paid through its link [S4-subs-01]', {
  tag: '@one-width',
}, async ({ shop, checkout, page }) => {
  const email = newEmail('pal');
  await shop.registers({ firstname: 'Pat', lastname: 'Paypal', email });
  await shop.opens('/halden-garage-programming-monthly');
  await shop.addsToCart();
  await shop.seesInSideCart('Halden Garage Programming, monthly');
  await shop.opens('/checkout');
  await page.waitForURL(/\/checkout\/payment$/);
  await checkout.fillsAddress(guest);
  await checkout.paysWith('PayPal');
  await checkout.answersPayPal('Approve');
  await checkout.continuesToReview();
  await page.getByRole('checkbox', { name: /^I agree to be charged/ }).check({ force: true });
  await checkout.placesOrder();
  await checkout.seesOrderNumber();
  await expect(async () => {
    await shop.opens('/account/programming/9105');
    await expect(page.getByText('No card: a mail asks for each payment')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await endPaidPeriod(email);
  const link = async () => /http\S+payment-link\S+/.exec((await readMailTo(email)).join('\n'))?.[0];
  await expect.poll(link).toBeDefined();
  await page.goto((await link()) ?? '');
  await checkout.entersCard(sandboxCard('approved'));
  await page.getByRole('button', { name: 'Pay $19.00', exact: true }).click();
  await shop.sees('Paid');
  await expect.poll(async () => (await readMailTo(email)).join('\n')).toContain('was paid with Visa ending 0001');
});
