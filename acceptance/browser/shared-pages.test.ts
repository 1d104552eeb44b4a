import { rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { isHydrated } from './phone.ts';

const dataDir = makeDataDir();
let store: OpenProduct;
let browser: Browser;

beforeAll(async () => {
  store = await openProduct({
    IRONCART_DATA_DIR: dataDir,
    IRONCART_DEMO: 'on',
    IRONCART_SHARED_CACHE_SECONDS: '60',
  });
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
});
afterAll(async () => {
  await browser?.close();
  await store?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Opens a page as a new visitor. @returns it with its console messages */
const openShared = async (path: string) => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const answer = await page.goto(store.url + path);
  expect(answer?.headers()['cache-control']).toContain('s-maxage=60');
  return { page, complaints };
};

const startApplication = async (page: Page): Promise<void> => {
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 70);
  await isHydrated(page);
};

describe('page from a shared cache, whose policy has no nonce for scripts', () => {
  it.each(['/', '/barbells', '/halden-meet-bar-20-kg', '/search?q=bar', '/about', '/theindex'])(
    'starts its application without violations of its policy: %s',
    async (path) => {
      const { page, complaints } = await openShared(path);
      await startApplication(page);
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  it('runs no script that its original markup lacks', async () => {
    const { page, complaints } = await openShared('/barbells');
    const nonce = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce);
    await page.evaluate((known) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script nonce="${known}">parent.document.title = 'taken over'</script>`;
      document.body.append(frame);
    }, nonce);
    await expect.poll(() => complaints.join(), { timeout: 10_000 }).toMatch(/Content Security Policy/);
    expect(await page.title()).not.toBe('taken over');
    await page.close();
  });

  it('shows the cart after an addition, also on a page opened before', async () => {
    const { page, complaints } = await openShared('/barbells');
    await startApplication(page);
    await page.goto(`${store.url}/halden-meet-bar-20-kg`);
    await startApplication(page);
    await page
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click();
    const inCart = page.getByRole('banner').getByText('1', { exact: true });
    await inCart.first().waitFor();
    await page.goto(`${store.url}/barbells`);
    await inCart.first().waitFor();
    await page.goto(`${store.url}/checkout/shipping`);
    await isHydrated(page);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
