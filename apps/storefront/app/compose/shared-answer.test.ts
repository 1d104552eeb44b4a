import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openStorefront, origin, withSession } from '../testing/open-storefront.ts';

const shared = 'public, max-age=0, s-maxage=30, must-revalidate';
const own = 'private, no-cache';
const open = (options: Parameters<typeof openStorefront>[0] = {}) => openStorefront({ sharedSeconds: 30, ...options });
const controlOf = ({ headers }: Response) => headers.get('Cache-Control');

/** A route's data, as the browser asks for it. */
const data = (routeId: string) => ({ 'X-Ironcart-Data': routeId });

describe('page that a shared cache may store', () => {
  it.each(['/', '/barbells', '/competition-bar', '/about', '/search?q=bar', '/gb/barbells', '/theindex'])(
    'is a page of the catalogue or the articles, the same for everybody: %s',
    async (path) => {
      const { get } = await open();
      const page = await get(path);
      expect([path, page.status, controlOf(page)]).toEqual([path, 200, shared]);
      expect(page.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
      expect(page.headers.getSetCookie()).toEqual([]);
    },
  );

  it('exists only if the operator configures a lifetime', async () => {
    const { get } = await openStorefront();
    expect(controlOf(await get('/barbells'))).toBe(own);
    expect(controlOf(await get('/barbells?_data=entity', data('entity')))).toBe('no-store');
  });

  it('contains no data of the visitor [SECURITY-38]', async () => {
    const { get } = await open();
    const html = async (headers: Readonly<Record<string, string>>) =>
      (await (await get('/competition-bar', headers)).text()).replaceAll(/nonce="[^"]*"/g, '');
    const plain = await html({});
    for (const headers of [
      { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Prefix': '/evil' },
      { Forwarded: 'host=evil.example', 'X-Original-URL': '/account', 'X-Rewrite-URL': '/account' },
      { 'X-Forwarded-For': '203.0.113.9', 'cf-ipcountry': 'DE', 'X-Country': 'DE' },
      {
        'Accept-Language': 'de',
        'User-Agent': 'evil',
        Referer: 'https://evil.example/',
        Origin: 'https://evil.example',
      },
    ]) {
      expect(await html(headers)).toBe(plain);
    }
  });

  it('runs only the script whose hash is in its policy, without a nonce, which others would know [SECURITY-18] [SECURITY-38]', async () => {
    const { get } = await open();
    const page = await get('/competition-bar');
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    const [, script = ''] = /<script nonce[^>]*data-starts[^>]*>([^<]*)<\/script>/.exec(await page.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'sha256-${hash}' 'strict-dynamic'`);
    const private_ = await get('/competition-bar', withSession);
    expect(private_.headers.get('Content-Security-Policy')).toMatch(/script-src 'nonce-/);
  });

  it.each(['ironcart-consent=none', 'ironcart-consent=performance.marketing.functional'])(
    'is cached separately by cookie consent: %s',
    async (cookie) => {
      const { get } = await open();
      const [decided, undecided] = [await get('/gb/barbells', { Cookie: cookie }), await get('/gb/barbells')];
      expect([controlOf(decided), controlOf(undecided)]).toEqual([shared, shared]);
      expect(await undecided.text()).toContain('data-foot-notice');
      expect(await decided.text()).not.toContain('data-foot-notice');
    },
  );
});

describe('page that no shared cache may store', () => {
  it.each([
    '__Host-ironcart=mine',
    '__Host-ironcart=',
    'highcontrast=1',
    'preferredCountry=DE',
    'deliverTo=US%7C45402',
    'compare=1,2',
    'ironcart-debug=1',
    'isMobileApp=1',
    'ironcart-visitor=1',
    'an unknown cookie',
    'ironcart-consent=none; __Host-ironcart=mine',
    'ironcart-consent=<b>',
    'ironcart-consent=performance.performance',
  ])('is requested with a cookie: %s [SECURITY-38]', async (cookie) => {
    const { get } = await open();
    expect(controlOf(await get('/barbells', { Cookie: cookie }))).toBe(own);
    expect(controlOf(await get('/barbells?_data=entity', { Cookie: cookie, ...data('entity') }))).toBe('no-store');
  });

  it('is requested with credentials', async () => {
    const { get } = await open();
    const headers = { Authorization: 'Basic c3RhZmY6c2VjcmV0' };
    expect(controlOf(await get('/barbells', headers))).toBe(own);
  });

  it.each(['/cart', '/login', '/wishlist/w1', '/offline', '/compare/1-2', '/preferences'])(
    'is a cart, an account, a list or a form: %s',
    async (path) => expect(controlOf(await (await open()).get(path))).not.toContain('public'),
  );

  it.each([
    '/account/style.css',
    '/account/address/%2e%2e/bar.js',
    '/account%2Faddress',
    '/cart/a.png',
    '/cart;a.css',
    '/cart%00.css',
    '/cart%2Fa.css',
    '/cart%3Fa.css',
    '/checkout/shipping/a.jpg',
    '/order/1/a.css',
    '/assets/../account/address',
    '/assets/%2e%2e/cart',
    '/img/../cart',
  ])('is a personal page at a path that looks like a file: %s [SECURITY-38]', async (path) => {
    const { get } = await open({ isLoggedIn: true });
    for (const headers of [withSession, {}]) expect(controlOf(await get(path, headers))).not.toContain('public');
  });

  it.each(['/barbells?isMobileApp=1', '/barbells?isMobileApp=0', '/barbells?debug=1', '/robots.txt?debug=1'])(
    'sets a cookie: %s',
    async (path) => {
      const { headers } = await (await open()).get(path);
      expect(headers.getSetCookie().length).toBeGreaterThan(0);
      expect(headers.get('Cache-Control')).toBe(own);
    },
  );

  it('sets a cookie of the backend', async () => {
    const { get } = await open({ setsCookie: '__Host-ironcart=begun; Path=/; Secure; HttpOnly' });
    const { headers } = await get('/barbells');
    expect([headers.getSetCookie().length, headers.get('Cache-Control')]).toEqual([1, own]);
  });

  it.each(['//barbells', '/barbells/', '/de-de/barbells'])('redirects: %s', async (path) => {
    const answer = await (await open()).get(path);
    if (answer.status < 400) expect([path, answer.status >= 300, controlOf(answer)]).toEqual([path, true, own]);
  });

  it.each([
    ['is not found', {}, '/no-such-page'],
    ['failed', { failingCalls: '/svc_content' }, '/barbells'],
    ['belongs to a store under review', { isReview: true }, '/barbells'],
    ['exceeds a rate limit', { isOverLimit: true }, '/search?q=bar'],
  ])('%s', async (_, options, path) => {
    expect(controlOf(await (await open(options)).get(path))).not.toContain('public');
  });

  it('is requested with another method', async () => {
    const { answer } = await open();
    expect(controlOf(await answer(new Request(`${origin}/barbells`, { method: 'HEAD' })))).toBe(own);
  });
});

describe('route data in a shared cache', () => {
  it.each(['entity', 'root'])('may be stored like its page: %s', async (routeId) => {
    const { get } = await open();
    const answer = await get(`/barbells?_data=${routeId}`, data(routeId));
    expect([controlOf(answer), answer.headers.get('Vary')]).toEqual([shared, 'Cookie, Accept-Encoding']);
  });

  it.each([
    ['at the URL of a page', '/barbells', data('entity')],
    ['at the URL of other data', '/barbells?_data=root', data('entity')],
    ['at a URL with two names', '/barbells?_data=entity&_data=root', data('entity')],
    ['of a shopper', '/barbells?_data=entity', { ...data('entity'), ...withSession }],
    ['of a cart', '/cart?_data=cart', data('cart')],
    ['for one visitor', '/recommendations?at=home&_data=recommendations', data('recommendations')],
  ])('may not be stored %s', async (_, path, headers) => {
    expect(controlOf(await (await open()).get(path, headers))).toBe('no-store');
  });

  it('never has the URL of a cached page', async () => {
    const { get } = await open();
    const page = await get('/barbells?_data=entity');
    expect([page.headers.get('Content-Type'), controlOf(page)]).toEqual(['text/html; charset=utf-8', own]);
  });
});
