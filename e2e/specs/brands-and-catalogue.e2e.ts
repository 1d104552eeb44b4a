import { expect, test } from '../fixtures/test.ts';

test('a shopper opens a brand page and finds its products [S2-routes-25]', { tag: '@one-width' }, async ({
  shop,
  page,
}) => {
  await shop.opens('/brands');
  await shop.isReady();
  const tile = page.getByRole('main').getByRole('link', { name: /^Northpin/ });
  await expect(tile.locator('img'), 'with a picture of one of its products').toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Northpin/ })
    .click();
  await expect(page).toHaveURL(/\/search\?q=Northpin/);
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /Northpin/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('a shopper in the USA requests the printed catalogue, which other sites do not offer [S2-cond-01]', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.opens('/rogue-catalog');
  await shop.isReady();
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Ada Stone');
  await main.getByLabel('Email').fill('ada@example.com');
  await main.getByLabel('Street address').fill('1080 Steelwood Rd');
  await main.getByLabel('City').fill('Columbus');
  await main.getByLabel('State').fill('Ohio');
  await main.getByLabel('ZIP code').fill('43212');
  await main.getByRole('button', { name: 'Send me one' }).click();
  await expect(main.getByText('Thank you. The catalog goes out with the next mailing.').first()).toBeVisible();
  expect((await page.request.get('/ca/rogue-catalog')).status()).toBe(404);
});

test('an upcoming deal is announced on the deals page and next to its price, and a limited one shows the remaining pieces [S4-promo-06] [S4-promo-09]', async ({
  shop,
  page,
}) => {
  await shop.opens('/deals');
  const coming = page.getByRole('list', { name: 'Deals that are coming' });
  await expect(coming.getByRole('article')).toContainText([/From [A-Z][a-z]+ \d{1,2}, 20\d\d/]);
  await coming.getByRole('link', { name: 'Halden Plyo Box', exact: true }).click();
  await shop.sees(/^From [A-Z][a-z]+ \d{1,2}, 20\d\d: \$112\.00$/);
  await shop.opens('/halden-kettlebell-32-kg');
  await shop.sees(/^Deal: \d+ left at this price$/);
});
