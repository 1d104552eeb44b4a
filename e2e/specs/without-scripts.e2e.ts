import { expect, test } from '../fixtures/test.ts';

test.describe('before the scripts have loaded', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is viewed, added, changed in quantity and removed', async ({ shop, page }) => {
    await shop.opens('/halden-club-bar-20-kg');
    await shop.seesHeading('Halden Club Bar 20 kg');
    await shop.addsToCart();
    await expect(page).toHaveURL(/\/cart$/);
    await shop.sees('$310.00');
    await page.getByRole('main').getByRole('spinbutton').first().fill('2');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Update/ })
      .first()
      .click();
    await shop.sees('$620.00');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await shop.sees(/cart is empty/i);
  });

  test('the search form finds products', async ({ shop, page }, { project }) => {
    await shop.opens(project.name === 'phone' ? '/search?q=plate' : '/');
    await page.getByRole('searchbox').locator('visible=true').first().fill('kettlebell');
    await page.getByRole('searchbox').locator('visible=true').first().press('Enter');
    await expect(page).toHaveURL(/\/search\?q=kettlebell/);
    await shop.sees(/Kettlebell 16 kg/);
  });

  test('logging in is a form', async ({ shop, page }) => {
    await shop.logsIn('maya@example.com', 'squat-deep-24');
    await expect(page).toHaveURL(/\/account/);
  });
});
