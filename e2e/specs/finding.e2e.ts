import { expect, test } from '../fixtures/test.ts';

test('a shopper uses the search suggestions, filters a list and returns, and compares products', {
  tag: '@one-width',
}, async ({ page, shop }) => {
  await shop.opens('/');
  await shop.isReady();
  await page.getByRole('banner').getByRole('searchbox').focus();
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.pressSequentially('kettle');
  const found = page.getByRole('option', { name: /^Halden Kettlebell.*\$/ });
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toBeVisible();
  const isChosen = async () => (await found.first().getAttribute('aria-selected')) === 'true';
  for (let presses = 0; presses < 20 && !(await isChosen()); presses += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await shop.seesHeading(/^Halden Kettlebell/);
  await expect(found).toHaveCount(0);

  await shop.opens('/olympic-barbells');
  await shop.isReady();
  const products = page.getByRole('list', { name: 'Olympic barbells' }).getByRole('article');
  const chips = page.getByRole('list', { name: 'Filters in use' });
  const all = await products.count();
  const facet = (name: RegExp) => page.getByRole('complementary', { name: 'Filter' }).getByRole('checkbox', { name });
  await facet(/^Chrome /).check({ force: true });
  await expect(page).toHaveURL(/\?color=Chrome$/);
  await expect(chips.getByRole('link', { name: 'Remove Chrome' })).toBeVisible();
  await expect(products).not.toHaveCount(all);
  const chrome = await products.count();
  expect(chrome).toBeLessThan(all);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${chrome} products`);
  await page.getByRole('complementary', { name: 'Filter' }).locator('summary', { hasText: 'Brand' }).click();
  await facet(/^Halden /).check({ force: true });
  await expect(chips.getByRole('link', { name: 'Remove Halden' })).toBeVisible();
  await page.goBack();
  await expect(chips.getByRole('link', { name: 'Remove Halden' })).toBeHidden();
  await expect(products).toHaveCount(chrome);
  await expect(facet(/^Halden /)).not.toBeChecked();
  await chips.getByRole('link', { name: 'Remove Chrome' }).click();
  await expect(page).toHaveURL(/\/olympic-barbells$/);
  await expect(products).toHaveCount(all);

  await shop.opens('/compare/bars');
  const bars = page.getByRole('table').getByRole('rowheader');
  expect(await bars.count()).toBeGreaterThan(1);
  await bars.getByRole('link', { name: 'Halden Club Bar 20 kg' }).click();
  await shop.seesHeading('Halden Club Bar 20 kg');
});

test("filter button of a phone's list stays in reach while scrolling, and covers no focused element @one-width", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shop.opens('/barbells');
  await shop.isReady();
  const opener = page.getByRole('button', { name: 'Filter', exact: true });
  const cards = page.getByRole('list', { name: 'Barbells' }).getByRole('article');
  await cards.nth(8).scrollIntoViewIfNeeded();
  await expect(opener).toBeInViewport();
  const link = cards.nth(2).getByRole('link').first();
  await link.focus();
  const [bar, focused] = await Promise.all([opener.boundingBox(), link.boundingBox()]);
  expect(focused?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a shopper narrows a list by numeric ranges, kept in the URL, and compares bars [S3-facets-01]', async ({
  page,
  shop,
}) => {
  await shop.opens('/barbells');
  await shop.isReady();
  const products = page.getByRole('list', { name: 'Barbells' }).getByRole('article');
  await expect(products.filter({ hasText: 'Halden Club Bar 20 kg' })).toContainText(/44\.1 lb.*28\.5 mm.*190,000 psi/);
  const opener = page.getByRole('button', { name: 'Filter', exact: true });
  if (await opener.isVisible()) await opener.click();
  const filters = page.getByRole('complementary', { name: 'Filter' });
  await filters.getByLabel('To ($)').fill('300');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/barbells\?price_to=300$/);
  await expect(filters.getByLabel('To ($)')).toBeFocused();
  await filters.getByRole('checkbox', { name: /^28\.5 mm / }).check({ force: true });
  await expect(page).toHaveURL(/price_to=300&shaft_diameter=28\.5\.\.28\.5$/);
  const chips = page.getByRole('list', { name: 'Filters in use' });
  await expect(chips.getByRole('link', { name: 'Remove Shaft diameter: 28.5 mm' })).toHaveAttribute(
    'href',
    '/barbells?price=..300',
  );
  await expect(products.filter({ hasNotText: '28.5 mm' })).toHaveCount(0);
  await page.reload();
  await expect(products.filter({ hasNotText: '28.5 mm' })).toHaveCount(0);
  await expect(chips.getByRole('link', { name: 'Remove At most $300' })).toBeVisible();
});
