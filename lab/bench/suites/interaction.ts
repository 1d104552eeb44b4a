import { chromium, type Page } from '@playwright/test';
import { Shop } from '../../../e2e/models/shop.ts';
import { ensureChromium } from '../../../scripts/prepare/chromium.mjs';
import type { Figures } from '../chapter.ts';
import { goalTable } from '../figures/goal-table.ts';
import { type Interaction, takeInteractions, watchLatency } from '../interaction/watch-latency.ts';
import { categoryPath } from '../load/category-calls.ts';
import { withProduct } from '../load/run-product.ts';

/** CPU slowdown of the browser: a mid-range phone. */
const slowdown = 4;

/** Maximum duration of an interaction, in milliseconds. */
const most = 50;

const words = ['kettlebell', 'competition plate'];
const betweenKeysMs = 120;
const facetsChosen = 6;

const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Types phrases into the header's search with the suggestions open. */
const typeWords = async (page: Page): Promise<readonly Interaction[]> => {
  const box = page.locator('header input[name=q]');
  await box.click();
  await box.pressSequentially('bar', { delay: betweenKeysMs });
  await page.waitForTimeout(1_500);
  await takeInteractions(page);
  for (const word of words) {
    await box.fill('');
    await box.pressSequentially(word, { delay: betweenKeysMs });
    await page.waitForTimeout(1_500);
  }
  return takeInteractions(page);
};

/** Selects facet values of a list, each after the list shows the previous selection. */
const chooseFacets = async (page: Page): Promise<readonly Interaction[]> => {
  const list = page.locator('#products');
  await takeInteractions(page);
  for (let chosen = 0; chosen < facetsChosen; chosen += 1) {
    const choice = page.locator('aside[aria-label="Filter"] input[type=checkbox]:not(:checked) + label').first();
    await choice.scrollIntoViewIfNeeded();
    const before = page.url();
    await choice.click();
    await page.waitForURL((url) => url.href !== before);
    await list.and(page.locator(':not([aria-busy])')).waitFor();
    await page.waitForTimeout(300);
    // Returns to the whole list, so that each selection is made in a list of 80 products.
    await page.goBack();
    await page.waitForTimeout(1_000);
  }
  return takeInteractions(page);
};

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

const row = (name: string, interactions: readonly Interaction[]): string => {
  const ms = (pick: (interaction: Interaction) => number, share: number) =>
    quantile(interactions.map(pick), share).toFixed(0);
  const cells = [
    interactions.length,
    ms(({ duration }) => duration, 0.5),
    ms(({ duration }) => duration, 0.75),
    ms(({ duration }) => duration, 1),
    ms(({ handled }) => handled, 0.5),
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
};

/** Measures the latency of typing in the search and of pressing a facet in a slow phone's browser. */
export const measureInteraction = (): Promise<Figures> =>
  withProduct(async (origin) => {
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    try {
      const open = async (path: string): Promise<Page> => {
        const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
        await watchLatency(page);
        const shop = new Shop(page);
        await shop.opens(path);
        await shop.isReady();
        await page.waitForTimeout(1_000);
        await slowDown(page, slowdown);
        return page;
      };
      const typed = await typeWords(await open('/'));
      const chosen = await chooseFacets(await open(categoryPath));
      const goal = (name: string, interactions: readonly Interaction[]) => ({
        name,
        most,
        reached: quantile(
          interactions.map(({ duration }) => duration),
          0.75,
        ),
        unit: ' ms',
      });
      return {
        tables: [
          goalTable([
            goal('A letter typed into the search, three of four', typed),
            goal('A value of a facet chosen, three of four', chosen),
          ]),
          [
            '| from the press to the next picture, ms | presses | half of them | three of four | all | handlers, half of them |',
            '|---|---:|---:|---:|---:|---:|',
            row('letters typed into the search', typed),
            row('values of facets, in a list of 80 products', chosen),
          ].join('\n'),
        ].join('\n\n'),
      };
    } finally {
      await browser.close();
    }
  });
