import type { Page } from 'playwright-core';
import { overlappingText } from './overlapping-text.ts';

/** Pixels: a phone, a tablet, a desktop. */
const widths = [375, 820, 1440];

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Opens a page at three widths and describes elements that overlap or scroll sideways. */
export const layoutFaults = async (page: Page, address: string): Promise<readonly string[]> => {
  await page.goto(address);
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    for (const pair of await overlappingText(page)) faults.push(`${width}: ${pair}`);
    if (await scrollsSideways(page)) faults.push(`${width}: scrolls sideways`);
  }
  return faults;
};
