import { newEmail } from '../fixtures/new-email.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer requests a quote for the wishlist, staff answers, and the quoted price applies in the cart once [S2-account-11]', async ({
  shop,
  page,
}) => {
  const email = newEmail('quoting');
  await shop.registers({ firstname: 'Quinn', lastname: 'Quotes', email });
  await shop.opens('/halden-club-bar-20-kg');
  await shop.isReady();
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByRole('link', { name: 'On your wishlist' })).toBeVisible();

  await shop.opens('/account/custom-quoting');
  const main = page.getByRole('main');
  await main.getByLabel('What you need it for').fill('One for each of our gyms');
  await main.getByRole('button', { name: 'Ask for a quote' }).click();
  await shop.sees('We have your request. A mail tells you once it is priced.');

  const waiting = await runCommand('order', 'quotes');
  const [, quoteId = ''] = new RegExp(`(\\S+)  USA  ${email}`).exec(waiting) ?? [];
  expect(waiting).toContain('1 x Halden Club Bar 20 kg');
  await runCommand('order', 'quote', quoteId, '2999-03-31', '250.00');
  await page.reload();
  await expect(main.getByText('$250.00').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('button', { name: 'Put it into the cart' }).click();
  await page.waitForURL(/\/cart$/);
  await expect(main.getByText('$250.00').first()).toBeVisible();
  await shop.opens('/account/custom-quoting');
  await shop.sees('You took these prices into your cart.');
  await expect(main.getByRole('button', { name: 'Put it into the cart' })).toHaveCount(0);
});
