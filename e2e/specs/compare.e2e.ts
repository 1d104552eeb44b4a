import { expect, test } from '../fixtures/test.ts';

test.describe('comparing products', { tag: '@one-width' }, () => {
  test('adds up to four products from a list, keeps them across pages, and removes one', async ({ shop, page }) => {
    await shop.opens('/olympic-barbells');
    await shop.isReady();
    const buttons = page
      .getByRole('main')
      .getByRole('article')
      .getByRole('button', { name: /^Compare/ });
    const bar = page.getByRole('region', { name: 'Products to compare' });
    await buttons.nth(0).click();
    await expect(bar.getByText('Choose another one.')).toBeVisible();
    for (const at of [1, 2, 3]) await buttons.nth(at).click();
    await expect(bar.getByText('4 of 4 to compare').first()).toBeVisible();
    await buttons.nth(4).click();
    await expect(bar.getByText('4 is the most: take one away to add another.').first()).toBeVisible();
    await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');
    await shop.opens('/kettlebells');
    await shop.isReady();
    await bar.getByRole('link', { name: 'Compare 4' }).click();
    await shop.seesHeading('Compare');
    const table = page.getByRole('region', { name: 'Products side by side' });
    await expect(table.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(4);
    await expect(
      table
        .getByRole('row', { name: /^Price/ })
        .getByText(/^\$[\d,]+\.\d\d$/)
        .first(),
    ).toBeVisible();
    await expect(table.locator('tr[data-differs="true"]').first()).toBeVisible();
    await table
      .getByRole('button', { name: /Take away|Remove/ })
      .first()
      .click();
    await expect(table.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(3);
  });
});

test.describe('comparing without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('adds one product after another with forms', async ({ page }) => {
    for (const path of ['/olympic-barbells', '/kettlebells']) {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByRole('article')
        .getByRole('button', { name: /^Compare/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
    }
    await expect(
      page
        .getByRole('table')
        .getByRole('row', { name: /^Price/ })
        .getByRole('cell'),
    ).toHaveCount(2);
  });
});

test('link to a set opens the same set', { tag: '@one-width' }, async ({ shop, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.opens('/halden-r4-power-rack');
  await shop.isReady();
  const arms = page.getByRole('group', { name: /^Spotter arms/ }).getByRole('radio');
  await arms.nth(1).evaluate((choice) => choice.scrollIntoView({ block: 'center' }));
  await arms.nth(1).check({ force: true });
  await expect(page).toHaveURL(/\?b=/);
  await page.getByRole('button', { name: 'Copy the link to this set' }).click();
  await expect(page.getByRole('button', { name: 'The link to this set is copied.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(
    other
      .getByRole('group', { name: /^Spotter arms/ })
      .getByRole('radio')
      .nth(1),
  ).toBeChecked();
});
