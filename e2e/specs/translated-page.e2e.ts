import { expect, test } from '../fixtures/test.ts';
import { translatePage } from '../fixtures/translate-page.ts';

test('a shopper buys while the browser translates the page, and sees every changed amount', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.opens('/halden-club-bar-20-kg');
  await shop.isReady();
  await translatePage(page);
  await shop.addsToCart();
  await shop.seesInSideCart('$310.00');
  const inSideCart = shop.sideCart.getByRole('spinbutton');
  await inSideCart.fill('3');
  await inSideCart.press('Enter');
  await expect(shop.sideCart.getByText('$930.00').first()).toBeVisible();
  await expect(shop.sideCart.getByText(/each/)).toBeVisible();
  await inSideCart.fill('1');
  await inSideCart.press('Enter');
  await expect(shop.sideCart.getByText('$310.00').first()).toBeVisible();
  await expect(shop.sideCart.getByText('$930.00')).toHaveCount(0);
  await shop.goesToCartFromSideCart();
  await page.getByRole('main').getByRole('spinbutton').fill('2');
  await page.getByRole('main').getByRole('spinbutton').press('Enter');
  await expect(page.getByRole('main').getByText('$620.00').first()).toBeVisible();
  await shop.goesToCheckout();
  await page.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email').fill('guest@example.com');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await page.waitForURL(/\/checkout\/shipping$/);
});
