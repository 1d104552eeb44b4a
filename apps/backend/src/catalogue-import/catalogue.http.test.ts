import { Readable, Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { copyDatabase } from '../testing/copied-database.ts';
import { columns } from './csv/columns.ts';
import { rowsOfProduct } from './csv/write-csv.ts';
import { type CatalogueFormat, exportCatalogue, importCatalogue, type RejectedProduct } from './index.ts';
import type { MerchantProduct } from './merchant-product.ts';
import { anyMerchantProduct } from './testing/any-merchant-product.ts';

const csvOf = (products: readonly MerchantProduct[]): string =>
  stringify([[...columns], ...products.flatMap(rowsOfProduct)]);

const shirt = (handle: string, overrides: Partial<MerchantProduct> = {}): MerchantProduct => ({
  handle,
  title: 'Lifting shirt',
  descriptionHtml: '<p>Heavy cotton.</p>',
  vendor: 'Halden',
  type: 'Shirts',
  tags: ['cotton'],
  isPublished: true,
  status: 'active',
  isGiftCard: false,
  options: ['Colour', 'Size'],
  variants: [
    ['Black', 'S', '25.00'],
    ['Black', 'M', '25.00'],
    ['Red', 'M', '27.50'],
  ].map(([colour = '', size = '', price = ''], index) => ({
    sku: `${handle}-${index}`.toUpperCase(),
    optionValues: [colour, size],
    price,
    compareAtPrice: index === 2 ? '30.00' : null,
    weightGrams: 210,
    boxInches: null,
    isTracked: true,
    quantity: 12,
    canBackorder: false,
    requiresShipping: true,
    barcode: '',
    picture: '',
  })),
  pictures: [],
  ...overrides,
});

/** Heap and external memory in bytes, after garbage collection. */
const heldBytes = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
};

