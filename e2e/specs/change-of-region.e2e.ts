import type { Locator, Page } from '@playwright/test';
import { fillList } from '../fixtures/fill-list.ts';
import { expect, test } from '../fixtures/test.ts';

const product = '/halden-club-bar-20-kg';

const toRegion = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Country' }).getByRole('link', { name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('change of region stays on the same page and tells the shopper what happens to the cart', async ({
      shop,
      page,
    }) => {
      await shop.opens(product);
      await fillList(page, 'cart', product);
      await toRegion(page, 'Canada (CAD)').click();
      await page.waitForURL((url) => url.pathname === `/ca${product}`);
      await shop.seesHeading('Halden Club Bar 20 kg');
      const told = page.getByRole('status').filter({ hasText: 'You are now shopping in: Canada (CAD)' });
      await expect(told).toContainText('Your United States cart keeps its item.');
      await told.getByRole('link', { name: 'Back to United States' }).click();
      await page.waitForURL((url) => url.pathname === product);
      await expect(page.getByText('You are now shopping in: United States (USD)')).toBeVisible();
      await shop.opens('/cart');
      await shop.sees('Halden Club Bar 20 kg');
    });
  });
}

test('change of region without a matching page leads to the home page and explains why @one-width', async ({
  page,
  shop,
}) => {
  await page.goto('/no-such-page');
  await toRegion(page, 'Europe (EUR)').click();
  await page.waitForURL((url) => url.pathname === '/eu');
  await shop.sees('The page you came from does not exist here, so this is the home page.');
});

test('message about a change of region disappears on the next page @one-width', async ({ page, shop }) => {
  await shop.opens('/cart');
  await toRegion(page, 'Canada (CAD)').click();
  await shop.sees('You are now shopping in: Canada (CAD)');
  await shop.isReady();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Log in or register' }).click();
  await page.waitForURL((url) => url.pathname === '/ca/login');
  await expect(page.getByText('You are now shopping in')).toHaveCount(0);
});
