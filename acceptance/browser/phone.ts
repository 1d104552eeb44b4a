import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { openWholeStore } from './open-whole-store.ts';
import { type PageKind, product } from './page-kinds.ts';

/** A store and a browser that visits it with the screen of a phone. */
export interface Phone {
  readonly url: string;
  /** Opens the browser for a new shopper, prepared as the page needs. */
  readonly use: <T>(
    kind: PageKind,
    act: (page: Page) => Promise<T>,
    options?: { readonly javaScriptEnabled?: boolean },
  ) => Promise<T>;
  readonly close: () => Promise<void>;
}

let customers = 0;

/** Logs the shopper in and fills lists over HTTP, as an app does. */
const prepare = async (
  url: string,
  { request }: BrowserContext,
  { by = 'guest', hasCart }: PageKind,
): Promise<void> => {
  const call = async (path: string, data?: object): Promise<Record<string, unknown>> => {
    const response = await (data === undefined ? request.get(url + path) : request.post(url + path, { data }));
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  const fill = async (type: 'cart' | 'wishlist'): Promise<void> => {
    const { entityId } = await call(`/svc_route/route?url=${product}`);
    const { _id } = await call('/svc_list/lists', { type });
    await call(`/svc_list/lists/${String(_id)}/items`, { items: [{ productId: entityId, qty: 1 }] });
  };
  if (by === 'orderingCustomer') {
    await call('/svc_session/session/login', { email: 'maya@example.com', password: 'squat-deep-24' });
  }
  if (by === 'customer') {
    customers += 1;
    const email = `first.tap.${Date.now()}.${customers}@example.com`;
    const name = { firstname: 'First', lastname: 'Tap' };
    await call('/svc_customer/customer', { ...name, email, password: 'heavy-single-91' });
    await call('/svc_customer/customer/address', {
      ...name,
      email,
      street: ['418 Canal Street'],
      city: 'Dayton',
      region: 'OH',
      postcode: '45402',
      countryId: 'US',
      telephone: '937 555 0142',
      isDefaultShipping: true,
      isDefaultBilling: true,
    });
    await fill('wishlist');
  }
  if (hasCart) await fill('cart');
};

/** Starts a store with every page, unless IRONCART_ACCEPTANCE_URL names one, and a browser. */
export const openPhone = async (dataDir: string): Promise<Phone> => {
  const store = await openWholeStore(dataDir);
  const browser: Browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  return {
    url: store.url,
    use: async (kind, act, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, ...options });
      try {
        await prepare(store.url, context, kind);
        return await act(await context.newPage());
      } finally {
        await context.close();
      }
    },
    close: async () => {
      await browser.close();
      await store.close();
    },
  };
};

/** Waits until a page's handlers are attached. */
export const isHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, { timeout: 60_000 });

/** Opens a page whose scripts are delayed until `arrive` is called. */
export const openWithoutScripts = async (page: Page, address: string): Promise<{ readonly arrive: () => void }> => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return document.readyState !== 'loading' && styles.every(({ sheet }) => sheet !== null);
  });
  return { arrive };
};
