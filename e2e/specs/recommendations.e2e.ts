import type { Page } from '@playwright/test';
import { readSearchEvents } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/test.ts';

/** Scrolls like a shopper: through the whole page to its end. */
const scrollsToTheEnd = async (page: Page): Promise<void> => {
  for (let left = true; left; ) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(150);
    left = await page.evaluate(() => window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 2);
  }
};

test('product page recommends similar products, and reports those shown and clicked [S7-calls-rfk-06] [S7-calls-rfk-16] [S7-calls-rfk-17]', async ({
  shop,
  page,
}) => {
  await shop.opens('/halden-power-bar-stainless');
  await shop.isReady();
  const row = page.getByRole('region', { name: 'You may also like' });
  await scrollsToTheEnd(page);
  await expect(row.getByRole('listitem')).toHaveCount(12);
  await expect(row.getByRole('article').first()).toContainText('$');
  const second = row.getByRole('link').nth(1);
  const name = (await second.textContent()) ?? '';
  await second.click();
  await shop.seesHeading(name);
  const told = async () => {
    const visitor = (await page.context().cookies()).find((cookie) => cookie.name === 'ironcart-visitor');
    const events = visitor === undefined ? [] : await readSearchEvents(visitor.value);
    return events.flatMap(({ name: event, detail }) => (detail.rfkid === 'rfkid_31' ? [event] : [])).toSorted();
  };
  await expect.poll(told).toEqual(['widget_appear', 'widget_click']);
});

test('cart recommends products that it does not contain, and the home page uses the history only with consent [S7-calls-rfk-05] [S7-calls-rfk-07]', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.opens('/halden-kettlebell-16-kg');
  await shop.isReady();
  await shop.addsToCart();
  await expect(shop.sideCart).toBeVisible();
  await shop.opens('/cart');
  await shop.isReady();
  const beside = page.getByRole('region', { name: 'Goes with your cart' });
  await scrollsToTheEnd(page);
  await expect(beside.getByRole('listitem')).not.toHaveCount(0);
  await expect(beside.getByRole('link', { name: 'Halden Kettlebell 16 kg', exact: true })).toHaveCount(0);

  const isKnown = async () => (await page.context().cookies()).some(({ name }) => name === 'ironcart-visitor');
  await expect.poll(isKnown).toBe(true);
  await shop.opens('/');
  await shop.isReady();
  await scrollsToTheEnd(page);
  await expect(page.getByRole('region', { name: 'Picked for you' })).toBeVisible();
  const asked = page.waitForResponse(/recommendations\?at=home/);
  await shop.opens('/eu');
  await shop.isReady();
  await scrollsToTheEnd(page);
  expect(await (await asked).json()).toEqual({ cards: [] });
  await expect(page.getByRole('region', { name: 'Picked for you' })).toHaveCount(0);
});
