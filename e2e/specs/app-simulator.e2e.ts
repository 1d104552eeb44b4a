import { serveSimulator } from '../../scripts/app-simulator/serve-simulator.mjs';
import { expect, test } from '../fixtures/test.ts';

test.describe('simulated native app', { tag: '@one-width' }, () => {
  test.use({ viewport: { width: 1000, height: 900 } });

  let simulator: Awaited<ReturnType<typeof serveSimulator>>;
  test.beforeAll(async () => {
    simulator = await serveSimulator(process.env.IRONCART_E2E_URL ?? '');
  });
  test.afterAll(() => simulator.close());

  test('of version 3.3.0 receives messages: a screen, the log-in, the end of preloading [S1-app-13] [S6-guest-04] [S2-appscreens-13] [S2-appscreens-03]', async ({
    page,
  }) => {
    await page.goto(`${simulator.url}?version=3.3.0&platform=ios`);
    const store = page.frameLocator('#view');
    const log = page.getByRole('log', { name: 'Messages of the bridge' });
    await expect(store.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    await expect(store.locator('body > * header a[href="/cart"], body footer')).toHaveCount(0);
    // The first touch starts the page's application; until it is loaded, the browser follows links itself.
    await store.getByRole('heading', { level: 1, name: 'Welcome' }).click();
    await expect(store.locator('html[data-hydrated="true"]')).toHaveCount(1);
    await store.getByRole('link', { name: 'Timer remote' }).click();
    await expect(log).toContainText('ironcart: {"type":"openScreen","screen":"timerRemote"}');
    await expect(page.getByText("The app's screen: timerRemote")).toBeVisible();

    await page.goto(`${simulator.url}?version=3.3.0&platform=android&path=/app/preloader`);
    await expect(store.getByRole('heading', { name: 'The store is ready' })).toBeVisible();
    await expect(log).toContainText('ironcart: {"type":"preloaded"}');

    await page.goto(`${simulator.url}?version=3.3.0&platform=android&path=/halden-club-bar-20-kg`);
    await store.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(log).toContainText('ironcart: {"type":"login"}');
    await expect(store.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });

  test('of version 3.2.9 receives no messages, and everything works as in a browser [S1-app-13]', async ({ page }) => {
    await page.goto(`${simulator.url}?version=3.2.9&platform=ios&path=/halden-club-bar-20-kg`);
    const store = page.frameLocator('#view');
    await store.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(store.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('log', { name: 'Messages of the bridge' })).not.toContainText('ironcart:');
  });
});
