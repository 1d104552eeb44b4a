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

/**
 * Scrolls through the page so that pictures that load late are loaded; does not wait for those beside a strip's edge.
 */
const loadAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await wait(50);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(decoded), wait(2_000)]);
  });

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
