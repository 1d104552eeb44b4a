import { describe, expect, it } from 'vitest';
import { createFakeCaches, openFakeWorker } from '../testing/fake-worker.ts';
import { offlineHeader } from './offline-header.ts';

const page = (title: string, told?: string) =>
  new Response(
    `<html><head><title>${title}</title><script nonce="n">start()</script></head><body><a href="/?again=1">Try again</a><div data-kept-pages=""></div><img src="/assets/${title}-1.css"></body></html>`,
    { headers: { 'Content-Type': 'text/html', ...(told === undefined ? {} : { [offlineHeader]: told }) } },
  );

/** A store with two catalogue pages, a cart, and the files of every release. */
const openShop = ({ release = 'one', store = createFakeCaches(), missing = '' } = {}) => {
  const state = { isOnline: true, isLoggedIn: false, nowMs: 0 };
  const worker = openFakeWorker({
    store,
    release: { id: release, files: ['/assets/app.js', `/assets/${release}.js`] },
    now: () => state.nowMs,
    network: async (request) => {
      if (!state.isOnline) throw new TypeError('Failed to fetch');
      const { pathname } = new URL(request.url);
      if (pathname === missing) return new Response(null, { status: 404 });
      if (pathname.startsWith('/assets/') || pathname.startsWith('/img/')) return new Response(pathname);
      if (state.isLoggedIn && request.credentials !== 'omit') return page('mine', 'forget');
      const base = pathname.startsWith('/gb') ? '/gb' : '';
      if (/\/(bars|plates|offline)$/.test(pathname)) return page(pathname.slice(1), `${base}/offline`);
      return page('private');
    },
  });
  return { ...worker, state, store };
};

const textOf = async (answer: Response | undefined) => (await answer?.text()) ?? '';

describe('viewed catalogue page', () => {
  it('is shown offline, with the date of its copy', async () => {
    const shop = openShop();
    shop.state.nowMs = new Date(2026, 10, 25, 12).getTime();
    await shop.fetch('/bars');
    shop.state.isOnline = false;
    const html = await textOf(await shop.fetch('/bars'));
    expect(html).toContain('<title>bars</title>');
    expect(html).toMatch(/You are offline\. This copy of the page is from Nov 25, 2026/);
  });

  it('is stored without cookies, in the version for guests', async () => {
    const shop = openShop();
    await shop.fetch('/bars');
    const copies = shop.asked.filter(({ url, credentials }) => url.endsWith('/bars') && credentials === 'omit');
    expect(copies).toHaveLength(1);
  });

  it('is loaded from the network while online, even if stored', async () => {
    const shop = openShop();
    await shop.fetch('/bars');
    expect(await textOf(await shop.fetch('/bars'))).not.toContain('You are offline');
  });

  it('is stored again after ten minutes, not on each visit', async () => {
    const shop = openShop();
    const copies = () => shop.asked.filter(({ credentials, url }) => credentials === 'omit' && url.endsWith('/bars'));
    await shop.fetch('/bars');
    await shop.fetch('/bars');
    expect(copies()).toHaveLength(1);
    shop.state.nowMs = 10 * 60_000;
    await shop.fetch('/bars');
    expect(copies()).toHaveLength(2);
  });

  it('is stored once the application has shown it, with its pictures', async () => {
    const shop = openShop();
    await shop.tell({ type: 'page.seen', path: '/plates', pictures: ['/img/plate.webp', 'https://evil.test/x'] });
    expect(shop.store.kept()['ironcart-pages']).toEqual(['/plates']);
    expect(shop.store.kept()['ironcart-pictures']).toEqual(['/img/plate.webp']);
    shop.state.isOnline = false;
    expect(await textOf(await shop.fetch('/img/plate.webp', 'image'))).toBe('/img/plate.webp');
  });

  it.each([undefined, null, 'page.seen', { type: 'page.seen' }, { type: 'page.seen', path: '//evil.test/' }])(
    'is not stored after a malformed message: %j',
    async (message) => {
      const shop = openShop();
      await shop.tell(message);
      expect(shop.asked).toEqual([]);
    },
  );

  it('is evicted after forty others were viewed', async () => {
    const shop = openShop();
    await shop.fetch('/bars');
    for (let at = 0; at < 40; at += 1) await shop.fetch(`/${at}/plates`);
    expect(shop.store.kept()['ironcart-pages']).toHaveLength(40);
    expect(shop.store.kept()['ironcart-pages']).not.toContain('/bars');
  });
});

