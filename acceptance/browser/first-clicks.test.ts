import { rmSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { atOnce } from '../inputs/at-once.ts';
import { sampleOf } from '../sample.ts';
import { type Control, controlsOf, outcomeAfter, press } from './controls.ts';

const product = '/halden-club-bar-20-kg';

/** One page of each kind. Controls that all pages share are pressed on the first one. */
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
] as const satisfies readonly Kind[];

interface Kind {
  readonly path: string;
  readonly isFramed?: boolean;
  readonly isFilled?: boolean;
}

/** Two pages at a time, one per core of a small machine: each control is pressed on pages whose scripts run slowly. */
const pagesAtOnce = 2;

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

/** Opens a phone's browser for a new guest, who first fills the cart if the page needs one. */
const onPhone = async <T>(
  kind: Kind,
  use: (page: Page) => Promise<T>,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, ...options });
  try {
    if (kind.isFilled) await fillCart(context);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
};

const isHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, { timeout: 60_000 });

/** Opens a page whose scripts are held back until `arrive` is called. */
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

interface Listed {
  readonly kind: Kind;
  readonly control: Control;
}

const controlsOn = (kind: Kind): Promise<readonly Listed[]> =>
  onPhone(kind, async (page) => {
    await openWithoutScripts(page, kind.path);
    const all = await controlsOf(page);
    const own = kind.isFramed ? all : all.filter(({ key }) => key.includes('|MAIN|'));
    return own.map((control) => ({ kind, control }));
  });

/**
 * Presses the control before the scripts arrive, which a slow processor then runs. Feedback is immediate: the control
 * is busy until its handler is attached, or a quantity has already changed.
 */
const pressedFirst = (kind: Kind, control: Control) =>
  onPhone(kind, async (page) => {
    const { arrive } = await openWithoutScripts(page, kind.path);
    const session = await page.context().newCDPSession(page);
    let isShown = false;
    const outcome = await outcomeAfter(page, async () => {
      const before = page.url();
      await press(page, control);
      isShown = await page
        .evaluate(() => {
          const isHeld = document.querySelector('[data-held][aria-busy="true"]') !== null;
          const quantities = [...document.querySelectorAll<HTMLInputElement>('input[type=number]')];
          return isHeld || quantities.some(({ value, defaultValue }) => value !== defaultValue);
        })
        .catch(() => false);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 }).catch(() => undefined);
      arrive();
      if (page.url() === before) await isHydrated(page).catch(() => undefined);
    });
    return { isShown, outcome };
  });

const pressedLater = (kind: Kind, control: Control) =>
  onPhone(kind, async (page) => {
    await page.goto(store.url + kind.path);
    await page.mouse.move(1, 1);
    await isHydrated(page);
    return outcomeAfter(page, () => press(page, control));
  });

const pressedWithoutScripts = (kind: Kind, control: Control) =>
  onPhone(
    kind,
    async (page) => {
      await page.goto(store.url + kind.path);
      return outcomeAfter(page, () => press(page, control));
    },
    { javaScriptEnabled: false },
  );

const faultsOf = async ({ kind, control }: Listed): Promise<readonly unknown[]> => {
  const place = `${kind.path} ${control.key}`;
  try {
    const [{ isShown, outcome }, later] = await Promise.all([pressedFirst(kind, control), pressedLater(kind, control)]);
    const unheard = control.needsScripts && !isShown ? [{ place, fault: 'does not show that it was heard' }] : [];
    if (JSON.stringify(outcome) === JSON.stringify(later)) return unheard;
    const without = control.needsScripts ? undefined : await pressedWithoutScripts(kind, control);
    if (JSON.stringify(outcome) === JSON.stringify(without)) return unheard;
    return [...unheard, { place, outcome, later, without }];
  } catch (thrown) {
    return [{ place, thrown: String(thrown).slice(0, 300) }];
  }
};

describe('a control that is pressed before the scripts have loaded', () => {
  it('has the same effect as after loading, or as without scripts', async () => {
    const listed = (await atOnce(pages, controlsOn, pagesAtOnce)) as readonly Listed[];
    expect(listed.length).toBeGreaterThan(200);
    const isTheMenu = ({ kind, control }: Listed) => kind.path === '/' && control.key.includes('|Menu|');
    expect(listed.some(isTheMenu)).toBe(true);
    const tried = [...listed.filter(isTheMenu), ...sampleOf(listed, 12)];
    expect(await atOnce(tried, faultsOf, pagesAtOnce)).toEqual([]);
  }, 7_200_000);
});

/** The quantities of the cart's lines according to the server. */
const quantitiesInCart = async (page: Page): Promise<readonly string[]> => {
  const html = await (await page.request.get(`${store.url}/cart`)).text();
  return [...html.matchAll(/<input[^>]*name="qty"[^>]*>/g)].map(([input]) => /value="(\d+)"/.exec(input)?.[1] ?? '');
};

describe('several presses before the scripts have loaded', () => {
  const tap = async (page: Page, name: string, times: number): Promise<void> => {
    const button = page.getByRole('main').getByRole('button', { name }).first();
    await button.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
    for (let taps = 0; taps < times; taps += 1) await button.tap();
  };
  const quantityOn = (page: Page) => page.getByRole('main').getByRole('spinbutton').first();

  it('of + and − on a product page all count and show immediately; a double tap on Add to cart adds the quantity once', async () => {
    await onPhone({ path: product }, async (page) => {
      const { arrive } = await openWithoutScripts(page, product);
      await tap(page, 'One more', 4);
      await tap(page, 'One fewer', 1);
      expect(await quantityOn(page).inputValue()).toBe('4');
      await tap(page, 'Add to cart', 2);
      expect(await page.locator('[data-held][aria-busy="true"]').count()).toBe(1);
      arrive();
      await page.getByRole('dialog', { name: /Your cart/ }).waitFor();
      expect(await quantitiesInCart(page)).toEqual(['4']);
    });
  });

  it('of + in the cart all count and show immediately, and the cart is changed to that quantity', async () => {
    await onPhone({ path: '/cart', isFilled: true }, async (page) => {
      const { arrive } = await openWithoutScripts(page, '/cart');
      await tap(page, 'One more', 3);
      expect(await quantityOn(page).inputValue()).toBe('4');
      arrive();
      await expect.poll(() => quantitiesInCart(page), { timeout: 60_000 }).toEqual(['4']);
      await expect.poll(() => quantityOn(page).inputValue()).toBe('4');
    });
  });

  it('of + after loading, during a change of the cart, all count', async () => {
    await onPhone({ path: '/cart', isFilled: true }, async (page) => {
      await page.goto(`${store.url}/cart`);
      await page.mouse.move(1, 1);
      await isHydrated(page);
      await tap(page, 'One more', 5);
      await expect.poll(() => quantitiesInCart(page), { timeout: 60_000 }).toEqual(['6']);
      await expect.poll(() => quantityOn(page).inputValue()).toBe('6');
    });
  });

  it('of Add to cart, twice after loading, add one piece', async () => {
    await onPhone({ path: product }, async (page) => {
      await page.goto(store.url + product);
      await page.mouse.move(1, 1);
      await isHydrated(page);
      const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
      const outcome = await outcomeAfter(page, () => add.dblclick());
      expect(outcome).toMatchObject({ dialogs: [expect.stringContaining('Your cart')] });
      expect(await quantitiesInCart(page)).toEqual(['1']);
    });
  });
});
