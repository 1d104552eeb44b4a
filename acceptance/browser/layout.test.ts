import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { sampleOf } from '../sample.ts';
import { overlappingText } from './overlapping-text.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';
import { openPhone, type Phone } from './phone.ts';

const dataDir = makeDataDir();
let phone: Phone;

beforeAll(async () => {
  phone = await openPhone(dataDir);
});

afterAll(async () => {
  await phone.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Pixels: a phone, a tablet, a desktop. */
const widths = [375, 820, 1440];

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** What is wrong with the layout of a page at each width, in words. */
const faultsOn = (kind: PageKind): Promise<readonly string[]> =>
  phone.use(kind, async (page) => {
    await page.goto(phone.url + kind.path);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      for (const pair of await overlappingText(page)) faults.push(`${width}: ${pair}`);
      if (await isTooWide(page)) faults.push(`${width}: scrolls sideways`);
    }
    return faults;
  });

test('a list without filters, and with one product, begins below its sort order', async () => {
  expect(await faultsOn({ path: '/search?q=laces' })).toEqual([]);
});

test.each(sampleOf(pageKinds, 6))(
  'no text of $path is drawn over another, and it does not scroll sideways',
  async (kind) => {
    expect(await faultsOn(kind)).toEqual([]);
  },
);
