import type { Page } from '@playwright/test';
import { type NetworkBetween, openNetwork } from '../fixtures/network-between.ts';
import { test as base, expect } from '../fixtures/test.ts';

const product = '/halden-training-bumper-plate-20-kg';
const other = '/halden-ceramic-bar-20-kg';

const test = base.extend<{ network: NetworkBetween }>({
  network: async ({ baseURL }, use) => {
    const network = await openNetwork(process.env.IRONCART_E2E_URL ?? baseURL ?? '');
    await use(network);
    await network.close();
  },
  // Overrides the fixture of the same name, so that this product is behind the proxy.
  page: async ({ page, network }, use) => {
    const goto = page.goto.bind(page);
    page.goto = (path, options) => goto(new URL(path, network.url).href, options);
    await use(page);
  },
});

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page. */
const isControlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });

const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('ironcart-pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

const keeps = (page: Page, path: string): Promise<void> =>
  expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(path);

test.describe('reading offline', { tag: '@one-width' }, () => {
  test('shows viewed pages with the time of their copy, and the offline page for all others', async ({
    page,
    shop,
    network,
    context,
  }) => {
    await shop.opens('/');
    await shop.isReady();
    await isControlled(page);
    await shop.opens(product);
    await keeps(page, product);
    network.fails(true);
    await context.setOffline(true);

    await page.goto(product);
    await shop.sees(/You are offline\. This copy of the page is from/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bumper Plate/);

    await page.goto(other);
    await shop.seesHeading('You are offline');
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', other);
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /Bumper Plate/ })
      .click();
    await shop.sees(/This copy of the page is from/);

    for (const path of ['/cart', '/checkout', '/account/orders']) {
      await page.goto(path);
      await shop.seesHeading('You are offline');
      await shop.sees('Your cart, checkout and account are never stored on this device');
    }

    network.fails(false);
    await context.setOffline(false);
    await page.goto(other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bar/);
    await expect(page.getByText('This copy of the page is from')).toHaveCount(0);
  });

  test('stores nothing for a signed-in shopper, and deletes the pages viewed as a guest', async ({
    page,
    shop,
    network,
  }) => {
    await shop.opens(product);
    await shop.isReady();
    await isControlled(page);
    await keeps(page, product);
    await shop.logsIn('owen@example.com', 'pull-heavy-24');
    await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toEqual([]);
    await shop.opens(other);
    await shop.isReady();
    await page.waitForTimeout(6_000);
    expect(await keptPaths(page)).toEqual([]);
    network.fails(true);
    await page.goto(other);
    await shop.seesHeading('You are offline');
  });

  test('does not prevent placing an order through the service worker, and stores nothing of it', async ({
    page,
    shop,
    network,
  }) => {
    await shop.opens(product);
    await shop.isReady();
    await isControlled(page);
    await shop.opens(product);
    await shop.isReady();
    await shop.addsToCart();
    await expect(shop.sideCart).toBeVisible();
    await shop.goesToCartFromSideCart();
    await shop.goesToCheckout();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) paths.push(new URL(url).pathname);
      }
      return paths;
    });
    expect(kept.filter((path) => /^\/(svc_|cart|checkout|account)/.test(path))).toEqual([]);
    network.fails(true);
    await page.goto('/checkout/shipping');
    await shop.seesHeading('You are offline');
  });

  test('lets a new release take over while a page is open, which keeps working although its files were deleted [S4-session-04]', async ({
    page,
    shop,
    network,
  }) => {
    await shop.opens(product);
    await shop.isReady();
    await isControlled(page);
    network.releases('two');
    network.loses(/^\/assets\//);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      await registration?.update();
      await taken;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Plates', exact: true }).click();
    await shop.seesHeading('Plates');
    network.loses(undefined);
    await shop.opens(other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bar/);
  });
});
