import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { pictureName } from '../../scripts/review/contact-sheet.mjs';
import { widths } from '../fixtures/public-pages.ts';
import { keepForReview } from './keep-for-review.ts';

export { widths };

export const themes = ['light', 'dark'] as const;

export const screensFolder = inRoot('build', 'screens');

/** Heights of a phone's, a tablet's and a desktop's window, in pixels. */
const heights = { 375: 812, 820: 1180, 1440: 900 } as const;

/** The longest wait for pictures and late parts of one page: on a busy machine a picture is encoded when it is first asked for. */
const patienceMs = 20_000;

/**
 * Scrolls through the page, so that late parts and pictures are there; those beside a strip's edge, which no window
 * shows, are not waited for.
 */
const loadAll = (page: Page): Promise<void> =>
  page.evaluate(async (limitMs) => {
    const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));
    const isBeside = ({ left, right }: DOMRect) => right <= 0 || left >= window.innerWidth;
    const isMissing = (image: HTMLImageElement) =>
      !image.complete && image.checkVisibility() && !isBeside(image.getBoundingClientRect());
    const isLoading = () =>
      document.querySelector('main [aria-busy="true"]') !== null || [...document.images].some(isMissing);
    const end = performance.now() + limitMs;
    let passes = 0;
    do {
      passes += 1;
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
        window.scrollTo({ top, behavior: 'instant' });
        await wait(50);
      }
      // A late part brings pictures of its own, which the next pass meets.
    } while ((passes < 2 || isLoading()) && performance.now() < end);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await Promise.race([
      Promise.all(
        [...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => undefined)),
      ),
      wait(2_000),
    ]);
  }, patienceMs);

/**
 * Takes screenshots of the whole page that is open, at every width and in both themes.
 * @param name group and screen, such as `checkout--payment`
 */
export const takeScreenshots = async (page: Page, name: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await loadAll(page);
      await page.screenshot({
        path: join(screensFolder, pictureName(`${name}--${colorScheme}`, width)),
        fullPage: true,
        animations: 'disabled',
      });
      await keepForReview(page, `${name}--${colorScheme}-${width}`);
    }
  }
};
