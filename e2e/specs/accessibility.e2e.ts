import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds against WCAG 2.2 A and AA, in the page and its frames of the same origin. */
const findings = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  const violations = (await page.evaluate(() =>
    // @ts-expect-error axe is put on the page by the line above, and only there.
    globalThis.axe
      .run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then((result: { violations: Finding[] }) => result.violations),
  )) as Finding[];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
};

const publicPages = [
  '/',
  '/barbells',
  '/halden-club-bar-20-kg',
  '/halden-trap-bar',
  '/search?q=plate',
  '/cart',
  '/login',
  '/forgot-password',
  '/account/reset-password/token',
  '/no-such-page',
];

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  test('on the pages that are open to all', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path);
      expect.soft(await findings(page), path).toEqual([]);
    }
  });

  test('on each step of checkout and on the success page', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith('/halden-training-bumper-plate-25-kg');
    await checkout.entersAddress((await import('../models/checkout.ts')).guest);
    await checkout.seesShippingMethods();
    expect(await findings(page)).toEqual([]);
    await checkout.continuesToPayment();
    await checkout.entersCard(sandboxCard('approved'));
    expect(await findings(page)).toEqual([]);
    await checkout.continuesToReview();
    expect(await findings(page)).toEqual([]);
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    expect(await findings(page)).toEqual([]);
  });

  test('in the account', async ({ shop, page }) => {
    await shop.logsIn('maya@example.com', 'squat-deep-24');
    for (const path of ['/account/dashboard', '/account/orders', '/account/address']) {
      await page.goto(path);
      expect(await findings(page), path).toEqual([]);
    }
  });
});
