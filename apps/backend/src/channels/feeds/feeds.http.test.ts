import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { expectSchema } from '../ucp/testing/ucp-schemas.ts';
import { feedProducts } from './feed-products.ts';

const store = useTestStore({
  agents: { storeName: 'Northgate & Sons' },
  limits: { feed: { max: 1_000, windowMs: 60_000 } },
});

const fetchFeed = (path: string, init: RequestInit & { from?: string } = {}) =>
  store.backend.fetch(new Request(`http://store.test${path}`, init), { remoteAddress: init.from ?? '192.0.2.1' });
const linesOf = async (path: string) => {
  const response = await fetchFeed(path);
  expect(response.status).toBe(200);
  return (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

describe('product feed', () => {
  it('is JSON Lines in the protocol’s format, with a line for every product with a page, including all variants', async () => {
    const products = await linesOf('/feeds/products.jsonl');
    for (const product of products) expectSchema('schemas/shopping/types/product.json', product);
    expect(products.map(({ id }) => Number(id.slice(1)))).toEqual(
      Object.values(fixtureIds)
        .filter((id) => ![fixtureIds.redPlate, fixtureIds.bluePlate, fixtureIds.collar].some((hidden) => hidden === id))
        .toSorted((left, right) => left - right),
    );
    const plate = products.find(({ id }) => id === `p${fixtureIds.plate}`);
    expect(plate.variants.map(({ id }: { id: string }) => id)).toEqual(['p1010.v1011', 'p1010.v1012']);
  });

  it('is available as merchant centre XML, with an item per variant and prices as on the site', async () => {
    const response = await fetchFeed('/feeds/products.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g=/);
    expect(text.endsWith('</channel></rss>\n')).toBe(true);
    expect(text).toContain(
      '<channel><title>Northgate &amp; Sons, United States</title><link>http://store.test/</link><description>Everything that Northgate &amp; Sons sells in United States, with prices in USD.</description>',
    );
    const items = [...text.matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) => item ?? '');
    const ids = items.map((item) => /<g:id>(.*?)<\/g:id>/.exec(item)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['p1001', 'p1010.v1011', 'p1010.v1012', 'p1030.gemail.g5000']));
    expect(items.find((item) => item.includes('<g:id>p1001<'))).toContain(
      '<g:availability>in_stock</g:availability><g:price>300.00 USD</g:price><g:sale_price>285.50 USD</g:sale_price>',
    );
    const european = await (await fetchFeed('/eu/feeds/products.xml')).text();
    expect(european).toContain('<g:sale_price>339.75 EUR</g:sale_price>');
    expect(european).toContain('<g:link>http://store.test/eu/test-barbell</g:link>');
  });

  it('escapes catalogue content', async () => {
    const name = 'Bar <b>"&\u0001';
    await store.db.updateTable('products').set({ name }).where('product_id', '=', fixtureIds.strap).execute();
    expect(await (await fetchFeed('/feeds/products.xml')).text()).toContain(
      '<g:title>Bar &lt;b&gt;&quot;&amp;</g:title>',
    );
    const strap = (await linesOf('/feeds/products.jsonl')).find(({ id }) => id === `p${fixtureIds.strap}`);
    expect(strap.title).toBe(name);
  });

  it('respects backpressure, stops when the client disconnects, and serves a limited number of clients at a time', async () => {
    const [first, second] = await Promise.all([fetchFeed('/feeds/products.jsonl'), fetchFeed('/feeds/products.xml')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const third = await fetchFeed('/feeds/products.xml');
    expect([third.status, Number(third.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect((await fetchFeed('/feeds/products.xml', { method: 'HEAD' })).status).toBe(200);
    await first.body?.cancel();
    await second.text();
    expect((await linesOf('/feeds/products.jsonl')).length).toBeGreaterThan(5);
  });

  it('aborts the connection when the process ends, so that no client accepts an incomplete feed', async () => {
    const context = { closing: AbortSignal.abort() } as unknown as Parameters<typeof feedProducts>[0];
    const products = feedProducts(context, {} as Parameters<typeof feedProducts>[1]);
    await expect(products.next()).rejects.toThrow('closes');
  });

  it('has a request limit per address', async () => {
    const strict = await store.anotherProcess({ limits: { feed: { max: 1, windowMs: 60_000 } } });
    const ask = () =>
      strict.fetch(new Request('http://store.test/feeds/products.jsonl'), { remoteAddress: '192.0.2.9' });
    await (await ask()).text();
    expect((await ask()).status).toBe(429);
  });
});

describe('product sitemap', () => {
  const locsOf = async (path: string) => {
    const response = await fetchFeed(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  };
  const pathOf = (address: string) => new URL(address).pathname;

  it('lists every product with a page in parts of 50,000 ids, in any catalogue size', async () => {
    await sql`insert into products (product_id, sku, name, type, url_key, visibility)
      select id, 'MANY-' || id, 'Many', 'simple', 'many-' || id, 4 from generate_series(100000, 102500) as id`.execute(
      store.db,
    );
    await sql`insert into product_prices (product_id, currency, price)
      select product_id, 'USD', 1 from products where sku like 'MANY-%'`.execute(store.db);
    const parts = await locsOf('/sitemap-products.xml');
    expect(parts).toEqual(['http://store.test/sitemap-products-0.xml', 'http://store.test/sitemap-products-2.xml']);
    const [first, second] = await Promise.all(parts.map((part) => locsOf(pathOf(part))));
    expect(first).toContain('http://store.test/test-barbell');
    expect(first?.some((address) => address.endsWith('/collar'))).toBe(false);
    expect(new Set(second).size).toBe(2_501);
  });

  it("lists the products sold on a site, with the site's URLs", async () => {
    expect(await locsOf('/eu/sitemap-products-0.xml')).toContain('http://store.test/eu/test-barbell');
    expect(await locsOf('/eu/sitemap-products-2.xml')).toEqual([]);
  });

  it('has no parts beyond the largest id', async () => {
    expect(await locsOf('/sitemap-products-42949.xml')).toEqual([]);
    for (const part of [42_950, 99_999]) {
      expect((await fetchFeed(`/sitemap-products-${part}.xml`)).status).toBe(404);
    }
  });
});
