import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../../scripts/prepare/chromium.mjs';
import type { Figures } from '../chapter.ts';
import { goalTable } from '../figures/goal-table.ts';
import { type VisitedPage, visitedPages, warmPage } from '../lighthouse/pages.ts';
import { withProduct } from '../load/run-product.ts';

/** CPU slowdown of the browser: a mid-range phone. */
const slowdown = 4;

/** 9 Mbit/s down, 1.5 up, and 165 ms latency: "fast 4G" in Chromium's tools. */
const network = { offline: false, latency: 165, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };

/** Goals: milliseconds to the largest paint, and the layout shift. */
const mostMs = 1_700;
const mostShift = 0.001;

const visits = 5;

interface Painted {
  readonly largestMs: number;
  readonly firstMs: number;
  readonly shift: number;
}

/** Records the paints and shifts of the page from its first moment on. Without named functions: the page lacks tsx's helper for them. */
const watchPaints = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = { largestMs: 0, firstMs: 0, shift: 0 };
    Object.assign(globalThis, { paints: seen });
    for (const type of ['largest-contentful-paint', 'paint', 'layout-shift']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (type === 'largest-contentful-paint') seen.largestMs = entry.startTime;
          else if (type === 'layout-shift') seen.shift += (entry as PerformanceEntry & { value: number }).value;
          else if (entry.name === 'first-contentful-paint') seen.firstMs = entry.startTime;
        }
      }).observe({ type, buffered: true });
    }
  });
};

/** Opens a page in a new phone's browser with nothing in its cache. */
const visit = async (browser: Browser, origin: string, { path, cookie }: VisitedPage): Promise<Painted> => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...(cookie === undefined ? {} : { extraHTTPHeaders: { Cookie: cookie } }),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchPaints(page);
    await page.goto(origin + path);
    await page.waitForTimeout(1_500);
    const painted = await page.evaluate(() => (globalThis as unknown as { paints: Painted }).paints);
    if (painted.largestMs === 0) throw new Error(`${path} painted nothing that the browser told`);
    return painted;
  } finally {
    await context.close();
  }
};

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures when a phone with a slow processor has painted the largest picture of each page, and the layout shift. */
export const measureLargestPaint = (): Promise<Figures> =>
  withProduct(async (origin) => {
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    try {
      const found: { readonly name: string; readonly painted: readonly Painted[] }[] = [];
      for (const visited of await visitedPages(origin)) {
        await warmPage(origin, visited);
        const painted: Painted[] = [];
        while (painted.length < visits) painted.push(await visit(browser, origin, visited));
        found.push({ name: visited.name, painted });
      }
      const largest = (painted: readonly Painted[]) => painted.map(({ largestMs }) => largestMs);
      const shift = Math.max(...found.flatMap(({ painted }) => painted.map((one) => one.shift)));
      return {
        tables: [
          goalTable([
            ...found.map(({ name, painted }) => ({
              name: `Largest paint, ${name}`,
              most: mostMs,
              reached: median(largest(painted)),
              unit: ' ms',
            })),
            { name: 'Layout shift, the most of all visits', most: mostShift, reached: shift, unit: '' },
          ]),
          [
            '| ms from the request | first paint, median | largest paint, least | median | most |',
            '|---|---:|---:|---:|---:|',
            ...found.map(({ name, painted }) => {
              const values = largest(painted);
              const cells = [
                median(painted.map(({ firstMs }) => firstMs)),
                Math.min(...values),
                median(values),
                Math.max(...values),
              ];
              return `| ${name} | ${cells.map((value) => value.toFixed(0)).join(' | ')} |`;
            }),
          ].join('\n'),
        ].join('\n\n'),
      };
    } finally {
      await browser.close();
    }
  });
