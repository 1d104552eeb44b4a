import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

for (const width of [1280, 800, 375]) {
  test(`search, buying and the menu are in reach at ${width} px [S1-platform-01]`, { tag: '@one-width' }, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.opens('/');
    await shop.isReady();
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
    await shop.opens('/search?q=club+bar');
    await expect(page.getByRole('main').getByRole('link', { name: 'Halden Club Bar 20 kg' }).first()).toBeVisible();
    await shop.takesToCheckout('/halden-club-bar-20-kg');
    await shop.opens('/cart');
    await expect(page.getByRole('main').getByText('Halden Club Bar 20 kg').first()).toBeInViewport();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Check ?out/ })
        .first(),
    ).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('phone cart has its sum and Check out in reach on the whole page, and covers nothing at the end of the page', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const path of ['/halden-r4-power-rack', '/halden-club-bar-20-kg']) {
    await shop.opens(path);
    await shop.isReady();
    await shop.addsToCart();
    await expect(shop.sideCart).toBeVisible();
  }
  await shop.opens('/cart');
  const main = page.getByRole('main');
  const checkOut = main.getByRole('link', { name: 'Check out' });
  await expect(checkOut).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('$1,205.00').last()).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [bar, last] = await Promise.all([
    checkOut.boundingBox(),
    page.getByRole('contentinfo').getByRole('link').last().boundingBox(),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await checkOut.click();
  await page.waitForURL(/\/checkout$/);
});

test('tablet shows the rows of a grouped product within their panel', { tag: '@one-width' }, async ({ shop, page }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await shop.opens('/halden-competition-bumper-plates');
  await shop.isReady();
  const edgeOf = async (of: Locator): Promise<number> => {
    const box = await of.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const button = page.getByRole('button', { name: 'Add to cart' }).first();
  const steppers = page.getByRole('table', { name: 'Choose your pieces' }).getByRole('spinbutton');
  await expect(steppers).toHaveCount(5);
  for (const stepper of await steppers.all()) {
    expect(await edgeOf(stepper.locator('..'))).toBeLessThanOrEqual(await edgeOf(button));
  }
});

test('tablet keeps the pictures beside the buy panel, and scrolls them away with it, above the reviews', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await shop.opens('/halden-club-bar-20-kg');
  await shop.isReady();
  const pictures = page.getByRole('region', { name: 'Pictures of Halden Club Bar 20 kg' });
  await page.mouse.wheel(0, 150);
  await expect.poll(async () => (await pictures.boundingBox())?.y).toBe(24);
  await page.getByRole('heading', { name: 'One bar for the whole garage' }).scrollIntoViewIfNeeded();
  await expect(pictures).not.toBeInViewport();
});

test('low phone shows the whole picture, its overlay, the price, the stock and the button', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await shop.opens('/halden-r4-power-rack');
  const main = page.getByRole('main');
  const topOf = async (locator: ReturnType<typeof main.getByText>) => (await locator.first().boundingBox())?.y ?? 0;
  const bottomOf = async (locator: ReturnType<typeof main.getByText>) => {
    const box = await locator.first().boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  const [button, stock] = [main.getByRole('button', { name: 'Add to cart' }), main.getByText('In stock')];
  expect(await bottomOf(main.getByRole('button', { name: 'Turn it' }))).toBeLessThan(
    await topOf(page.getByRole('heading', { level: 1 })),
  );
  expect(await bottomOf(stock)).toBeLessThan(await topOf(button));
  expect(await bottomOf(button)).toBeLessThanOrEqual(667);
});

for (const path of ['/plates', '/search?q=bar']) {
  test(`a low phone shows products of ${path} immediately, and the filters stay in view while scrolling`, {
    tag: '@one-width',
  }, async ({ shop, page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await shop.opens(path);
    await shop.isReady();
    const main = page.getByRole('main');
    const picture = await main.locator('#products img').first().boundingBox();
    expect((picture?.y ?? 667) + (picture?.height ?? 0)).toBeLessThan(667);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(main.getByRole('button', { name: 'Filter' })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('combobox', { name: 'Sort by' })).toBeInViewport({ ratio: 1 });
  });
}

const phones = [
  { site: '/eu', width: 375, height: 667 },
  { site: '/gb', width: 375, height: 667 },
  { site: '/gb', width: 320, height: 568 },
];
for (const { site, width, height } of phones) {
  test(`phone buy bar stands above the cookie consent on ${site}, ${width} pixels wide`, {
    tag: '@one-width',
  }, async ({ shop, page }) => {
    await page.setViewportSize({ width, height });
    await shop.opens(`${site}/halden-club-bar-20-kg`);
    const question = page.getByRole('region', { name: 'Cookies' });
    const buy = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
    const isCovered = () =>
      buy.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, bottom - 2);
        return top < 0 || bottom > window.innerHeight || !button.contains(above);
      });
    await expect(question).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 420, behavior: 'instant' }));
    await expect.poll(isCovered).toBe(false);
    await shop.isReady();
    const gap = async () => {
      const [bar, notice] = await Promise.all([buy.boundingBox(), question.boundingBox()]);
      return (notice?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    expect(await gap()).toBeLessThan(32);
    await buy.click();
    await expect(page.getByRole('dialog', { name: /Your cart/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Only the needed one' }).click();
    await expect(question).toBeHidden();
  });
}

test('link in a review mail opens a page that leads to the customer’s reviews [S2-routes-03]', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.opens('/mps-review');
  await page.getByRole('main').getByRole('link', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Freviews/);
});

test('footer of a phone is short below forms, and includes the menus on shop pages', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const footer = page.getByRole('contentinfo');
  const height = async (): Promise<number> => (await footer.boundingBox())?.height ?? 0;
  for (const path of ['/login', '/forgot-password', '/shippingtracker', '/cart']) {
    await shop.opens(path);
    await expect(footer.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'works@halden.example' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Benches' })).toBeHidden();
    await expect(footer.getByLabel('Email for the newsletter')).toHaveCount(0);
    expect(await height(), path).toBeLessThan(812 / 2);
  }
  await shop.opens('/barbells');
  await expect(footer.getByRole('link', { name: 'Benches' })).toBeVisible();
  await expect(footer.getByLabel('Email for the newsletter')).toBeVisible();
});
