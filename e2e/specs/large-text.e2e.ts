import type { Page } from '@playwright/test';
import { brokenNames } from '../fixtures/page-findings.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const product = '/halden-training-bumper-plate-20-kg';

/** Ways to double the text size: everything in relative units, or only the text. */
const waysToEnlarge = {
  'the size of the root': () => {
    document.documentElement.style.fontSize = '200%';
  },
  'the text alone': () => {
    const texts = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((element) => 'style' in element);
    for (const element of texts) element.style.fontSize = '';
    const sizes = texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [at, element] of texts.entries()) element.style.fontSize = `${2 * (sizes[at] ?? 0)}px`;
  },
};

/** Content beyond the window's width that cannot be scrolled into view. */
const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('phone with text at twice its size', { tag: ['@one-width', '@sampled'] }, () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const [what, enlarge] of Object.entries(waysToEnlarge)) {
    test(`no page scrolls sideways and no name is broken, with ${what}`, async ({ page, shop, checkout }) => {
      const fits = async (name: string): Promise<void> => {
        await page.evaluate(enlarge);
        expect.soft(await sidewaysOf(page), name).toBe(0);
        expect.soft(await brokenNames(page), name).toEqual([]);
      };
      for (const path of ['/', '/barbells', product, '/halden-power-bar-stainless', '/search?q=plate', '/login']) {
        await shop.opens(path);
        await shop.isReady();
        await fits(path);
      }
      await shop.opens(product);
      await shop.isReady();
      await shop.addsToCart();
      await expect(shop.sideCart).toBeVisible();
      await fits('side cart');
      await shop.opens('/cart');
      await shop.isReady();
      await fits('cart');
      await shop.goesToCheckout();
      await expect(page.getByRole('region', { name: 'Go on as a guest' })).toBeVisible();
      await fits('start of checkout');
      await checkout.entersAddress(guest);
      await checkout.seesShippingMethods();
      await fits('shipping');
      await checkout.continuesToPayment();
      await expect(page.locator('iframe[title="Card details"]')).toBeVisible();
      await fits('payment');
      await shop.logsIn('maya@example.com', 'squat-deep-24');
      for (const name of [
        'dashboard',
        'orders',
        'earned-store',
        'my-lists',
        'registry',
        'custom-quoting',
        'payment-methods',
        'gift-cards',
        'reviews',
        'address',
        'settings',
      ]) {
        const path = `/account/${name}`;
        await shop.opens(path);
        await shop.isReady();
        await fits(path);
      }
    });
  }
});
