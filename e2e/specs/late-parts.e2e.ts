import { expect, test } from '../fixtures/test.ts';

const failed = 'This part of the page did not load.';

test('lazily loaded part whose script fails shows an error in its place, and a retry loads it', {
  tag: '@one-width',
}, async ({ page, shop }) => {
  const script = /\/assets\/SearchPanel-[^/]*\.js/;
  await page.route(script, (route) => route.abort());
  await shop.opens('/');
  await shop.isReady();
  await page.getByRole('banner').getByRole('searchbox').focus();
  await expect(page.getByRole('banner').getByText(failed)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByText('This did not load')).toHaveCount(0);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  // Some versions of Chromium request a failed script only once: then the page is reloaded.
  await expect(async () => {
    await shop.isReady();
    await page.getByRole('banner').getByLabel('Search').first().focus();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(failed)).toHaveCount(0);
});

test('server-rendered part whose script fails shows a message, and the page reports no error', {
  tag: '@one-width',
}, async ({ page, shop }) => {
  await page.route(/\/assets\/late-sections-[^/]*\.js/, (route) => route.abort());
  await shop.opens('/halden-club-bar-20-kg');
  await shop.isReady();
  await expect(page.getByRole('main').getByText(failed).first()).toBeVisible();
  await shop.addsToCart();
  await expect(shop.sideCart).toBeVisible();
});