describe('catalogue import', () => {
  let database: { readonly url: string };
  beforeEach(async () => {
    database = await copyDatabase(inject('templateUrl'));
  });

  const load = async (text: string | Readable, format: CatalogueFormat = 'csv', databaseUrl = database.url) => {
    const rejected: RejectedProduct[] = [];
    const source = typeof text === 'string' ? Readable.from([Buffer.from(text)]) : text;
    const report = await importCatalogue({
      databaseUrl,
      source,
      format,
      currency: 'USD',
      onRejected: (product) => rejected.push(product),
    });
    return { ...report, rejected };
  };
  const dump = async (format: CatalogueFormat = 'csv', databaseUrl = database.url): Promise<string> => {
    const chunks: Buffer[] = [];
    const target = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    await exportCatalogue({ databaseUrl, target, format, currency: 'USD' });
    return Buffer.concat(chunks).toString();
  };
  const query = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  const giftCard = (amounts: readonly string[], overrides: Partial<MerchantProduct> = {}): MerchantProduct => {
    const [variant] = shirt('gift').variants;
    if (!variant) throw new Error('The shirt has no variant');
    return shirt('gift', {
      title: 'Gift card',
      isGiftCard: true,
      options: ['Denominations'],
      variants: amounts.map((price) => ({
        ...variant,
        sku: `GIFT-${price}`,
        optionValues: [`$${price}`],
        price,
        isTracked: false,
        quantity: null,
        requiresShipping: false,
      })),
      ...overrides,
    });
  };

  it('creates a gift card with the amounts of its variants, without products for them', async () => {
    const cards = csvOf([giftCard(['50.00', '25.00', '100.00'])]);
    expect(await load(cards)).toMatchObject({ products: 1, rejectedProducts: 0, rows: 3 });
    const read = () =>
      query(`
        select product_id, type, sku, visibility, price.price, price.special_price, details->'giftcardData' as data,
          (select count(*)::int from products where sku like 'GIFT-%') as variants
        from products join product_prices price using (product_id) where url_key = 'gift' and currency = 'USD'`);
    const [card] = await read();
    expect(card).toMatchObject({
      type: 'giftcard',
      sku: 'gift',
      visibility: 4,
      price: '25.00',
      special_price: null,
      data: {
        type: 'virtual',
        isOpenAmountAllowed: false,
        openAmountMin: null,
        openAmountMax: null,
        amounts: ['25.00', '50.00', '100.00'],
      },
      variants: 0,
    });
    for (const format of ['csv', 'json'] as const) {
      const exported = await dump(format);
      expect(exported).toContain('GIFT-100.00');
      expect(await load(exported, format)).toMatchObject({ rejectedProducts: 0 });
      expect(await dump(format)).toBe(exported);
    }
    expect(await read()).toEqual([card]);
    await load(csvOf([giftCard(['75'])]));
    expect((await read())[0]).toMatchObject({
      product_id: card?.product_id,
      price: '75.00',
      data: { amounts: ['75.00'] },
    });
  });

  it.each([
    [giftCard(['25.00', '25']), /two variants of the gift card have the same price/],
    [giftCard(['25.00', '0.00']), /must be above 0\.00/],
  ])('rejects a gift card with invalid amounts', async (card, reason) => {
    const { rejected, products } = await load(csvOf([card]));
    expect({ products, reasons: rejected.map((one) => one.reason) }).toEqual({
      products: 0,
      reasons: [expect.stringMatching(reason)],
    });
  });

  it('creates the menu from categories if the store has none', async () => {
    const products = ['Bars', 'Mats', 'Mats', ...Array.from({ length: 9 }, (_, index) => `Type ${index}`)].map(
      (type, index) => shirt(`menu-${index}`, { type }),
    );
    const menu = () =>
      query<{ name: string }>('select name from categories where in_menu and position >= 1000 order by name');
    await load(csvOf(products.slice(0, 3)));
    expect(await menu()).toEqual([]);
    await query('update categories set in_menu = false');
    await query("delete from categories where name in ('Bars', 'Mats')");
    await load(csvOf(products));
    expect((await menu()).map(({ name }) => name)).toEqual([
      'Bars',
      'Mats',
      ...[0, 1, 2, 3, 4, 5].map((at) => `Type ${at}`),
    ]);
  });

  it('reports the position of each missing picture', async () => {
    const named = shirt('pictured', { pictures: [{ source: 'front.jpg', alt: '' }] });
    const [first, ...others] = named.variants;
    if (!first) throw new Error('The shirt has no variant');
    const { missingPictures } = await load(
      csvOf([{ ...named, variants: [{ ...first, picture: 'black.jpg' }, ...others] }]),
    );
    expect(missingPictures).toEqual([
      { handle: 'pictured', source: 'front.jpg', place: 'row 2, column "Image Src"' },
      { handle: 'pictured', source: 'black.jpg', place: 'row 2, column "Variant Image"' },
    ]);
  });

  it('creates a configurable product with its variants, prices and stock', async () => {
    expect(await load(csvOf([shirt('lifting-shirt')]))).toMatchObject({ products: 1, rejectedProducts: 0, rows: 3 });
    expect(
      await query(`
        select child.sku, price.price, price.special_price, stock.qoh, child.attributes
        from products parent
        join product_children link on link.parent_id = parent.product_id
        join products child on child.product_id = link.child_id
        join product_prices price on price.product_id = child.product_id and price.currency = 'USD'
        join inventory stock on stock.product_id = child.product_id
        where parent.url_key = 'lifting-shirt' and parent.type = 'configurable' order by link.position`),
    ).toEqual([
      {
        sku: 'LIFTING-SHIRT-0',
        price: '25.00',
        special_price: null,
        qoh: 12,
        attributes: { colour: 'Black', size: 'S' },
      },
      {
        sku: 'LIFTING-SHIRT-1',
        price: '25.00',
        special_price: null,
        qoh: 12,
        attributes: { colour: 'Black', size: 'M' },
      },
      {
        sku: 'LIFTING-SHIRT-2',
        price: '30.00',
        special_price: '27.50',
        qoh: 12,
        attributes: { colour: 'Red', size: 'M' },
      },
    ]);
  });

  it('keeps the package dimensions of a variant if a later file omits them, and rejects incomplete dimensions', async () => {
    const boxOf = (box: MerchantProduct['variants'][number]['boxInches']) => {
      const product = shirt('boxed-shirt', { options: [] });
      const [variant] = product.variants;
      return { ...product, variants: variant ? [{ ...variant, optionValues: [], boxInches: box }] : [] };
    };
    const stored = () => query(`select box_length, box_width, box_height from products where url_key = 'boxed-shirt'`);
    await load(csvOf([boxOf({ length: 14.5, width: 10, height: 2 })]));
    expect(await stored()).toEqual([{ box_length: '14.50', box_width: '10.00', box_height: '2.00' }]);
    await load(csvOf([boxOf(null)]));
    expect(await stored()).toEqual([{ box_length: '14.50', box_width: '10.00', box_height: '2.00' }]);
    const half = csvOf([boxOf({ length: 1, width: 2, height: 3 })]).replace(',1,2,3', ',1,,3');
    expect((await load(half)).rejected).toMatchObject([
      { handle: 'boxed-shirt', reason: expect.stringContaining('side of the box') },
    ]);
  });

  it.each(['csv', 'json'] as const)('exports to %s what was imported, and re-imports it unchanged', async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyMerchantProduct, { selector: ({ handle }) => handle, minLength: 1, maxLength: 5 }),
        async (products) => {
          await load(csvOf(products));
          const exported = await dump(format);
          expect((await load(exported, format)).rejected).toEqual([]);
          expect(await dump(format)).toBe(exported);
        },
      ),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('removes a variant or all options of a product, and restores them', async () => {
    const whole = shirt('lifting-shirt');
    const fewer = { ...whole, variants: whole.variants.slice(1) };
    const [first] = whole.variants;
    const plain = { ...whole, options: [], variants: first ? [{ ...first, optionValues: [] }] : [] };
    for (const state of [whole, fewer, whole, plain, whole, plain]) {
      expect((await load(csvOf([state]))).rejected).toEqual([]);
      const sold = await query(`
        select coalesce(child.sku, p.sku) as sku from products p
        left join product_children link on link.parent_id = p.product_id
        left join products child on child.product_id = link.child_id
        where p.url_key = 'lifting-shirt' order by link.position`);
      expect(sold).toEqual(state.variants.map(({ sku }) => ({ sku })));
      const exported = await dump('csv');
      expect(exported, 'a variant that is not sold any more is no product').not.toContain('lifting-shirt--');
      expect((await load(exported)).rejected).toEqual([]);
    }
  });

  it('separates categories whose names differ only in characters not used in URLs', async () => {
    await load(csvOf([shirt('one', { type: 'Gym shirts' }), shirt('two', { type: 'gym-shirts!' })]));
    const types = await query(`
      select c.name from products p join category_products using (product_id) join categories c using (category_id)
      where p.url_key in ('one', 'two') order by p.url_key`);
    expect(types).toEqual([{ name: 'Gym shirts' }, { name: 'gym-shirts!' }]);
  });

  it('transfers a catalogue completely to an empty store', async () => {
    const other = await copyDatabase(inject('templateUrl'));
    await load(
      csvOf([
        shirt('lifting-shirt'),
        shirt('plain', {
          options: [],
          variants: [{ ...shirt('plain').variants[0], optionValues: [] }] as MerchantProduct['variants'],
        }),
      ]),
    );
    const exported = await dump('json');
    await load(exported, 'json', other.url);
    expect(await dump('json', other.url)).toBe(exported);
  });

  it('reports how many products cannot be exported: a bundle, a gift card and a virtual product from other sources', async () => {
    const target = new Writable({ write: (_chunk, _encoding, done) => done() });
    const [{ sold } = { sold: 0 }] = await query<{ sold: number }>(
      'select count(*)::int as sold from products where visibility = 4',
    );
    const report = await exportCatalogue({ databaseUrl: database.url, target, format: 'json', currency: 'USD' });
    expect([report.products, report.leftOut]).toEqual([sold - 3, 3]);
  });

  it('counts pieces reserved in shares of stock: a file with stock replaces them, and an export includes them', async () => {
    await load(csvOf([shirt('tee')]));
    const share = () => query(`insert into stock_shares select product_id, 1, 5 from products where sku = 'TEE-0'`);
    const stock = () =>
      query(`select stock.qoh from products cross join product_stock(products) as stock where sku = 'TEE-0'`);
    await share();
    expect(await dump()).toMatch(/^tee,.*,TEE-0,.*,17,/m);
    const uncounted = shirt('tee').variants.map((variant) => ({ ...variant, quantity: null }));
    await load(JSON.stringify([shirt('tee', { variants: uncounted })]), 'json');
    expect(await stock()).toEqual([{ qoh: 17 }]);
    await load(csvOf([shirt('tee')]));
    expect(await stock()).toEqual([{ qoh: 12 }]);
  });

  it('changes no row when a file is imported twice', async () => {
    const text = csvOf([shirt('lifting-shirt'), shirt('other-shirt')]);
    await load(text);
    const ids = 'select sku, product_id from products order by sku';
    const places = ['products', 'product_children', 'product_prices', 'inventory', 'search_documents']
      .map((table) => `select '${table}' as table, array_agg(ctid::text order by ctid) as places from ${table}`)
      .join(' union all ');
    const before = [await dump(), await query(ids), await query(places)];
    expect(await load(text)).toMatchObject({ products: 2, rejectedProducts: 0 });
    expect([await dump(), await query(ids), await query(places)]).toEqual(before);
  });

  it('rejects conflicts within the file or with the store by line, and imports the rest', async () => {
    await load(csvOf([shirt('taken')]));
    const { rejected, products } = await load(
      csvOf([
        shirt('first'),
        shirt('second', { variants: shirt('first').variants }),
        shirt('first'),
        shirt('third', { variants: shirt('taken').variants }),
      ]),
    );
    expect(products).toBe(1);
    expect(rejected.toSorted((a, b) => a.line - b.line)).toEqual([
      { line: 5, rows: 3, handle: 'second', reason: 'SKU FIRST-0 stands in row 2 already' },
      { line: 8, rows: 3, handle: 'first', reason: 'the handle stands in row 2 already' },
      {
        line: 11,
        rows: 3,
        handle: 'third',
        reason:
          "SKU TAKEN-0 belongs to the store's product taken: write that handle to change the product (an import renames no handle), or give this one another SKU",
      },
    ]);
  });

  it('rejects a product whose URL resolves to something else, and creates no category that would hide a product', async () => {
    const first = await load(csvOf([shirt('chalk', { type: 'Chalk' }), shirt('mat', { type: 'Matten für Böden' })]));
    expect(first.rejected).toEqual([]);
    await load(csvOf([shirt('deal', { type: 'Brands' }), shirt('tool', { type: 'Tools' })]));
    const categories = await query<{ url_key: string }>(
      `select url_key from categories where name in ('Chalk', 'Matten für Böden', 'Brands', 'Tools') order by name`,
    );
    expect(categories.map(({ url_key }) => url_key)).toEqual([
      expect.stringMatching(/^brands-[0-9a-f]{8}$/),
      expect.stringMatching(/^chalk-[0-9a-f]{8}$/),
      'matten-fur-boden',
      'tools',
    ]);
    const { rejected } = await load(
      csvOf([shirt('cart'), shirt('eu'), shirt('tools'), shirt('chalk', { type: 'Chalk' })]),
    );
    const reasons = rejected.toSorted((a, b) => a.line - b.line).map(({ reason }) => reason);
    expect(reasons).toEqual([
      '/cart is the address of a page of the store itself already: give the product another handle',
      '/eu is the address of a page of the store itself already: give the product another handle',
      '/tools is the address of the category "Tools" already: give the product another handle',
    ]);
  });

  it('imports nothing if the file is truncated', async () => {
    const before = await dump();
    const broken = Readable.from(
      (function* () {
        yield Buffer.from(csvOf([shirt('lifting-shirt')]));
        throw new Error('the disk was pulled out');
      })(),
    );
    await expect(load(broken)).rejects.toThrow('the disk was pulled out');
    expect(await dump()).toBe(before);
  });

  // IMPORTED_ROWS=100000 imports a large store's file, in two minutes.
  it('streams a file of any length in bounded memory', { timeout: 300_000 }, async () => {
    const rows = Number(process.env.IMPORTED_ROWS ?? 24_000);
    const perProduct = 4;
    function* file() {
      yield `${columns.join(',')}\n`;
      for (let product = 0; product < rows / perProduct; product += 1) {
        const text = Array.from({ length: perProduct }, (_, variant) => {
          const own =
            variant === 0
              ? [
                  `Shirt ${product}`,
                  `"<p>${'Heavy cotton. '.repeat(20)}</p>"`,
                  'Halden',
                  'Shirts',
                  '',
                  'TRUE',
                  'Size',
                  `S${variant}`,
                ]
              : ['', '', '', '', '', '', '', `S${variant}`];
          return [
            `shirt-${product}`,
            ...own,
            '',
            '',
            '',
            '',
            `S-${product}-${variant}`,
            '200',
            'shopify',
            '5',
            'deny',
            '19.50',
            '',
            'TRUE',
            '',
            '',
            '',
            '',
            '',
          ].join(',');
        });
        yield `${text.join('\n')}\n`;
      }
    }
    const heapBefore = heldBytes();
    let heapPeak = 0;
    const report = await importCatalogue({
      databaseUrl: database.url,
      source: Readable.from(file(), { objectMode: false }),
      format: 'csv',
      currency: 'USD',
      onRead: (read) => {
        if (read % 4_000 === 0) heapPeak = Math.max(heapPeak, heldBytes());
      },
    });
    expect(report).toEqual({ products: rows / perProduct, rejectedProducts: 0, rows, missingPictures: [] });
    expect(heapPeak - heapBefore).toBeLessThan(8_000_000);
    expect(await query(`select count(*)::int as count from products where sku like 'S-%'`)).toEqual([{ count: rows }]);
  });
});
