import { describe, expect, it, vi } from 'vitest';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const workerOf = async (options: Parameters<typeof openStorefront>[0] = {}) => {
  const { get } = await openStorefront(options);
  const answer = await get('/service-worker.js');
  return { answer, text: await answer.text() };
};

describe('service worker script', () => {
  it('starts with the release to preload, and is always revalidated [S4-session-04]', async () => {
    const { answer, text } = await workerOf();
    expect(text).toMatch(/^globalThis\.ironcartRelease=\{"id":"[\da-f]{12}","files":\["\/assets\/browser\.js"/);
    expect(text).toContain('"/assets/preload-lists-1.json"');
    expect(text).toContain('work()');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  it('differs for each build', async () => {
    const [one, same, other] = [await workerOf(), await workerOf(), await workerOf({ assets: { worker: 'other()' } })];
    expect(one.text).toBe(same.text);
    expect(other.text.slice(0, 60)).not.toBe(one.text.slice(0, 60));
  });

  it('deletes every copy and itself when offline reading is disabled', async () => {
    const { text } = await workerOf({ isOffline: false });
    const listeners = new Map<string, (event: object) => void>();
    const deleted: string[] = [];
    const unregister = vi.fn(async () => true);
    const run = new Function('addEventListener', 'caches', 'registration', 'skipWaiting', text);
    run(
      (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      { keys: async () => ['ironcart-pages', 'another'], delete: async (name: string) => deleted.push(name) },
      { unregister },
      vi.fn(),
    );
    let work: Promise<void> | undefined;
    listeners.get('activate')?.({ waitUntil: (given: Promise<void>) => (work = given) });
    await work;
    expect(deleted).toEqual(['ironcart-pages']);
    expect(unregister).toHaveBeenCalledOnce();
  });
});

describe('offline header of a page', () => {
  const toldBy = async (path: string, headers = {}, options: Parameters<typeof openStorefront>[0] = {}) =>
    (await (await openStorefront(options)).get(path, headers)).headers.get('Ironcart-Offline');

  it.each([
    ['/', '/offline'],
    ['/competition-bar', '/offline'],
    ['/barbells', '/offline'],
    ['/gb/competition-bar', '/gb/offline'],
    ['/offline', '/offline'],
  ])('permits a copy of %s, with the offline page of its site', async (path, expected) => {
    expect(await toldBy(path)).toBe(expected);
  });

  it.each([
    '/cart',
    '/login',
    '/search?q=bar',
    '/barbells?page=2',
    '/checkout',
    '/nowhere',
    '/wishlist/1',
    '/preloader',
  ])('is missing for %s', async (path) => {
    expect(await toldBy(path)).toBeNull();
  });

  it('is missing in the native app', async () => {
    expect(await toldBy('/competition-bar', { Cookie: 'isMobileApp=1; mobileAppVersion=3.3.0' })).toBeNull();
  });

  it.each(['/competition-bar', '/cart', '/account/dashboard'])(
    'of %s deletes all copies for a signed-in shopper (SECURITY 22)',
    async (path) => {
      expect(await toldBy(path, withSession, { isLoggedIn: true })).toBe('forget');
    },
  );
});

describe('page with offline reading disabled', () => {
  it('registers no service worker', async () => {
    const htmlOf = async (isOffline: boolean) => (await (await openStorefront({ isOffline })).get('/')).text();
    expect(await htmlOf(false)).toContain('data-offline="off"');
    expect(await htmlOf(true)).not.toContain('data-offline');
  });
});
