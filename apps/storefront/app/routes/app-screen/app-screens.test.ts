import { describe, expect, it, vi } from 'vitest';
import { contentFixture } from '../../testing/content-fixture.ts';
import { home, placedOrder } from '../../testing/fixtures.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const inApp = 'isMobileApp=1; mobileAppVersion=3.3.0; mobileAppPlatform=android';

describe('native app', () => {
  it('shows neither the header nor the footer of the shop, also in checkout [S1-app-01] [S1-app-02]', async () => {
    const { get, post } = await openStorefront({ isLoggedIn: true, addresses: [home] });
    await post('/cart', { intent: 'add', productId: '1', qty: '2' }, withSession);
    const both = { Cookie: `${withSession.Cookie}; ${inApp}` };
    for (const path of ['/', '/cart', '/barbells', '/checkout/shipping']) {
      const [before = '', after = ''] = (await (await get(path, withSession)).text()).split('<main');
      expect(before).toContain('<header');
      expect(after.includes('<footer')).toBe(!path.startsWith('/checkout'));
      const [beforeInApp = '', inTheApp = ''] = (await (await get(path, both)).text()).split('<main');
      expect(beforeInApp).not.toContain('<header');
      expect(inTheApp).not.toContain('<footer');
    }
  });

  it('is recognized on the next page by its cookies, until a page changes them [S1-app-07] [S1-app-08]', async () => {
    const { get } = await openStorefront();
    const opened = await get('/?isMobileApp=1&mobileAppVersion=3.3.0&mobileAppDeviceId=d-1&mobileAppTab=shop');
    const cookies = opened.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
      'isMobileApp=1',
      'mobileAppVersion=3.3.0',
      'mobileAppPlatform=ios',
      'mobileAppDeviceId=d-1',
      'mobileAppTab=shop',
    ]);
    const kept = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    expect(await (await get('/', { Cookie: kept })).text()).not.toContain('<header');
    const left = await get('/?isMobileApp=0', { Cookie: kept });
    expect(left.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    expect(await left.text()).toContain('<header');
    expect((await get('/', { Cookie: kept })).headers.getSetCookie()).toEqual([]);
  });

  it('identifies itself in every call [S1-app-10] [S1-app-11] [S1-app-12]', async () => {
    const { get, calls } = await openStorefront({ isLoggedIn: true });
    await get('/', { Cookie: `${withSession.Cookie}; ${inApp}` });
    expect(calls.length).toBeGreaterThan(1);
    for (const { query } of calls) {
      expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
        isMobileApp: '1',
        mobileAppVersion: '3.3.0',
        mobileAppPlatform: 'android',
      });
    }
  });
});

