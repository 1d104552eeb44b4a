import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { embeddedDatabaseUrl, query } from '../live/databases.ts';
import { playMix } from './play-mix.ts';
import { freePort } from './reverse-proxies.ts';
import { runProgram } from './run-program.ts';
import { type Cache, runVarnish, whyNoVarnish } from './varnish.ts';
import { createVisitor, type VisitorAnswer } from './visitor.ts';

/** The bound of the recipe, which each page that is kept states, in seconds. */
const bound = 60;

const reason = whyNoVarnish();
if (reason !== undefined) console.log(`The recipe of the cache is not tested: ${reason}`);

const product = { path: '/halden-meet-bar-20-kg', id: '1001', sku: 'HLD-BAR-MEET20' };
const customer = { email: 'maya@example.com', password: 'squat-deep-24' };

/** A page without the parts that differ for each rendering. */
const plain = ({ body }: VisitorAnswer): string => body.replaceAll(/nonce="[^"]*"/g, '');

const readPrice = ({ body }: VisitorAnswer): string =>
  /"price":"?([\d.]+)/.exec(/<script[^>]*ld\+json[^>]*>([^<]*)/.exec(body)?.[1] ?? '')?.[1] ?? '';

describe.skipIf(reason !== undefined)('cache recipe in front of a store', () => {
  const dataDir = makeDataDir();
  let store: OpenProduct;
  let cache: Cache;
  let origin: string;
  const visitor = (cookies?: Readonly<Record<string, string>>) => createVisitor(origin, cookies);

  beforeAll(async () => {
    const [port, storePort] = [await freePort(), await freePort()];
    origin = `http://127.0.0.1:${port}`;
    store = await openProduct({
      PORT: String(storePort),
      HOST: '127.0.0.1',
      IRONCART_DATA_DIR: dataDir,
      IRONCART_DEMO: 'on',
      IRONCART_PUBLIC_URL: origin,
      IRONCART_TRUSTED_PROXIES: '127.0.0.1/32',
      IRONCART_GEO_COUNTRY_HEADER: 'x-country',
      IRONCART_SHARED_CACHE_SECONDS: String(bound),
    });
    cache = await runVarnish({ folder: join(dataDir, 'cache'), port, storePort });
  });
  afterAll(async () => {
    await cache?.close();
    await store?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const logIn = async () => {
    const shopper = visitor();
    expect((await shopper.call('/svc_session/session/login', customer)).status).toBe(200);
    return shopper;
  };

  test('serves at least 95% of the cacheable requests of the recorded mix from the cache, and no other requests', {
    timeout: 300_000,
  }, async () => {
    const askedBefore = cache.askedOfStore();
    const beganAt = performance.now();
    const played = await playMix(origin);
    const seconds = (performance.now() - beganAt) / 1_000;
    const asked = cache.askedOfStore() - askedBefore;
    const cacheable = played.filter(({ isCacheable }) => isCacheable);
    const others = played.filter(({ isCacheable }) => !isCacheable);
    const hits = cacheable.filter(({ answer }) => answer.cache === 'hit');
    const share = hits.length / cacheable.length;
    const addresses = new Set(cacheable.map(({ path }) => path)).size;
    const perAddress = (cacheable.length / addresses / seconds) * bound;
    console.log(
      `${(share * 100).toFixed(1)}% of ${cacheable.length} cacheable requests (of ${played.length} in ${Math.round(seconds)} s) ` +
        `answered by the cache: ${addresses} addresses, each asked for ${perAddress.toFixed(1)} times within the bound; ` +
        `${asked} requests reached the store with those of the warm-up`,
    );
    expect(others.length / played.length).toBeGreaterThan(0.17);
    expect([...new Set(cacheable.map(({ answer }) => answer.status))]).toEqual([200]);
    expect([...new Set(others.map(({ answer }) => answer.cache))]).toEqual(['pass']);
    expect(share).toBeGreaterThanOrEqual(0.95);
    // The cache's own header says so; its requests to the store confirm it.
    expect(asked).toBeLessThan(2 * others.length + 0.2 * cacheable.length);
    for (const { path, answer } of hits) {
      expect([path, answer.headers['set-cookie']]).toEqual([path, undefined]);
      expect(answer.body).not.toContain(customer.email);
      expect(answer.age).toBeLessThanOrEqual(bound);
    }
  });

  test('stores a page once for all visitors with a cookie decision, separately from the page that asks for it', async () => {
    const decided = (decision: string) => visitor({ 'ironcart-consent': decision }).get('/gb/barbells');
    const asks = async (answer: Promise<VisitorAnswer>) => (await answer).body.includes('data-foot-notice');
    expect(await asks(decided('none'))).toBe(false);
    expect((await decided('performance.marketing.functional')).cache).toBe('hit');
    expect(await asks(visitor().get('/gb/barbells'))).toBe(true);
    const reopened = '/gb/barbells?cookies=choose';
    expect((await visitor({ 'ironcart-consent': 'performance' }).get(reopened)).cache).toBe('pass');
  });

  test('serves a cached page with its maximum age, compressed with Brotli', async () => {
    const { headers } = await visitor().get('/barbells', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(headers['cache-control']).toBe(`public, max-age=0, s-maxage=${bound}, must-revalidate`);
    expect(headers['content-encoding']).toBe('br');
  });

  test('serves one entry to all campaigns, and keeps their parameters in redirects', async () => {
    const path = '/collars?color=Black';
    const first = await visitor().get(`${path}&utm_source=news&utm_id=23850000000000016`);
    expect([first.status, first.body.includes('utm_source')]).toEqual([200, false]);
    for (const link of ['/collars?gclid=a.b&color=Black', `${path}&fbclid=IwAR1&_gl=1*1abc`, path]) {
      const answer = await visitor().get(link);
      expect([link, answer.cache, plain(answer)]).toEqual([link, 'hit', plain(first)]);
    }
    for (const link of ['/collars?color=Black?utm_source=news', `${path}&ref=news`, `${path}&utm_source%5B%5D=x`]) {
      expect([link, (await visitor().get(link)).cache]).toEqual([link, 'miss']);
    }
    const moved = await visitor().get('/collars/?utm_source=news');
    expect([moved.status, moved.headers.location]).toEqual([301, '/collars?utm_source=news']);
  });

  test('shows two shoppers their own carts, and no cart to other visitors', async () => {
    const [one, two, stranger] = [visitor(), visitor(), visitor()];
    await one.post('/cart', { intent: 'add', productId: product.id, qty: '2' });
    await two.post('/cart', { intent: 'add', productId: product.id, qty: '3' });
    const seen = async (shopper: typeof one, path: string) => {
      const { body, cache: by } = await shopper.get(path);
      return [by, /aria-label="[^"]*[Cc]art[^"]*?(\d+)[^"]*"/.exec(body)?.[1] ?? /"count":(\d+)/.exec(body)?.[1]];
    };
    for (const path of ['/barbells', '/', '/cart']) {
      await stranger.get(path);
      const counts = [await seen(one, path), await seen(two, path)];
      expect([path, counts]).toEqual([
        path,
        [
          ['pass', '2'],
          ['pass', '3'],
        ],
      ]);
      const [, count = '0'] = await seen(stranger, path);
      expect([path, count]).toEqual([path, '0']);
    }
  });

  test.each([
    '/account/dashboard',
    '/account/dashboard/style.css',
    '/account/dashboard%2Fstyle.css',
    '/account/dashboard;style.css',
    '/account/dashboard?a=style.css',
    '/account/dashboard%3Fstyle.css',
    '/account/dashboard%23style.css',
    '/assets/../account/dashboard',
    '/assets/%2e%2e/account/dashboard',
    '/img/../account/dashboard',
    '/barbells/../account/dashboard',
    '//account/dashboard',
    '/svc_customer/customer',
    '/svc_customer/customer/style.css',
    '/svc_content/../svc_customer/customer',
    '/cart/style.css',
  ])('stores nothing of a customer who was led to %s, and shows it to nobody else [SECURITY-38]', async (path) => {
    const victim = await logIn();
    const first = await victim.get(path);
    const stranger = visitor();
    for (const encoding of ['br', 'gzip', '']) {
      const { body, cache: by } = await stranger.get(path, { headers: { 'Accept-Encoding': encoding } });
      expect(body).not.toContain(customer.email);
      if (by === 'hit') expect(first.body).not.toContain(customer.email);
    }
  });

  test.each<readonly [string, string, Readonly<Record<string, string>>]>([
    ['a forged host', '/plates', { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }],
    ['a forged protocol', '/racks-and-rigs', { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '1' }],
    ['another address', '/benches', { 'X-Original-URL': '/account', 'X-Rewrite-URL': '/account' }],
    ['a country', '/kettlebells', { 'X-Country': 'DE', 'Accept-Language': 'de', 'X-Forwarded-For': '5.9.0.1' }],
    ['the headers used by this recipe', '/dumbbells', { 'Shop-Key': 'evil', 'Shop-Url': '/cart', 'Shop-Host': 'evil' }],
    ['a route data request', '/strongman', { 'X-Ironcart-Data': 'entity' }],
    ['app mode', '/bands', { Cookie: 'isMobileApp=1; mobileAppVersion=9' }],
    ['two cookies', '/apparel', { Cookie: 'highcontrast=1; ironcart-consent=none' }],
    ['a long name', '/belts-wraps-and-straps', { Cookie: '_ga=1;_ga=2; highcontrast=1' }],
  ])("prevents an attacker from changing other visitors' pages by %s [SECURITY-38]", async (_, path, headers) => {
    await visitor().get(path, { headers });
    const after = await visitor().get(path);
    expect(after.cache).toMatch(/hit|miss/);
    expect(after.headers['set-cookie']).toBeUndefined();
    const elsewhere = plain(await visitor({ highcontrast: '0' }).get(path));
    expect(plain(after)).toBe(elsewhere);
    expect(after.body).not.toContain('evil');
  });

  test.each(['/collars?isMobileApp=1', '/collars?debug=1', '/robots.txt?debug=1'])(
    'stores no response that sets a cookie: %s',
    async (path) => {
      for (const _ of [1, 2]) {
        const { cache: by, headers } = await visitor().get(path);
        expect([by, headers['set-cookie']?.length]).toEqual(['miss', expect.any(Number)]);
      }
    },
  );

  test('stores route data under its own URL, which no page has', async () => {
    const path = '/collars?_data=entity';
    const page = await visitor().get(path);
    const data = await visitor().get(path, { headers: { 'X-Ironcart-Data': 'entity' } });
    expect([page.headers['content-type'], data.headers['content-type']]).toEqual([
      'text/html; charset=utf-8',
      'application/json',
    ]);
    expect((await visitor().get(path)).headers['content-type']).not.toBe(undefined);
  });

  test('shows a changed price immediately, because pages of an older revision are no longer served', async () => {
    const shopper = visitor();
    await shopper.get(product.path);
    const before = await shopper.get(product.path);
    expect([before.cache, readPrice(before)]).toEqual(['hit', expect.stringMatching(/^\d+\.\d\d$/)]);
    const folder = join(dataDir, 'prices');
    mkdirSync(folder);
    writeFileSync(join(folder, 'prices.csv'), `SKU,Currency,Price,Compare-at price\n${product.sku},USD,612.34,\n`);
    const imported = await runProgram(['catalogue.mjs', 'import', folder], { IRONCART_DATA_DIR: dataDir });
    expect(imported).toMatchObject({ code: 0 });
    const changedAt = performance.now();
    await expect.poll(async () => readPrice(await shopper.get(product.path)), { timeout: 5_000 }).toBe('612.34');
    console.log(`A changed price was shown after ${Math.round(performance.now() - changedAt)} ms`);
    expect(performance.now() - changedAt).toBeLessThan(3_000);
  });

  /** How long a page is shown as it was, in milliseconds from now on. */
  const oldFor = async (path: string, isOld: (answer: VisitorAnswer) => boolean): Promise<number> => {
    const [shopper, beganAt] = [visitor(), performance.now()];
    let oldest = 0;
    while (isOld(await shopper.get(path))) {
      oldest = performance.now() - beganAt;
      await sleep(250);
    }
    shopper.close();
    return oldest;
  };

  test(`shows outdated stock or an ended promotion, which have no revision, for at most ${bound} seconds`, async () => {
    const database = embeddedDatabaseUrl(dataDir);
    const [promoted, stranger, patientMs] = ['/halden-club-bar-20-kg', visitor({ highcontrast: '0' }), 8_000];
    const promotion = {
      rogue_promo_enabled: '1',
      rogue_promo_price: '123.45',
      rogue_promo_to_date: new Date(Date.now() + patientMs).toISOString(),
    };
    await query(database, 'update products set attributes = attributes || $1 where url_key = $2', [
      JSON.stringify(promotion),
      promoted.slice(1),
    ]);
    await expect.poll(async () => readPrice(await visitor().get(promoted)), { timeout: 5_000 }).toBe('123.45');
    // Until the cache has the key of this change.
    await sleep(2_000);
    for (const path of [promoted, product.path]) await visitor().get(path);
    const before = plain(await visitor().get(product.path));
    await sleep(patientMs);
    await query(database, `update inventory set qoh = 3 where product_id = ${product.id}`);
    expect(plain(await stranger.get(product.path))).not.toBe(before);
    expect(readPrice(await stranger.get(promoted))).not.toBe('123.45');
    const [stock, price] = await Promise.all([
      oldFor(product.path, (answer) => plain(answer) === before),
      oldFor(promoted, (answer) => readPrice(answer) === '123.45'),
    ]);
    console.log(
      `Old for ${(stock / 1_000).toFixed(1)} s: stock; for ${(price / 1_000).toFixed(1)} s: an ended promotion`,
    );
    expect(Math.max(stock, price)).toBeLessThan(bound * 1_000);
  });

  test('serves pages for twice their lifetime, and no longer, while the store is unavailable', {
    timeout: 240_000,
  }, async () => {
    const path = '/barbells';
    const shopper = visitor();
    await shopper.get(path);
    const storedAt = performance.now() - (await shopper.get(path)).age * 1_000;
    await store.close();
    await sleep(3_000);
    const meanwhile = await shopper.get(path);
    expect([meanwhile.status, meanwhile.cache]).toEqual([200, 'hit']);
    let lastAt = performance.now();
    let answer = meanwhile;
    while (answer.status === 200 && lastAt - storedAt < 3 * bound * 1_000) {
      lastAt = performance.now();
      await sleep(500);
      answer = await shopper.get(path);
    }
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.body).toContain('The shop is back in a moment');
    expect(lastAt - storedAt).toBeGreaterThan(bound * 1_000);
    expect(lastAt - storedAt).toBeLessThanOrEqual((2 * bound + 1) * 1_000);
  });
});
