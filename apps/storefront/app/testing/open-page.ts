import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToPipeableStream } from 'react-dom/server';
import { vi } from 'vitest';
import { completeDialogs } from './complete-dialogs.ts';
import { fetchFrom } from './fetch-from.ts';
import { openStorefront } from './open-storefront.ts';

type Store = Awaited<ReturnType<typeof openStorefront>>;

// The application loads parts during a test, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Adds browser features that jsdom lacks. */
const completeBrowser = (seesAll: boolean): void => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  const Observer = class {
    observe(_target: Element) {}
    unobserve() {}
    disconnect() {}
  };
  const SeeingObserver = class extends Observer {
    readonly #tell: (entries: readonly object[], observer: object) => void;
    constructor(tell: (entries: readonly object[], observer: object) => void) {
      super();
      this.#tell = tell;
    }
    override observe(target: Element) {
      const rect = { height: 100 };
      const seen = { isIntersecting: true, intersectionRatio: 1, intersectionRect: rect, rootBounds: { height: 800 } };
      setTimeout(() => this.#tell([{ target, ...seen, boundingClientRect: rect }], this));
    }
  };
  vi.stubGlobal('IntersectionObserver', seesAll ? SeeingObserver : Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  // jsdom has none. A page whose HTML differs from its first rendering fails the test with React's description.
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  Element.prototype.scrollIntoView ??= () => undefined;
  completeDialogs();
};

/** Number of opened pages: each starts a new application. */
let pages = 0;

/** Leaves the open page. */
export let leave = (): void => undefined;

/**
 * Opens a page as a browser does: its HTML, then hydration. For tests in jsdom at `http://shop.test`, one page per
 * test.
 * @param prepare changes the store first, for example adds to the cart
 * @param seesAll whether the whole page is visible; otherwise parts that load when they become visible are not loaded
 */
export const openPage = async (
  path: string,
  {
    prepare,
    seesAll = false,
    ...options
  }: Parameters<typeof openStorefront>[0] & {
    readonly prepare?: (store: Store) => Promise<unknown>;
    readonly seesAll?: boolean;
  } = {},
) => {
  completeBrowser(seesAll);
  const complain = console.error;
  // Suppresses a warning: server and browser renderers share a process here, but never in the store.
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).startsWith('Detected multiple renderers')) complain(...words);
  });
  const store = await openStorefront(options);
  await prepare?.(store);
  // Renders as a server does: parts that differ in the browser ask which of the two they run in.
  vi.stubEnv('SSR', true);
  const html = await (await store.get(path, { Cookie: '__Host-ironcart=mine' })).text();
  vi.stubEnv('SSR', false);
  // Completes a server render, which resets the contexts, so that the browser renderer finds their defaults.
  await new Promise<void>((onAllReady) => renderToPipeableStream(null, { onAllReady }));
  window.history.replaceState(null, '', path);
  document.head.innerHTML = /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
  document.body.innerHTML = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  delete document.documentElement.dataset.hydrated;
  const fetched = vi.fn(fetchFrom(store));
  vi.stubGlobal('fetch', fetched);
  vi.doMock('react-dom/client', async (original) => {
    const client = await original<typeof import('react-dom/client')>();
    const hydrateRoot: typeof client.hydrateRoot = (...page) => {
      const root = client.hydrateRoot(...page);
      leave = () => root.unmount();
      return root;
    };
    return { ...client, hydrateRoot };
  });
  pages += 1;
  // The first import uses the plain name, because `vitest related`, and mutation testing with it, finds tests by static
  // imports.
  await (pages === 1 ? import('../browser.tsx') : import(/* @vite-ignore */ `../browser.tsx?page=${pages}`));
  await vi.waitUntil(() => document.documentElement.dataset.hydrated === 'true', { timeout: 40_000 });
  return { ...store, fetched, user: userEvent.setup(), screen };
};
