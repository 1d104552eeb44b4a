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

  test('the filters of a list are a form, including ranges in the units of the site', {
    tag: '@one-width',
  }, async ({ shop, page }) => {
    await shop.opens('/gb/plates');
    const filters = page.getByRole('complementary', { name: 'Filter' });
    await filters.getByLabel('From (kg)').fill('15');
    await filters.getByLabel('To (kg)').fill('20');
    await filters.getByRole('checkbox', { name: /^Rubber / }).check();
    await filters.getByRole('button', { name: 'Apply Weight' }).click();
    await shop.sees('Weight: 15 kg to 20 kg');
    await shop.sees('Halden Competition Bumper Plate 20 kg');
    await expect(page.getByText('Halden Competition Bumper Plate 25 kg')).toHaveCount(0);
    await expect(page.getByText('Halden Deep Dish Plate 20 kg')).toHaveCount(0);
    await expect(filters.getByLabel('From (kg)')).toHaveValue('15');
  });

  test('a customer logs in with a plain form', async ({ shop, page }) => {
    await shop.logsIn('maya@example.com', 'squat-deep-24');
    await expect(page).toHaveURL(/\/account/);
  });

  test('an order has no button that needs scripts', { tag: '@one-width' }, async ({ shop, page }) => {
    await shop.logsIn('maya@example.com', 'squat-deep-24');
    await shop.opens('/account/orders');
    await page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Buy again' }).first()).toBeVisible();
    await expect(page.getByText('Print the order')).toBeHidden();
    await expect(page.getByText('Print the order')).toHaveCount(1);
  });
});
