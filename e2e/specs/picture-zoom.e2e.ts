import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

// Fingers, as a phone's screen reports them.
test.use({ hasTouch: true });

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })) });

/** Two fingers on a level line through `centre`, whose distance changes from one to the other. */
const pinches = async (session: CDPSession, { x, y }: Point, from: number, to: number) => {
  const apart = (distance: number) => [
    { x: x - distance / 2, y },
    { x: x + distance / 2, y },
  ];
  await touch(session, 'touchStart', apart(from));
  for (let step = 1; step <= 8; step += 1) await touch(session, 'touchMove', apart(from + ((to - from) * step) / 8));
  await touch(session, 'touchEnd', []);
};

const opensCloseUp = async (page: Page) => {
  await page
    .getByRole('region', { name: /^Pictures of/ })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .tap();
  const picture = page.getByRole('dialog').getByRole('button', { name: 'Enlarge' });
  await expect(picture).toBeVisible();
  await expect(picture.locator('img').first()).toHaveJSProperty('complete', true);
  return picture;
};

test('a product picture grows under two fingers, stays where they are, and shrinks again', async ({ shop, page }) => {
  await shop.opens('/halden-club-bar-20-kg');
  await shop.isReady();
  const picture = await opensCloseUp(page);
  const whole = await picture.boundingBox();
  if (whole === null) throw new Error('The picture has no box.');
  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  const session = await page.context().newCDPSession(page);

  await pinches(session, middle, 80, 200);
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  const large = await picture.boundingBox();
  expect((large?.width ?? 0) / whole.width).toBeCloseTo(2.5, 1);
  // The point between the fingers kept its place, the middle of the picture; a scroll bar takes a few pixels.
  expect(Math.abs((large?.x ?? 0) + (large?.width ?? 0) / 2 - middle.x)).toBeLessThan(whole.width * 0.03);
  // The page itself is as large as before.
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

  await pinches(session, middle, 240, 40);
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  expect((await picture.boundingBox())?.width).toBeCloseTo(whole.width, 0);
});

test('two quick taps on a product picture enlarge it once, and two more show it whole', async ({ shop, page }) => {
  await shop.opens('/halden-club-bar-20-kg');
  await shop.isReady();
  const picture = await opensCloseUp(page);
  const whole = await picture.boundingBox();
  if (whole === null) throw new Error('The picture has no box.');
  const at = { x: whole.x + whole.width * 0.6, y: whole.y + whole.height / 2 };
  const tapsTwice = async () => {
    await page.touchscreen.tap(at.x, at.y);
    await page.touchscreen.tap(at.x, at.y);
  };

  await tapsTwice();
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  expect(((await picture.boundingBox())?.width ?? 0) / whole.width).toBeCloseTo(2, 1);
  await page.waitForTimeout(500);
  await expect(picture).toHaveAttribute('aria-pressed', 'true');

  await tapsTwice();
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(picture).toHaveCount(0);
});