describe('screens of the native app', () => {
  it.each([
    ['/app', 'Top categories'],
    ['/app/featured', 'Featured'],
    ['/app/preloader', 'Opening the store'],
    ['/app/account/notifications/rapidfire', 'Rapidfire'],
  ])(
    '%s opens for guests, as a screen and not as a catalogue page [S1-app-03] [S2-appscreens-01] [S2-appscreens-03] [S2-appscreens-04] [S2-appscreens-08]',
    async (path, text) => {
      const { get } = await openStorefront();
      const response = await get(path, { Cookie: inApp });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(text);
    },
  );

  it('include the preloader outside the app as well [S2-routes-26]', async () => {
    const { get } = await openStorefront();
    const response = await get('/preloader');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Opening the store');
  });

  it('show one product by its id, and none for an unknown id [S2-appscreens-02]', async () => {
    const { get } = await openStorefront();
    const html = await (await get('/app/exclusive/1')).text();
    expect(html).toContain('href="/competition-bar"');
    expect(html).toMatch(/<h2[^>]*><a[^>]*>Competition Bar/);
    for (const id of ['999999', 'none', '1.5', '-1']) {
      expect((await get(`/app/exclusive/${id}`)).status).toBe(404);
    }
  });

  it.each(['orders', 'notifications', 'notifications/preferences'])(
    'show account/%s to a customer, and redirect a guest to log in and back',
    async (screen) => {
      const { get } = await openStorefront();
      const path = `/app/account/${screen}`;
      expect((await get(path)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    },
  );

  it("list the customer's orders and notifications [S2-appscreens-05] [S2-appscreens-06]", async () => {
    const { get } = await openStorefront({ isLoggedIn: true, orders: [placedOrder('100000042')] });
    const orders = await (await get('/app/account/orders', withSession)).text();
    expect(orders).toContain('href="/account/order/100000042"');
    const response = await get('/app/account/notifications', withSession);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const news = await response.text();
    expect(news).toMatch(/competition-bar\.webp[\s\S]*We have your order[\s\S]*100000042/);
    const nothing = await openStorefront({ isLoggedIn: true, orders: [] });
    expect(await (await nothing.get('/app/account/notifications', withSession)).text()).toContain('Nothing new');
  });

  it('change the notification preferences [S2-appscreens-07]', async () => {
    const { get, post, calls } = await openStorefront({ isLoggedIn: true });
    const path = '/app/account/notifications/preferences';
    expect(await (await get(path, withSession)).text()).toMatch(/<input[^>]*checked=""[^>]*value="10101"/);
    expect(await (await post(path, { list: '10102' }, withSession)).text()).toContain(
      'Your preferences have been saved.',
    );
    expect(calls.filter(({ path: called }) => called.endsWith('/subscribe'))).toMatchObject([
      { body: { newsletters: [10_102] } },
    ]);
  });

  it('accept a form on that screen only', async () => {
    const { post, calls } = await openStorefront({ isLoggedIn: true });
    for (const screen of ['orders', 'notifications', 'featured']) {
      expect((await post(`/app/account/${screen}`, { list: '10102' }, withSession)).status).toBe(404);
    }
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('request the promotions of the selected types and model [S2-appscreens-09]', async () => {
    const { get, calls } = await openStorefront();
    const asked = async (query: string) => {
      calls.length = 0;
      const html = await (await get(`/app/account/notifications/rapidfire${query}`)).text();
      return { html, body: JSON.stringify(calls.find(({ path }) => path.includes('search'))?.body) };
    };
    expect((await asked('')).body).toMatch(/hot_deals.*closeout_and_sale.*three_ship_free/);
    const { html, body } = await asked('?types=deals,nonsense&model=power+bar');
    expect(body).toContain('hot_deals');
    expect(body).not.toContain('closeout_and_sale');
    expect(body).toContain('"value":["power bar"]');
    expect(html).toContain('power bar');
  });

  it('show nothing above the header, no cookie consent and no region banner [S2-appscreens-10] [S2-appscreens-11] [S2-appscreens-12]', async () => {
    const { get } = await openStorefront();
    const about = await (await get('/eu/about')).text();
    expect(about).toMatch(/name="preference" value="consent"|consent/);
    const screen = await (await get('/eu/app/featured')).text();
    expect(screen.slice(screen.indexOf('<body'), screen.indexOf('<script'))).not.toContain('value="consent"');
    expect(await (await get('/apo/about')).text()).toContain('Shipping to APO');
    expect((await (await get('/apo/app/featured')).text()).split('<script')[0]).not.toContain('Shipping to APO');
  });
});

describe('dashboard of the native app', () => {
  const dashboard = async (path: string, options: Parameters<typeof openStorefront>[0] = {}) =>
    (await (await openStorefront(options)).get(path, { Cookie: inApp })).text();

  it('links to the other sections of the store [S2-appscreens-14] [S2-appscreens-17]', async () => {
    const html = await dashboard('/app');
    expect(html).toMatch(/href="\/theindex"[^>]*>(<[^>]*>)*The Index/);
    expect(html).toMatch(/href="\/account\/programming"[^>]*>(<[^>]*>)*Programming/);
  });

  it('shows products, and is available without them if the search does not respond', async () => {
    expect(await dashboard('/app')).toMatch(/<main[\s\S]*<a[^>]*href="\/competition-bar"/);
    vi.spyOn(console, 'warn').mockReturnValue();
    const html = await dashboard('/app', { failingCalls: '/svc_search', fault: 'refuses' });
    expect(html).toContain('Top categories');
    expect(html.split('<script')[0]).not.toContain('href="/competition-bar"');
  });

  it("links deals, new gear and free shipping at the top, or the merchant's links for a site [S2-appscreens-18] [S2-appscreens-19] [S2-appscreens-20] [S2-appscreens-21]", async () => {
    const html = await dashboard('/app');
    expect(html).toMatch(/Top categories[\s\S]*Deals[\s\S]*New gear[\s\S]*3 ships free/);
    const content = { ...contentFixture, appCategories: { GBR: [{ label: 'Strongman', href: '/strongman' }] } };
    const british = await dashboard('/gb/app', { content });
    expect(british).toContain('href="/gb/strongman"');
    expect(british).not.toContain('New gear');
    expect(await dashboard('/app', { content })).toContain('New gear');
  });

  it('links made-to-order gear at the end on the USA site only [S2-appscreens-22]', async () => {
    const content = { ...contentFixture, appCustomization: { label: 'Engrave your bar', href: '/competition-bar' } };
    expect(await dashboard('/app', { content })).toMatch(/href="\/competition-bar"[^>]*>(<[^>]*>)*Engrave your bar/);
    expect(await dashboard('/ca/app', { content })).not.toContain('Engrave');
    expect(await dashboard('/app')).not.toContain('Engrave');
  });
});
