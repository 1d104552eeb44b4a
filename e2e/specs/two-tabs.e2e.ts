import { expect, test } from '../fixtures/test.ts';
import { Shop } from '../models/shop.ts';

test.describe('two tabs', { tag: '@one-width' }, () => {
  test('a product added in one tab is counted in the other, without a reload there', async ({
    shop,
    page,
    context,
  }) => {
    await shop.opens('/barbells');
    await shop.isReady();
    const other = await context.newPage();
    const otherShop = new Shop(other);
    await otherShop.opens('/halden-club-bar-20-kg');
    await otherShop.isReady();
    await otherShop.addsToCart();
    await otherShop.seesInSideCart('Halden Club Bar');
    await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('1', { timeout: 15_000 });
  });
});
