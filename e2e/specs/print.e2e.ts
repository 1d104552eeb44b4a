import { expect, test } from '../fixtures/test.ts';

test('printed cart shows its content and no controls', { tag: '@one-width' }, async ({ page, shop }) => {
  await shop.opens('/halden-club-bar-20-kg');
  await shop.addsToCart();
  await expect(shop.sideCart).toBeVisible();
  await shop.opens('/cart');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Subtotal').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});
