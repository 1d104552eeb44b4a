import { switchFlagOn } from '../fixtures/database.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { expect, test } from '../fixtures/test.ts';

const path = '/au/rogue-equipped-gyms';

test.beforeAll(() => switchFlagOn('enable_gym_map', 'AUS'));

test('gyms equipped by the store are shown on the sites of their flag, and on no other [S2-cond-14] [S6-flags-16]', {
  tag: '@one-width',
}, async ({ page }) => {
  expect((await page.goto('/rogue-equipped-gyms'))?.status()).toBe(404);
  expect((await page.goto(path))?.status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper searches a city, sees its gyms on the map and opens one [S2-cond-14]', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('list', { name: 'Gyms' }).getByRole('listitem')).not.toHaveCount(0);
    await page.getByLabel('City, country or name').fill('sheffield');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page.getByRole('list', { name: 'Gyms' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: 'Grip Works Sheffield', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Grip Works Sheffield' })).toBeVisible();
    await expect(page.getByText('31 Crucible Yard')).toBeVisible();
    await expect(page.getByRole('list', { name: 'What stands there' }).getByRole('article').first()).toContainText('$');
    await page.getByRole('list', { name: 'The nearest others' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Foundry Row Barbell' })).toBeVisible();
  });
});

test.describe('axe', () => {
  test.use({ bypassCSP: true });

  for (const address of [path, `${path}?q=nowhere`, `${path}/grip-works-sheffield`]) {
    test(`finds nothing on ${address}`, async ({ page }) => {
      await page.goto(address);
      expect(await axeFindings(page)).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wider).toBe(false);
    });
  }
});
