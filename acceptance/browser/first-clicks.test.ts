import { rmSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { sampleOf } from '../sample.ts';
import { type Control, controlsOf, outcomeOf, press } from './controls.ts';

const product = '/halden-club-bar-20-kg';

/** A page of every kind. What stands around every page is pressed on the first. */
const pages = [
  { path: '/', isFramed: true },
  { path: '/barbells' },
  { path: '/barbells?page=2' },
  { path: product },
  { path: '/halden-trap-bar' },
  { path: '/search?q=plate' },
  { path: '/compare/bars' },
  { path: '/deals' },
  { path: '/cart', isFilled: true },
  { path: '/checkout', isFilled: true },
  { path: '/login' },
  { path: '/forgot-password' },
  { path: '/about' },
  { path: '/theindex' },
  { path: '/no-such-page' },
] as const satisfies readonly { path: string; isFramed?: boolean; isFilled?: boolean }[];

type Kind = (typeof pages)[number];

let store: OpenProduct;
let browser: Browser;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = process.env.IRONCART_ACCEPTANCE_URL
    ? { url: process.env.IRONCART_ACCEPTANCE_URL, output: () => '', close: async () => undefined }
    : await openProduct({ IRONCART_DATA_DIR: dataDir });
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
});

afterAll(async () => {
  await browser.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const fillCart = async ({ request }: BrowserContext): Promise<void> => {
  const call = async (path: string, data?: object): Promise<Record<string, unknown>> => {
    const url = store.url + path;
    return (await (data === undefined ? request.get(url) : request.post(url, { data }))).json();
  };
  const { entityId } = await call(`/svc_route/route?url=${product}`);
  const { _id } = await call('/svc_list/lists', { type: 'cart' });
  await call(`/svc_list/lists/${String(_id)}/items`, { items: [{ productId: entityId, qty: 1 }] });
};

/** A phone of a new guest, who fills the cart first where the page is about it. */
const onPhone = async <T>(
  kind: Kind,
  use: (page: Page) => Promise<T>,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, ...options });
  try {
    if ('isFilled' in kind) await fillCart(context);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
};

const isHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, { timeout: 20_000 });

/** Opens a page whose scripts do not arrive before `arrive` is called. */
const openWithoutScripts = async (page: Page, path: string): Promise<{ readonly arrive: () => void }> => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue().catch(() => undefined);
  });
  await page.goto(store.url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return document.readyState !== 'loading' && styles.every(({ sheet }) => sheet !== null);
  });
  return { arrive };
};

const controlsOn = (kind: Kind): Promise<readonly Control[]> =>
  onPhone(kind, async (page) => {
    await openWithoutScripts(page, kind.path);
    const all = await controlsOf(page);
    return 'isFramed' in kind ? all : all.filter(({ key }) => key.includes('|MAIN|'));
  });

/** The press is the first thing that happens; a slow processor runs the scripts that come afterwards. */
const pressedFirst = (kind: Kind, control: Control) =>
  onPhone(kind, async (page) => {
    const { arrive } = await openWithoutScripts(page, kind.path);
    const session = await page.context().newCDPSession(page);
    const before = page.url();
    await press(page, control);
    const isHeld = await page
      .evaluate(() => document.querySelector('[data-held][aria-busy="true"]') !== null)
      .catch(() => false);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 }).catch(() => undefined);
    arrive();
    if (page.url() === before) await isHydrated(page).catch(() => undefined);
    return { isHeld, outcome: await outcomeOf(page) };
  });

const pressedLater = (kind: Kind, control: Control) =>
  onPhone(kind, async (page) => {
    await page.goto(store.url + kind.path);
    await page.mouse.move(1, 1);
    await isHydrated(page);
    await press(page, control);
    return outcomeOf(page);
  });

const pressedWithoutScripts = (kind: Kind, control: Control) =>
  onPhone(
    kind,
    async (page) => {
      await page.goto(store.url + kind.path);
      await press(page, control);
      return outcomeOf(page);
    },
    { javaScriptEnabled: false },
  );

describe('a control that is the first thing pressed, before the scripts are there', () => {
  it('does what it does later, or what it does without scripts', async () => {
    const listed: { readonly kind: Kind; readonly control: Control }[] = [];
    for (const kind of pages) for (const control of await controlsOn(kind)) listed.push({ kind, control });
    expect(listed.length).toBeGreaterThan(200);
    const isTheMenu = ({ kind, control }: (typeof listed)[number]) =>
      kind.path === '/' && control.key.includes('|Menu|');
    expect(listed.some(isTheMenu)).toBe(true);
    const tried = [...listed.filter(isTheMenu), ...sampleOf(listed, 12)];
    const wrong: unknown[] = [];
    for (const { kind, control } of tried) {
      const place = `${kind.path} ${control.key}`;
      try {
        const { isHeld, outcome } = await pressedFirst(kind, control);
        if (control.needsScripts && !isHeld) wrong.push({ place, fault: 'does not show that it was heard' });
        const later = await pressedLater(kind, control);
        if (JSON.stringify(outcome) === JSON.stringify(later)) continue;
        const without = control.needsScripts ? undefined : await pressedWithoutScripts(kind, control);
        if (JSON.stringify(outcome) !== JSON.stringify(without)) wrong.push({ place, outcome, later, without });
      } catch (thrown) {
        wrong.push({ place, thrown: String(thrown).slice(0, 300) });
      }
    }
    expect(wrong).toEqual([]);
  }, 7_200_000);
});
