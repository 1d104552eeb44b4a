import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const product = '/halden-club-bar-20-kg';

/** Delays the application's scripts until the returned function is called. */
const holdApplication = async (page: Page): Promise<() => void> => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/browser-[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
};

test.describe('page whose application has not started', { tag: '@one-width' }, () => {
  test('loads no script before the first interaction of the shopper', async ({ page, shop }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const path of ['/about', product]) {
      await page.goto(path, { waitUntil: 'load' });
      await shop.seesHeading(/./);
      expect(scripts, path).toEqual([]);
    }
    await shop.isReady();
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('handles an early click exactly once', async ({ page, shop }) => {
    const arrive = await holdApplication(page);
    await page.goto(product);
    await shop.addsToCart();
    await expect(shop.sideCart).toBeHidden();
    arrive();
    await expect(shop.sideCart).toBeVisible();
    await expect(shop.sideCart.getByRole('spinbutton')).toHaveValue('1');
    expect(new URL(page.url()).pathname).toBe(product);
  });

  test("shows a missing option beside its field after an early click, without the browser's message", async ({
    page,
    shop,
  }) => {
    const arrive = await holdApplication(page);
    await page.goto('/grosvik-heavy-t-shirt');
    await page.evaluate(() => {
      const noteBubble = (event: Event) =>
        setTimeout(() => event.defaultPrevented || document.documentElement.setAttribute('data-bubble', ''));
      addEventListener('invalid', noteBubble, { capture: true });
    });
    await shop.addsToCart();
    const message = page.getByText('Choose one of these.');
    await expect(message).toBeHidden();
    arrive();
    await expect(message).toBeVisible();
    await expect(page.locator('html[data-bubble]')).toHaveCount(0);
  });

  test('shows the previous page on Back after a reload, and the later one on Forward', async ({ page, shop }) => {
    await page.goto('/plates');
    await shop.isReady();
    const name = 'Halden Competition Bumper Plate 25 kg';
    await shop.opensProduct(name);
    await page.reload();
    await page.goBack();
    await shop.seesHeading('Plates');
    await page.goForward();
    await shop.seesHeading(name);
  });
});

test.describe('phone without a hovering pointer', { tag: '@one-width' }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('loads no picture that is shown on hover only', async ({ page }) => {
    await page.goto('/barbells', { waitUntil: 'load' });
    const pictures = await page.locator('#products img').evaluateAll((images) =>
      images.map((image) => ({
        isShown: image.checkVisibility(),
        isLoaded: image instanceof HTMLImageElement && image.naturalWidth > 0,
      })),
    );
    expect(pictures.filter(({ isShown, isLoaded }) => isShown && isLoaded).length).toBeGreaterThan(0);
    expect(pictures.filter(({ isShown }) => !isShown).length).toBeGreaterThan(0);
    expect(pictures.filter(({ isShown, isLoaded }) => !isShown && isLoaded)).toEqual([]);
  });
});
