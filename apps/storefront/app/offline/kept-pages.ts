import { forgetCopies, offlineHeader } from './offline-header.ts';
import { keptPage, offlinePage } from './offline-html.ts';
import { filesNamedIn } from './release-files.ts';
import type { WorkerScope } from './worker-scope.ts';

const pagesName = 'ironcart-pages';
const offlinePagesName = 'ironcart-offline-pages';
const signedInPath = '/signed-in';

/** Maximum number of stored pages; the least recently viewed are deleted. */
const pageLimit = 40;

/** Minimum age of a copy before the next visit replaces it, in milliseconds. */
const freshForMs = 10 * 60_000;

/** When a copy was made, in milliseconds since the epoch. */
const keptAtHeader = 'Ironcart-Kept-At';

const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

interface KeptPagesPorts extends Pick<WorkerScope, 'caches' | 'fetch'> {
  readonly now: () => number;
  /** Stores the files that a page's HTML references. */
  readonly keepFiles: (files: readonly string[]) => Promise<void>;
}

/**
 * Copies of catalogue pages for offline reading. Each copy is requested without cookies: it contains the public page,
 * without cart, account or group prices. While a shopper is signed in there are no copies.
 */
export const createKeptPages = ({ caches, fetch, now, keepFiles }: KeptPagesPorts) => {
  const load = async (path: string) => {
    const answer = await fetch(path, { credentials: 'omit', redirect: 'error' });
    const offlinePath = answer.headers.get(offlineHeader);
    if (answer.status !== 200 || offlinePath === null || offlinePath === forgetCopies) return undefined;
    const html = await answer.text();
    const headers = new Headers(answer.headers);
    for (const name of ['Content-Encoding', 'Content-Length', 'Set-Cookie']) headers.delete(name);
    headers.set(keptAtHeader, String(now()));
    return { html, offlinePath, copy: new Response(html, { headers }) };
  };

  const keepOfflinePage = async (path: string): Promise<void> => {
    const cache = await caches.open(offlinePagesName);
    const page = await load(path);
    if (page === undefined) return;
    await cache.put(path, page.copy);
    await keepFiles(filesNamedIn(page.html));
  };

  const isSignedIn = async () => (await (await caches.open(offlinePagesName)).match(signedInPath)) !== undefined;

  const replace = async (path: string): Promise<void> => {
    const cache = await caches.open(pagesName);
    const kept = await cache.match(path);
    if (kept && now() - Number(kept.headers.get(keptAtHeader)) < freshForMs) return;
    const page = await load(path).catch(() => undefined);
    if (page === undefined) return;
    // No copy may be stored after a sign-in in the meantime.
    if (await isSignedIn()) return;
    await cache.delete(path);
    await cache.put(path, page.copy);
    for (const oldest of (await cache.keys()).slice(0, -pageLimit)) await cache.delete(oldest);
    await keepFiles(filesNamedIn(page.html));
    await keepOfflinePage(page.offlinePath);
  };

  const readable = async () => {
    const cache = await caches.open(pagesName);
    const pages: { readonly path: string; readonly title: string }[] = [];
    for (const request of (await cache.keys()).toReversed()) {
      const html = await (await cache.match(request))?.text();
      if (html !== undefined) pages.push({ path: new URL(request.url).pathname, title: titleIn(html) });
    }
    return pages;
  };

  const offlineAnswer = async ({ pathname, search }: URL): Promise<Response> => {
    const cache = await caches.open(offlinePagesName);
    const bases = (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path !== signedInPath)
      .map((path) => path.slice(0, path.lastIndexOf('/')));
    const fitting = bases.filter((base) => pathname === base || pathname.startsWith(`${base}/`));
    const base = fitting.sort((a, b) => b.length - a.length)[0] ?? bases[0];
    const page = base === undefined ? undefined : await cache.match(`${base}/offline`);
    if (page === undefined) return Response.error();
    const html = offlinePage(await page.text(), { wanted: pathname + search, pages: await readable() });
    return new Response(html, { headers: page.headers });
  };

  return {
    /** Stores a copy of a viewed page, if the page permits it and no shopper is signed in. */
    keep: async (path: string): Promise<void> => {
      if (!(await isSignedIn())) await replace(path);
    },
    /** Deletes every copy after a sign-in. */
    forget: async (): Promise<void> => {
      await caches.delete(pagesName);
      await (await caches.open(offlinePagesName)).put(signedInPath, new Response('1'));
    },
    /** Records that the shopper is a guest. */
    guestSeen: async (): Promise<void> => {
      await (await caches.open(offlinePagesName)).delete(signedInPath);
    },
    /** The stored copy of a URL with its time, otherwise the offline page. */
    answer: async (url: URL): Promise<Response> => {
      const kept = await (await caches.open(pagesName)).match(url.href);
      if (kept === undefined) return offlineAnswer(url);
      const html = keptPage(await kept.text(), Number(kept.headers.get(keptAtHeader)));
      return new Response(html, { headers: kept.headers });
    },
    /** The application's files that the copies need. */
    neededFiles: async (): Promise<readonly string[]> => {
      const files = new Set<string>();
      for (const name of [pagesName, offlinePagesName]) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          for (const file of filesNamedIn((await (await cache.match(request))?.text()) ?? '')) files.add(file);
        }
      }
      return [...files];
    },
  };
};
