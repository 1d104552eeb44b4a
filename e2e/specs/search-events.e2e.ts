import type { Page } from '@playwright/test';
import { readSearchEvents, type ToldEvent } from '../fixtures/database.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';

/** The events that this browser has sent so far, in no particular order. */
const toldBy = async (page: Page): Promise<readonly ToldEvent[]> => {
  const visitor = (await page.context().cookies()).find(({ name }) => name === 'ironcart-visitor');
  return visitor === undefined ? [] : readSearchEvents(visitor.value);
};

const namesToldBy = async (page: Page): Promise<readonly string[]> =>
  (await toldBy(page)).map(({ name }) => name).sort();

test.describe('search events', { tag: '@one-width' }, () => {
  test('report the actions of a shopper, and an order once [S7-calls-rfk-12] [S7-calls-rfk-13] [S7-calls-rfk-14] [S7-calls-rfk-16] [S7-calls-rfk-17] [S7-calls-rfk-18] [S7-calls-rfk-19]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.opens('/kettlebells');
    await shop.isReady();
    await shop.opensProduct('Halden Kettlebell 16 kg');
    await shop.addsToCart();
    await expect(shop.sideCart).toBeVisible();
    await expect
      .poll(() => namesToldBy(page))
      .toEqual(['add_to_cart', 'page_view', 'page_view', 'product_view', 'user', 'widget_appear', 'widget_click']);
    await shop.sideCart.getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL(/\/checkout$/);
    await checkout.reachesReviewAsGuest(sandboxCard('approved'));
    await checkout.placesOrder();
    const orderId = await checkout.seesOrderNumber();
    const ordersTold = async () => (await toldBy(page)).filter(({ name }) => name === 'order_confirm');
    await expect.poll(ordersTold).toHaveLength(1);
    expect((await ordersTold())[0]).toMatchObject({
      uri: '/checkout/success',
      detail: { orderId, items: [{ qty: 1 }] },
    });

    await Promise.all([page.waitForResponse(/report-pages/), page.reload()]);
    await shop.opens('/about');
    await expect.poll(async () => (await toldBy(page)).some(({ uri }) => uri === '/about')).toBe(true);
    expect(await ordersTold()).toHaveLength(1);
  });

  test('are not sent in Europe before consent, nor after it is withdrawn [S6-consent-01] [S6-consent-05]', async ({
    shop,
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await shop.opens('/eu/kettlebells');
    await page.waitForResponse(/care-for-page/);
    const { origin } = new URL(page.url());
    // The page would notice the consent if its scripts have not run yet.
    await page.goto('about:blank');
    await context.addCookies([{ name: 'ironcart-consent', value: 'performance', url: origin }]);
    await shop.opens('/eu/kettlebells');
    await expect.poll(() => namesToldBy(page)).toEqual(['page_view', 'user', 'widget_appear']);
    expect(asked.filter((url) => url.includes('/rfktkn'))).toHaveLength(1);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeFocused();
    await page.getByRole('button', { name: 'Only the needed one' }).click();
    await page.waitForURL(/\/eu\/kettlebells$/);
    const askedBefore = asked.length;
    await Promise.all([page.waitForResponse(/care-for-page/), page.reload()]);
    await page.waitForLoadState('networkidle');
    expect(asked.slice(askedBefore).filter((url) => /rfktkn|\/svc_search|report-pages/.test(url))).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('ironcart-visitor');
  });
});
