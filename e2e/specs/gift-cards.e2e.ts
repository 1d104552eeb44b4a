import { newGiftCard } from '../fixtures/database.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

test('gift card shows its balance, is stored in the account, and pays in checkout from there [S5-giftcard-01]', async ({
  shop,
  checkout,
  page,
}) => {
  const code = await newGiftCard('5000.00');
  const field = page.getByLabel('Gift card code');
  await shop.registers({ firstname: 'Gita', lastname: 'Cards', email: newEmail('cards') });
  await shop.opens('/halden-training-bumper-plate-20-kg');
  await shop.addsToCart();
  await shop.opens('/account/gift-cards');
  await shop.sees('None yet. Cards that you keep here');
  await shop.sees('None yet. A card that you give');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await field.fill('NO-SUCH-CODE');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/no gift card in USD with this code/);
  await shop.isReady();
  // While the page reloads its data after a response, its form accepts no second submission.
  await expect(page.getByRole('button', { name: /^Check the balance/ })).not.toHaveAttribute('aria-disabled', 'true');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await shop.sees('$5,000.00');
  await page.getByRole('button', { name: 'Keep it in my account' }).click();
  await shop.sees('The gift card is in your account.');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.content()).not.toContain(code);
  await page.getByRole('button', { name: /^Use in checkout/ }).click();
  await page.waitForURL(/\/checkout\//);
  await checkout.entersAddress(guest);
  await checkout.seesShippingMethods();
  await checkout.continuesToPayment();
  await expect(page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem')).toHaveCount(1);
  await checkout.continuesToReview();
  await checkout.placesOrder();
  await checkout.seesOrderNumber();
  await shop.opens('/account/gift-cards');
  await shop.sees('Spent by you');
});
