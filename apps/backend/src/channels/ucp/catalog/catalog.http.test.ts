import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureIds } from '../../../testing/store-fixture.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { openPlatform, type TestPlatform } from '../testing/test-platform.ts';

const store = useTestStore({ agents: { allowsLoopback: true } });
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend);
});
afterAll(() => platform.close());

const usd = (amount: number) => ({ amount, currency: 'USD' });
const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id);
const productOf = async (id: string, more: object = {}) =>
  (await platform.rest('get_product', { id, ...more })).body.product;

describe('UCP search_catalog', () => {
  it('finds products by text, with prices in minor units and stock, alike over REST and MCP', async () => {
    const { body } = await platform.rest('search_catalog', { query: 'barbell' });
    const [bar] = body.products;
    expect(bar).toMatchObject({
      id: `p${fixtureIds.bar}`,
      handle: 'test-barbell',
      title: 'Test barbell',
      description: { plain: 'Test barbell' },
      url: 'http://store.test/test-barbell',
      categories: [{ value: 'Strength > Barbells', taxonomy: 'merchant' }],
      price_range: { min: usd(28_550), max: usd(28_550) },
      list_price_range: { min: usd(30_000), max: usd(30_000) },
      variants: [
        {
          id: `p${fixtureIds.bar}`,
          sku: 'BAR-20',
          price: usd(28_550),
          list_price: usd(30_000),
          availability: { available: true, status: 'in_stock' },
        },
      ],
    });
    expect((await platform.mcp('search_catalog', { query: 'barbell' })).body).toEqual(body);
  });

  it('returns the price of a running promotion, and no promotion price after its end', async () => {
    const priceOf = async () =>
      (await platform.rest('search_catalog', { query: 'kettlebell' })).body.products[0].price_range.min.amount;
    expect(await priceOf()).toBe(4_500);
  });

  it('uses the currency of the site, and returns the price with tax as well', async () => {
    const { body } = await platform.rest('search_catalog', { query: 'barbell' }, { site: '/eu' });
    const [variant] = body.products[0].variants;
    expect(variant).toMatchObject({
      sku: 'EU-BAR-20',
      price: { amount: 28_550, currency: 'EUR' },
      url: 'http://store.test/eu/test-barbell',
      metadata: { price_including_tax: { amount: 33_975, currency: 'EUR' } },
    });
  });

  it('filters by category and price, with or without a query', async () => {
    const search = async (filters: object, more: object = {}) =>
      (await platform.rest('search_catalog', { filters, pagination: { limit: 25 }, ...more })).body;
    const all = await search({ categories: ['Strength > Barbells'] });
    expect(idsOf(all.products)).toContain(`p${fixtureIds.rack}`);
    expect(idsOf((await search({ categories: ['barbells'] })).products)).toEqual(idsOf(all.products));
    expect((await search({ categories: ['Nowhere'] })).products).toEqual([]);
    const cheap = await search({ price: { max: 2_000 } });
    expect(idsOf(cheap.products)).toContain(`p${fixtureIds.strap}`);
    expect(idsOf(cheap.products)).not.toContain(`p${fixtureIds.bar}`);
    const other = await search({ price: { max: 1 } }, { context: { currency: 'EUR' } });
    expect(other.messages).toMatchObject([{ type: 'info', code: 'price_filter_ignored' }]);
    expect(other.products.length).toBeGreaterThan(1);
  });

  it('paginates with a cursor, by default ten at a time', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await platform.rest('search_catalog', {
        filters: { categories: ['Barbells'] },
        pagination: { limit: 4, ...(cursor === undefined ? {} : { cursor }) },
      });
      seen.push(...idsOf(body.products));
      cursor = body.pagination.cursor;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    const whole = (
      await platform.rest('search_catalog', { filters: { categories: ['Barbells'] }, pagination: { limit: 1000 } })
    ).body;
    expect(idsOf(whole.products).toSorted()).toEqual(seen.toSorted());
    const first = (await platform.rest('search_catalog', { filters: { categories: ['Barbells'] } })).body;
    expect(first.products.length).toBeLessThanOrEqual(10);
  });

  it('reports an empty search and an unknown cursor as correctable errors', async () => {
    for (const asked of [{}, { query: ' ' }, { query: 'bar', pagination: { cursor: 'p0n0' } }]) {
      const { body } = await platform.rest('search_catalog', asked);
      expect(body).toMatchObject({ ucp: { status: 'error' }, messages: [{ severity: 'recoverable' }] });
    }
    expect((await platform.rest('search_catalog', { query: 'nothing is called so' })).body.products).toEqual([]);
  });

  it('rejects malformed requests without an internal error', async () => {
    for (const asked of [
      { query: 1 },
      { filters: { price: { min: -1 } } },
      { filters: { categories: 'x' } },
      { query: 'bar', pagination: { limit: 0 } },
    ]) {
      expect((await platform.rest('search_catalog', asked)).status).toBe(400);
      expect((await platform.mcp('search_catalog', asked)).body.error.code).toBe(-32602);
    }
  });
});

