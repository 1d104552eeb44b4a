import { expect, test } from '../fixtures/test.ts';
import { translatePage } from '../fixtures/translate-page.ts';
import { Shop } from '../models/shop.ts';

test('a shopper fills a cart while the browser translates the page, and sees every changed amount', {
  tag: '@one-width',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  const thrown: string[] = [];
  // React reports a part that was translated before it was hydrated (418), and renders it again: nothing is lost.
  page.on('pageerror', ({ message }) => message.includes('#418') || thrown.push(message));
  const shop = new Shop(page);
  await shop.opens('/halden-club-bar-20-kg');
  await shop.isReady();
  await translatePage(page);
  await shop.addsToCart();
  await shop.seesInSideCart('$310.00');
  const inSideCart = shop.sideCart.getByRole('spinbutton');
  await inSideCart.fill('3');
  await inSideCart.press('Enter');
  await expect(shop.sideCart.getByText('$930.00').first()).toBeVisible();
  await inSideCart.fill('1');
  await inSideCart.press('Enter');
  await expect(shop.sideCart.getByText('$310.00').first()).toBeVisible();
  await expect(shop.sideCart.getByText('$930.00')).toHaveCount(0);
  await shop.goesToCartFromSideCart();
  const inCart = page.getByRole('main').getByRole('spinbutton');
  await inCart.fill('2');
  await inCart.press('Enter');
  await expect(page.getByRole('main').getByText('$620.00').first()).toBeVisible();
  expect(thrown).toEqual([]);
  await context.close();
});
