import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const product = '/halden-training-bumper-plate-20-kg';

/** All tab stops, and where they are: an element that is covered or outside the window is lost. */
const walk = async (page: Page): Promise<readonly string[]> => {
  const lost: string[] = [];
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const seen = new Set<string>();
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return undefined;
      const shown = focused.matches('input[type=radio], input[type=checkbox]') ? focused.closest('label') : null;
      const { left, right, top, bottom } = (shown ?? focused).getBoundingClientRect();
      const isOnWindow = right > 0 && left < window.innerWidth && bottom > 0 && top < window.innerHeight;
      const key = `${[...document.querySelectorAll('*')].indexOf(focused)}`;
      return { key, html: focused.outerHTML.slice(0, 120), isOnWindow };
    });
    if (at === undefined || seen.has(at.key)) break;
    seen.add(at.key);
    if (!at.isOnWindow) lost.push(at.html);
  }
  expect(seen.size).toBeGreaterThan(5);
  return lost;
};

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('window of 1280 pixels at 400 % zoom, with reduced motion', {
  tag: '@one-width',
}, () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  test('shows every page in one column, loses no tab stop, and animates nothing', async ({ page, shop }) => {
    /** Records all animations since the page was opened: short ones would be missed at a single moment. */
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      for (const type of ['animationstart', 'transitionrun']) {
        addEventListener(type, (event) => moved.push(`${type} ${(event.target as Element).className}`), true);
      }
    });
    const looksRight = async (what: string): Promise<void> => {
      expect.soft(await overflowOf(page), what).toBe(0);
      expect.soft(await walk(page), what).toEqual([]);
      expect.soft(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved), what).toEqual([]);
      expect.soft(await page.evaluate(() => document.getAnimations().length), what).toBe(0);
    };
    await shop.opens('/');
    await shop.isReady();
    await looksRight('home');
    await shop.opens(product);
    await shop.isReady();
    await looksRight('product');
    await shop.addsToCart();
    await expect(shop.sideCart).toBeVisible();
    await looksRight('side cart');
    await shop.opens('/cart');
    await shop.isReady();
    await looksRight('cart');
    await shop.opens('/checkout');
    await expect(page.getByRole('region', { name: 'Go on as a guest' })).toBeVisible();
    await looksRight('checkout');
  });

  test('leaves half of the window to the page, also beside the cookie consent', async ({ page, shop }) => {
    await shop.opens('/gb/halden-club-bar-20-kg');
    await expect(page.getByRole('button', { name: 'Only the needed one' })).toBeVisible();
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > window.innerWidth / 2)
        .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0),
    );
    expect(covered).toBeLessThanOrEqual(128);
  });
});

test.describe('on a phone', { tag: '@one-width' }, () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('a missing required option, and a focused option, is visible above the buy bar', async ({ page, shop }) => {
    await shop.opens('/halden-ceramic-bar-20-kg');
    await shop.isReady();
    const isInFront = () =>
      page.evaluate(() => {
        const choice = document.activeElement?.closest('label') ?? null;
        const { left, top, width, height } = choice?.getBoundingClientRect() ?? new DOMRect();
        return choice?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
      });
    await shop.addsToCart();
    await expect(page.getByRole('radio', { name: 'Red' })).toBeFocused();
    expect(await isInFront()).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page
      .getByRole('link', { name: /reviews|rating|4\.8/i })
      .first()
      .focus();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('input[type=radio]'))) break;
    }
    expect(await isInFront()).toBe(true);
  });
});

test('a shopper without a connection is informed, and continues once it is back', { tag: '@one-width' }, async ({
  page,
  shop,
  context,
}) => {
  // The connection is lost before the script that watches it has loaded.
  await page.route(/\/assets\/care-for-page-/, (route) => route.abort());
  await shop.opens(product);
  await shop.isReady();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Plates', exact: true }).click();
  await shop.seesHeading('You are offline');
  await context.setOffline(false);
  await shop.seesHeading('Plates');
});

test('page whose code had not loaded before the connection was lost opens when it is back', {
  tag: '@one-width',
}, async ({ page, shop, context }) => {
  await shop.opens('/');
  await shop.isReady();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Plates', exact: true }).click();
  await shop.seesHeading('You are offline');
  await context.setOffline(false);
  await shop.seesHeading('Plates');
});

test('page whose code was removed by a newer release opens as a full document', { tag: '@one-width' }, async ({
  page,
  shop,
}) => {
  await shop.opens('/');
  await shop.isReady();
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'Plates', exact: true }).click();
  await shop.seesHeading('Plates');
});

test('address typed offline is kept, without an error, and checkout continues online', {
  tag: '@one-width',
}, async ({ page, shop, checkout, context }) => {
  await shop.takesToCheckout(product);
  await checkout.startsAsGuest(guest.email);
  await context.setOffline(true);
  await checkout.fillsAddress(guest);
  await shop.sees('Shipping rates did not load. Your address is kept.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await checkout.seesShippingMethods();
  await checkout.continuesToPayment();
});
