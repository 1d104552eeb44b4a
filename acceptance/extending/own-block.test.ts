import { chromium } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { openRecipeStore } from './recipe-store.ts';

const store = openRecipeStore('cms-block');
beforeAll(() => store.importFolder('pages'), 120_000);

it('store block is in the server-rendered page with its styles, and unknown or invalid blocks are omitted', async () => {
  const html = await (await fetch(`${store.url}/load-a-bar`)).text();
  expect(html).toContain('Each side: 25 kg');
  expect(html).toContain('Collars hold them.');
  const markup = html.slice(0, html.indexOf('id="ironcart-page"'));
  expect(markup).not.toContain('TowerOfPlates');
  expect(markup).not.toContain('Never shown');
  const [, styles = ''] = /<link[^>]*href="(\/assets\/own-[^"]+\.css)"/.exec(html) ?? [];
  expect((await fetch(store.url + styles)).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

it('store block works in the browser, on the loaded page and after navigating back to it', async () => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ baseURL: store.url });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const usesBlock = async () => {
      await page.getByRole('spinbutton', { name: 'Weight in kg' }).fill('110');
      await page.getByText('Each side: 25 kg + 20 kg', { exact: true }).waitFor();
      const border = page.locator('.plate-loader');
      expect(await border.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
    };
    await page.goto('/load-a-bar');
    await page.getByText('Each side: 25 kg', { exact: true }).click();
    await page.locator('html[data-hydrated]').waitFor();
    await usesBlock();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('banner').getByRole('link').first().click();
    await page.locator('.plate-loader').waitFor({ state: 'detached' });
    await page.goBack();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await usesBlock();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}, 180_000);
