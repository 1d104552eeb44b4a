import { expect, test } from '../fixtures/test.ts';

interface AppWindow {
  messages?: unknown[];
  webkit?: unknown;
}

test.describe('store in its native app', { tag: '@one-width' }, () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test.beforeEach(async ({ page }) => {
    // The app's side of the bridge records the messages.
    await page.addInitScript(() => {
      const app = window as AppWindow;
      app.messages = [];
      app.webkit = {
        messageHandlers: { ironcart: { postMessage: (message: unknown) => app.messages?.push(message) } },
      };
    });
  });

  test('shows the shop without header and footer, on every page up to checkout [S1-platform-02] [S1-app-01] [S1-app-02] [S1-app-10] [S1-app-11] [S1-app-12]', async ({
    shop,
    page,
  }) => {
    const calls: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/\/svc_\w+\//.test(url.pathname)) calls.push(url);
    });
    await shop.opens('/?isMobileApp=1&mobileAppVersion=3.3.0');
    await shop.isReady();
    const frame = page.locator('body header[class*="Header-header"]:has(a[href="/cart"]), body footer');
    await expect(frame).toHaveCount(0);
    // Sent to the search service's own URL, some seconds after the page has loaded.
    await expect.poll(() => calls.map(({ pathname }) => pathname)).toContain('/svc_search/events');
    await shop.opens('/app');
    await shop.isReady();
    await page.getByRole('link', { name: 'Deals' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hot deals' })).toBeVisible();
    await expect(frame).toHaveCount(0);
    await shop.takesToCheckout('/halden-club-bar-20-kg');
    await expect(frame).toHaveCount(0);
    await expect.poll(() => calls.map(({ pathname }) => pathname)).toContain('/svc_paymentmethod/methods');
    for (const { pathname, searchParams } of calls) {
      expect(searchParams.get('isMobileApp'), pathname).toBe('1');
      expect(searchParams.get('mobileAppVersion'), pathname).toBe('3.3.0');
      expect(searchParams.get('mobileAppPlatform'), pathname).toBe('ios');
    }
  });

  test('opens the native screen if the app supports it, and reports when the scripts have loaded [S2-appscreens-13] [S2-appscreens-03]', async ({
    shop,
    page,
  }) => {
    const heard = () => page.evaluate(() => (window as AppWindow).messages);
    await shop.opens('/app?isMobileApp=1&mobileAppVersion=3.3.0');
    await shop.isReady();
    await page.getByRole('link', { name: 'Timer remote' }).click();
    await expect.poll(heard).toEqual([{ type: 'openScreen', screen: 'timerRemote' }]);
    await expect(page).toHaveURL(/\/app\?/);
    await shop.opens('/app/preloader');
    await expect(page.getByRole('heading', { name: 'The store is ready' })).toBeVisible();
    expect(await heard()).toEqual([{ type: 'preloaded' }]);
  });
});
