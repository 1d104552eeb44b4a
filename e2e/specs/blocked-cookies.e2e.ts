import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Opens a browser whose user blocks cookies in its settings. */
const withoutCookies = async (hasScripts: boolean, walk: (page: Page) => Promise<void>): Promise<void> => {
  const profile = mkdtempSync(join(tmpdir(), 'ironcart-profile-'));
  mkdirSync(join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings));
  const browser = await chromium.launchPersistentContext(profile, {
    ...test.info().project.use.launchOptions,
    baseURL: process.env.IRONCART_E2E_URL ?? '',
    javaScriptEnabled: hasScripts,
    viewport: test.info().project.use.viewport ?? null,
  });
  try {
    await walk(await browser.newPage());
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
};

const blocked = 'Your browser blocks cookies.';

test.describe('a browser that blocks cookies', { tag: '@one-width' }, () => {
  test('explains why an added product is not in the cart, with scripts', () =>
    withoutCookies(true, async (page) => {
      await page.goto('/halden-club-bar-20-kg');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByRole('dialog', { name: /Your cart/ })).toBeVisible();
      const warning = page.getByText(blocked);
      await expect(warning).toBeVisible();
      // The side cart is modal: the warning is shown in front of it, and closed after it.
      await expect(page.locator('[popover]:popover-open').filter({ hasText: blocked })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.getByRole('alert').filter({ hasText: blocked }).getByRole('button', { name: 'Close' }).click();
      await expect(warning).toHaveCount(0);
    }));

  test('explains it without scripts, in the cart and at log-in', () =>
    withoutCookies(false, async (page) => {
      await page.goto('/halden-club-bar-20-kg');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByText(blocked)).toBeVisible();
      await page.goto('/login');
      const form = page.locator('form', { has: page.getByRole('button', { name: 'Log in', exact: true }) }).last();
      await form.getByLabel('Email').fill('maya@example.com');
      await form.getByLabel('Password', { exact: true }).fill('squat-deep-24');
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText(blocked)).toBeVisible();
    }));

  test('is not assumed where the first cookie arrives', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.IRONCART_E2E_URL ?? '' });
    const page = await context.newPage();
    await page.goto('/halden-club-bar-20-kg');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText(blocked)).toHaveCount(0);
    await context.close();
  });
});
