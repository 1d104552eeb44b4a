import { expect, test } from '../fixtures/test.ts';

const product = '/halden-training-bumper-plate-20-kg';

test.describe('timed parts of the shop', { tag: '@one-width' }, () => {
  test('include the side cart, which opens below its link, and hides 100 ms after the pointer left [S9-timing-07] [S9-timing-08] [S3-cart-01]', async ({
    page,
    shop,
  }) => {
    await shop.opens(product);
    await shop.isReady();
    await shop.addsToCart();
    await expect(shop.sideCart).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop.sideCart).toBeHidden();
    const link = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    const tooltip = page.getByRole('region', { name: 'In your cart' });
    await page.waitForTimeout(4_000);
    await link.hover();
    await expect(tooltip).toBeVisible();
    await expect(tooltip.getByText('Training Bumper Plate', { exact: false })).toBeVisible();
    await tooltip.hover();
    await page.waitForTimeout(600);
    await expect(tooltip).toBeVisible();
    await page.mouse.move(0, 700);
    await expect(tooltip).toBeHidden();
    await expect(tooltip).toHaveCount(0);
    await link.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  test('include the deals, which rotate every 4 s, and pause while the pointer or focus is on one [S9-timing-05] [S3-product-04]', async ({
    page,
    shop,
  }) => {
    await shop.opens('/deals');
    await shop.isReady();
    const slides = page.getByRole('region', { name: 'Hot deals' });
    const shown = () => slides.getByRole('heading', { level: 2 }).textContent();
    await expect(slides.getByRole('button', { name: 'Stop turning' })).toBeVisible();
    await page.mouse.move(0, 0);
    const first = await shown();
    await expect.poll(shown, { timeout: 6_000 }).not.toBe(first);
    await slides.hover();
    const held = await shown();
    await page.waitForTimeout(5_000);
    expect(await shown()).toBe(held);
  });

  test('do not move the page below them when their buttons appear or the deals rotate', async ({ page, shop }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await shop.opens('/deals');
    const slides = page.getByRole('region', { name: 'Hot deals' });
    const shown = () => slides.getByRole('heading', { level: 2 }).textContent();
    const first = await shown();
    const list = page.getByRole('navigation', { name: 'Kind of deal' });
    const before = await list.boundingBox();
    for (let last = first, turns = 0; turns < 2; turns += 1) {
      await expect.poll(shown, { timeout: 10_000 }).not.toBe(last);
      last = await shown();
      expect(await list.boundingBox()).toEqual(before);
    }
  });
});