describe('page that was not viewed, or must not be stored', () => {
  it.each(['/cart', '/checkout', '/account/orders', '/bars?sort=price', '/plates'])(
    'shows the offline page: %s',
    async (path) => {
      const shop = openShop();
      await shop.fetch('/bars');
      await shop.fetch(path === '/plates' ? '/bars' : path);
      shop.state.isOnline = false;
      const html = await textOf(await shop.fetch(path));
      expect(html).toContain('<title>offline</title>');
      expect(html).toContain(`<a href="${path}">Try again</a>`);
      expect(html).toContain('<li><a href="/bars">bars</a></li>');
      expect(html).not.toContain('<script');
    },
  );

  it('shows the offline page of its own site', async () => {
    const shop = openShop();
    await shop.fetch('/bars');
    await shop.fetch('/gb/bars');
    shop.state.isOnline = false;
    expect(await textOf(await shop.fetch('/gb/cart'))).toContain('<title>gb/offline</title>');
    expect(await textOf(await shop.fetch('/cart'))).toContain('<title>offline</title>');
  });

  it('shows the browser error before any page was viewed', async () => {
    const shop = openShop();
    shop.state.isOnline = false;
    expect((await shop.fetch('/bars'))?.type).toBe('error');
  });
});

describe('request that the service worker leaves to the browser', () => {
  it.each([
    ['/cart', 'document', 'POST'],
    ['/svc_list/lists', '', 'GET'],
    ['/bars?_data=entity', '', 'GET'],
    ['https://other.test/', 'document', 'GET'],
    ['/sandbox-pay/card-form', 'iframe', 'GET'],
  ])('is %s as a %j with %s', async (path, destination, method) => {
    expect(await openShop().fetch(path, destination, method)).toBeUndefined();
  });
});

describe('signed-in shopper', () => {
  it("has no stored pages, until a page is a guest's again", async () => {
    const shop = openShop();
    await shop.fetch('/bars');
    shop.state.isLoggedIn = true;
    await shop.fetch('/bars');
    expect(shop.store.kept()['ironcart-pages']).toBeUndefined();
    await shop.tell({ type: 'page.seen', path: '/bars', pictures: [] });
    expect(shop.store.kept()['ironcart-pages']).toBeUndefined();
    shop.state.isLoggedIn = false;
    await shop.fetch('/plates');
    expect(shop.store.kept()['ironcart-pages']).toEqual(['/plates']);
  });

  it('is recognized by the application as well, after a log-in without a new document', async () => {
    const shop = openShop();
    await shop.fetch('/bars');
    await shop.tell({ type: 'forget' });
    expect(shop.store.kept()['ironcart-pages']).toBeUndefined();
  });
});

describe('release in the service worker', () => {
  it('is loaded completely before it takes over, and discarded if a file is missing [S4-session-04]', async () => {
    const store = createFakeCaches();
    const whole = openShop({ store });
    await whole.install();
    expect(store.kept()['ironcart-files-one']).toEqual(['/assets/app.js', '/assets/one.js']);
    await expect(openShop({ store, release: 'two', missing: '/assets/two.js' }).install()).rejects.toThrow('404');
  });

  it('loads only changed files [S4-session-04]', async () => {
    const store = createFakeCaches();
    await openShop({ store }).install();
    const next = openShop({ store, release: 'two' });
    await next.install();
    expect(next.asked.map(({ url }) => new URL(url).pathname)).toEqual(['/assets/two.js']);
  });

  it('keeps the files of the previous release for open and stored pages, and deletes older ones', async () => {
    const store = createFakeCaches();
    const first = openShop({ store });
    await first.install();
    await first.fetch('/bars');
    for (const release of ['two', 'three']) {
      const next = openShop({ store, release });
      await next.install();
      await next.activate();
    }
    const kept = store.kept();
    expect(Object.keys(kept).filter((name) => name.startsWith('ironcart-files'))).toEqual([
      'ironcart-files-two',
      'ironcart-files-three',
    ]);
    expect(kept['ironcart-files-three']).toContain('/assets/bars-1.css');
    expect(await textOf(await first.fetch('/assets/two.js', 'script'))).toBe('/assets/two.js');
  });
});