describe('UCP lookup_catalog', () => {
  it('finds ids, variants, SKUs and handles, states how each was found, and lists unknown ones', async () => {
    const ids = [
      'p1001',
      'BAR-20',
      'test-barbell',
      'p1010.v1011',
      'p1011',
      'p1010',
      'p9999',
      'nonsense',
      'p1001',
      'p1010.v9',
    ];
    const { body } = await platform.rest('lookup_catalog', { ids });
    expect(idsOf(body.products).toSorted()).toEqual(['p1001', 'p1010']);
    const inputs = (id: string) =>
      body.products
        .find((product: { id: string }) => product.id === id)
        .variants.map((variant: { id: string; inputs: unknown }) => [variant.id, variant.inputs]);
    expect(inputs('p1001')).toEqual([
      [
        'p1001',
        [
          { id: 'p1001', match: 'exact' },
          { id: 'BAR-20', match: 'exact' },
          { id: 'test-barbell', match: 'featured' },
        ],
      ],
    ]);
    expect(inputs('p1010')).toEqual([
      [
        'p1010.v1011',
        [
          { id: 'p1010.v1011', match: 'exact' },
          { id: 'p1011', match: 'exact' },
          { id: 'p1010', match: 'featured' },
        ],
      ],
    ]);
    expect(body.messages.map(({ content }: { content: string }) => content)).toEqual(['p9999', 'nonsense', 'p1010.v9']);
    expect((await platform.mcp('lookup_catalog', { ids })).body).toEqual(body);
  });

  it('omits products excluded by a filter, and rejects too many ids', async () => {
    const { body } = await platform.rest('lookup_catalog', {
      ids: ['p1001', 'p1070'],
      filters: { price: { max: 2_000 } },
    });
    expect(idsOf(body.products)).toEqual(['p1070']);
    const many = Array.from({ length: 51 }, (_, at) => String(at + 1));
    const answer = await platform.rest('lookup_catalog', { ids: many });
    expect([answer.status, answer.body.code]).toEqual([400, 'request_too_large']);
    expect((await platform.mcp('lookup_catalog', { ids: many })).body.error.code).toBe(-32602);
  });

  it('accepts any text as an id', async () => {
    const ids = ['', '%', '\\', "'", '1.'.repeat(400), 'p1010.v1011.v1011', 'p1020.b1-1001-9', '0', '-1', '🏋'];
    expect((await platform.rest('lookup_catalog', { ids })).status).toBe(200);
  });
});

describe('UCP get_product', () => {
  it('for a configurable returns which values exist and can be bought, and the variants of the selection', async () => {
    const plate = await productOf('p1010');
    expect(plate.options).toEqual([
      {
        name: 'Color',
        values: [
          { label: 'Red', available: true, exists: true },
          { label: 'Blue', available: true, exists: true },
        ],
      },
    ]);
    expect(plate.selected).toEqual([{ name: 'Color', label: 'Red' }]);
    expect(plate.price_range).toEqual({ min: usd(8_000), max: usd(8_200) });
    const blue = await productOf('p1010', { selected: [{ name: 'Color', label: 'Blue' }] });
    expect(idsOf(blue.variants)).toEqual(['p1010.v1012']);
    const none = await productOf('p1010', { selected: [{ name: 'Color', label: 'Green' }] });
    expect(none.selected).toEqual([]);
    expect(idsOf(none.variants)).toEqual(['p1010.v1011', 'p1010.v1012']);
  });

  it('accepts a variant’s id as a complete selection', async () => {
    const blue = await productOf('p1010.v1012', { selected: [{ name: 'Color', label: 'Red' }] });
    expect(idsOf(blue.variants)).toEqual(['p1010.v1012']);
    expect(blue.selected).toEqual([{ name: 'Color', label: 'Blue' }]);
  });

  it('distinguishes a value without stock from one that does not exist', async () => {
    await sql`update inventory set qoh = 0 where product_id = ${fixtureIds.bluePlate}`.execute(store.db);
    const plate = await productOf('p1010');
    expect(plate.options[0].values[1]).toEqual({ label: 'Blue', available: false, exists: true });
    const blue = await productOf('p1010.v1012');
    expect(blue.variants[0].availability).toEqual({ available: false, status: 'out_of_stock' });
    await sql`update inventory set qoh = 3 where product_id = ${fixtureIds.bluePlate}`.execute(store.db);
  });

  it('for a bundle returns its choices as options, with included parts', async () => {
    const set = await productOf('p1020');
    expect(set.options).toEqual([{ name: 'Bar', values: [{ label: 'Test barbell', available: true, exists: true }] }]);
    expect(set.variants).toMatchObject([{ id: 'p1020.b1-1001', price: usd(26_000) }]);
  });

  it('for a gift card returns its amounts and deliveries, and accepts a custom amount in an id', async () => {
    const card = await productOf('p1030');
    expect(card.options.map(({ name }: { name: string }) => name)).toEqual(['Delivery', 'Amount']);
    expect(card.variants).toMatchObject([{ id: 'p1030.gemail.g5000', price: usd(5_000) }]);
    expect((await productOf('p1030.gemail.g7500')).variants[0].price).toEqual(usd(7_500));
    expect((await platform.rest('get_product', { id: 'p1030.gemail.g100' })).body.ucp.status).toBe('error');
  });

  it('marks made-to-order products, and reports unknown products as missing', async () => {
    await sql`update inventory set qoh = 0 where product_id = ${fixtureIds.owable}`.execute(store.db);
    expect((await productOf(`p${fixtureIds.owable}`)).variants[0].availability).toEqual({
      available: true,
      status: 'backorder',
    });
    for (const id of ['p9999', 'x', 'p1010.v1001', String(2 ** 31)]) {
      const { body } = await platform.rest('get_product', { id });
      expect(body).toMatchObject({
        ucp: { status: 'error' },
        messages: [{ code: 'not_found', severity: 'unrecoverable' }],
      });
    }
  });
});
