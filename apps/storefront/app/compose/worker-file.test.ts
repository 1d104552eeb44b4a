import { describe, expect, it, vi } from 'vitest';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const workerOf = async (options: Parameters<typeof openStorefront>[0] = {}) => {
  const { get } = await openStorefront(options);
  const answer = await get('/service-worker.js');
  return { answer, text: await answer.text() };
};

describe('the service worker’s script', () => {
  it('begins with the release that it preloads, and is never taken from a cache unasked [S4-session-04]', async () => {
    const { answer, text } = await workerOf();
    expect(text).toMatch(/^globalThis\.ironcartRelease=\{"id":"[\da-f]{12}","files":\["\/assets\/browser\.js"/);
    expect(text).toContain('work()');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  it('is another one with each build', async () => {
    const [one, same, other] = [await workerOf(), await workerOf(), await workerOf({ assets: { worker: 'other()' } })];
    expect(one.text).toBe(same.text);
    expect(other.text.slice(0, 60)).not.toBe(one.text.slice(0, 60));
  });

  it('deletes every copy and itself where reading offline is off', async () => {
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

describe('a page says of itself whether a copy may be kept', () => {
  const toldBy = async (path: string, headers = {}, options: Parameters<typeof openStorefront>[0] = {}) =>
    (await (await openStorefront(options)).get(path, headers)).headers.get('Ironcart-Offline');

  it.each([
    ['/', '/offline'],
    ['/competition-bar', '/offline'],
    ['/barbells', '/offline'],
    ['/gb/competition-bar', '/gb/offline'],
    ['/offline', '/offline'],
  ])('%s by its site’s offline page', async (path, expected) => {
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
  ])('%s is never kept', async (path) => {
    expect(await toldBy(path)).toBeNull();
  });

  it('in the native app is never kept', async () => {
    expect(await toldBy('/competition-bar', { Cookie: 'isMobileApp=1; mobileAppVersion=3.3.0' })).toBeNull();
  });

  it.each(['/competition-bar', '/cart', '/account/dashboard'])(
    '%s of a signed-in shopper deletes all copies (SECURITY 22)',
    async (path) => {
      expect(await toldBy(path, withSession, { isLoggedIn: true })).toBe('forget');
    },
  );
});

describe('a page', () => {
  it('registers no worker where reading offline is off', async () => {
    const htmlOf = async (isOffline: boolean) => (await (await openStorefront({ isOffline })).get('/')).text();
    expect(await htmlOf(false)).toContain('data-offline="off"');
    expect(await htmlOf(true)).not.toContain('data-offline');
  });
});
