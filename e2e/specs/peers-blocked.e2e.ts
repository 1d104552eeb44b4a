import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/**
 * Requests to third parties and reports: the analytics collector, the search service's events, and external services.
 */
const peers = /\/svc_analytics\/|\/svc_search\/(?:site\/\w+\/)?events|rfktkn|google-analytics|googletagmanager/;

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'are blocked in the browser': (route) => route.abort('blockedbyclient'),
  'answer 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'answer garbage': (route) => route.fulfill({ status: 200, body: '<h1>Hello', contentType: 'text/html' }),
  hang: () => new Promise(() => undefined),
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`a guest who allows analytics can shop normally while the services fail: ${fault} [S7-integ-03]`, {
    tag: '@one-width',
  }, async ({ shop, checkout, page }) => {
    const asked = new Set<string>();
    const others = new Set<string>();
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(process.env.IRONCART_E2E_URL ?? '').host) others.add(host);
    });
    await page.route(peers, (route) => {
      asked.add(/svc_\w+/.exec(route.request().url())?.[0] ?? '');
      return answer(route);
    });
    await shop.opens('/halden-club-bar-20-kg');
    await shop.isReady();
    await expect.poll(() => [...asked].toSorted(), { timeout: 20_000 }).toContain('svc_analytics');
    await shop.addsToCart();
    await expect(shop.sideCart).toBeVisible();
    await shop.sideCart.getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL(/\/checkout$/);
    await checkout.reachesPaymentAsGuest();
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
    expect([...others], 'hosts of others').toEqual([]);
  });
}
