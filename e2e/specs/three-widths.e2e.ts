import { expect, test } from '../fixtures/test.ts';

for (const width of [1280, 800, 375]) {
  test(`search, buying and the menu are in reach at ${width} px [S1-platform-01]`, { tag: '@one-width' }, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.opens('/');
    await shop.isReady();
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
    await shop.opens('/search?q=club+bar');
    await expect(page.getByRole('main').getByRole('link', { name: 'Halden Club Bar 20 kg' }).first()).toBeVisible();
    await shop.takesToCheckout('/halden-club-bar-20-kg');
    await shop.opens('/cart');
    await expect(page.getByRole('main').getByText('Halden Club Bar 20 kg').first()).toBeInViewport();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Check ?out/ })
        .first(),
    ).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('a mail about reviews leads to a page that leads to the customer’s [S2-routes-03]', { tag: '@one-width' }, async ({
  shop,
  page,
}) => {
  await shop.opens('/mps-review');
  await page.getByRole('main').getByRole('link', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Freviews/);
});
