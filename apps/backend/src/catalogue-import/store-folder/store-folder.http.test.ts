import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '@ironcart/seed';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../db/pool.ts';
import { prepareDatabase } from '../../prepare-database.ts';
import { readGiftCardBalance } from '../../services/checkout/gift-card-ledger.ts';
import { readPublishedPhoto } from '../../services/photo/photo.reader.ts';
import { copyDatabase } from '../../testing/copied-database.ts';
import { fixtureContents } from '../../testing/store-fixture.ts';
import { importStoreFolder } from './import-store-folder.ts';

let database: { readonly url: string };
let db: Database;
let folder = '';

/** A store that is not a demo, without products. */
beforeEach(async () => {
  database = await copyDatabase(inject('templateUrl'));
  db = await openDatabase({ url: database.url });
  await sql`truncate products, categories, customers, gift_cards, cms_pages, forms, events, editorial_posts,
    editorial_terms, editorial_authors, search_synonyms, search_redirects, five_for_five, seedings cascade`.execute(db);
  await prepareDatabase({ databaseUrl: database.url, contents: { ...fixtureContents, demo: 'off' } });
  folder = await mkdtemp(join(tmpdir(), 'ironcart-own-store-'));
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** The number of rows of each kind, and the last transaction that wrote each table. */
const rowsOfStore = async () => {
  const { rows } = await sql`
    select 'products' as name, count(*), max(xmin::text::bigint) from products union all
    select 'prices', count(*), max(xmin::text::bigint) from product_prices union all
    select 'stock', count(*), max(xmin::text::bigint) from inventory union all
    select 'children', count(*), max(xmin::text::bigint) from product_children union all
    select 'categories', count(*), max(xmin::text::bigint) from categories union all
    select 'pages', count(*), max(xmin::text::bigint) from cms_pages union all
    select 'customers', count(*), max(xmin::text::bigint) from customers union all
    select 'addresses', count(*), max(xmin::text::bigint) from addresses union all
    select 'articles', count(*), max(xmin::text::bigint) from editorial_posts union all
    select 'tickets', count(*), max(xmin::text::bigint) from entitlements union all
    select 'gift cards', count(*), max(xmin::text::bigint) from gift_cards`.execute(db);
  return rows;
};

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(folder, file), change(await readFile(join(dataFolder, file), 'utf8')));

describe('import of a store folder', () => {
  it("imports the whole demo store into a merchant's store, and writes no row the second time", async () => {
    await cp(dataFolder, folder, { recursive: true });
    // The small store has only its own origin.
    await rm(join(folder, 'product-origins.csv'));
    await rm(join(folder, 'pickups.csv'));
    expect(await importStoreFolder(database.url, folder)).toMatchObject({
      records: { 'products.json': 395, 'prices.csv': 1975 },
      notSold: [],
    });
    const first = await rowsOfStore();
    expect(first).toContainEqual(expect.objectContaining({ name: 'products', count: 395 }));
    expect(first).toContainEqual(expect.objectContaining({ name: 'addresses', count: 5 }));
    const { rows } = await sql`select count(*)::int as whole from addresses
      where fields ?& array['firstname', 'lastname', 'email', 'telephone', 'city']`.execute(db);
    expect(rows).toEqual([{ whole: 5 }]);
    await importStoreFolder(database.url, folder);
    expect(await rowsOfStore()).toEqual(first);
  });

  it('publishes review photos once, and reports a missing photo', async () => {
    await cp(join(dataFolder, 'products.json'), join(folder, 'products.json'));
    await cp(join(dataFolder, 'categories.json'), join(folder, 'categories.json'));
    await cp(join(dataFolder, 'reviews.json'), join(folder, 'reviews.json'));
    await expect(importStoreFolder(database.url, folder)).rejects.toThrow(
      /reviews\.json: the photo .*garage\.jpg is missing/,
    );
    await cp(join(dataFolder, 'review-photos'), join(folder, 'review-photos'), { recursive: true });
    await importStoreFolder(database.url, folder);
    await importStoreFolder(database.url, folder);
    const photos = await db
      .selectFrom('photos')
      .innerJoin('reviews', 'reviews.review_id', 'photos.review_id')
      .select(['author', 'status', 'position', 'width', 'photo_id'])
      .orderBy('author')
      .execute();
    const reviews: { author: string; photos?: string[] }[] = JSON.parse(
      await readFile(join(folder, 'reviews.json'), 'utf8'),
    );
    const authors = reviews.flatMap((review) => (review.photos ?? []).map(() => review.author));
    expect(authors.length).toBeGreaterThan(10);
    expect(photos.map(({ author }) => author).toSorted()).toEqual(authors.toSorted());
    expect(photos[0]).toMatchObject({ status: 'published', position: 0, width: 900 });
    const file = await readPublishedPhoto(db, `photo-${photos[0]?.photo_id}`);
    expect(file?.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('reports products without an option price or a later price in a currency', async () => {
    const option = { id: 1, title: 'Text', type: 'area', isRequired: false, values: [] };
    const plain = { type: 'simple', weight: 1 };
    const own = [
      { ...plain, productId: 1, sku: 'A', name: 'A', urlKey: 'a', customOptions: [{ ...option, price: { USD: '5' } }] },
      { ...plain, productId: 2, sku: 'B', name: 'B', urlKey: 'b', hundoPricing: [] },
      {
        ...plain,
        productId: 3,
        sku: 'C',
        name: 'C',
        urlKey: 'c',
        hundoPricing: [{ ruleWeight: 100, discountPerLb: { EUR: '0.10' } }],
      },
      {
        type: 'virtual',
        weight: 0,
        productId: 4,
        sku: 'D',
        name: 'D',
        urlKey: 'd',
        attributes: { subscription_interval: 'month', renewal_price: '24.00' },
      },
    ];
    await writeFile(join(folder, 'products.json'), JSON.stringify(own));
    expect(await importStoreFolder(database.url, folder)).toEqual({ records: { 'products.json': 4 }, notSold: [] });
    await rm(join(folder, 'products.json'));
    const prices = ['A', 'B', 'C', 'D'].flatMap((sku) => [`${sku},USD,10.00,`, `${sku},EUR,9.00,`]);
    await writeFile(join(folder, 'prices.csv'), ['SKU,Currency,Price,Compare-at price', ...prices].join('\n'));
    expect((await importStoreFolder(database.url, folder)).notSold).toEqual([
      'A has a price in EUR and is not sold there: its customOptions have no amount in EUR',
      'C has a price in USD and is not sold there: its hundoPricing have no amount in USD',
      'D has a price in EUR and is not sold there: its renewal_price has no amount in EUR',
    ]);
  });

  it('imports single files, which replace prices and stock but leave gift card balances', async () => {
    for (const file of ['categories.json', 'products.json', 'prices.csv', 'stock.csv', 'gift-cards.csv']) {
      await cp(join(dataFolder, file), join(folder, file));
    }
    await importStoreFolder(database.url, folder);
    // Pieces of a limited promotion that orders have moved to shares are part of what the file replaces.
    await sql`insert into promotion_shares select product_id, 1, 20 from products where sku = 'HLD-R4'`.execute(db);
    await importStoreFolder(database.url, folder);
    expect(await db.selectFrom('promotion_shares').selectAll().execute()).toEqual([]);
    await rm(join(folder, 'products.json'));
    await rm(join(folder, 'categories.json'));
    await edit('prices.csv', (text) => text.replace(/^HLD-R4,USD,.*$/m, 'HLD-R4,USD,777.00,'));
    await edit('stock.csv', (text) => text.replace(/^(HLD-R4),\d+/m, '$1,3'));
    await edit('gift-cards.csv', (text) => text.replace('100.00', '90000.00'));
    await sql`insert into stock_shares select product_id, 1, 20 from products where sku = 'HLD-R4'`.execute(db);
    await importStoreFolder(database.url, folder);
    const { rows } = await sql`select product_prices.price, stock.qoh, (select max(balance) from gift_cards) as most
      from products join product_prices using (product_id) cross join product_stock(products) as stock
      where sku = 'HLD-R4' and currency = 'USD'`.execute(db);
    expect(rows).toEqual([{ price: '777.00', qoh: 3, most: '5000.00' }]);
  });

  it('stores gift card codes in the normalized form used for look-ups', async () => {
    const cards = ['Code,Currency,Balance', 'HALDEN-ABCDEF-2345,USD,20.00', 'BARBELL-2024,USD,5.00'];
    await writeFile(join(folder, 'gift-cards.csv'), cards.join('\n'));
    await importStoreFolder(database.url, folder);
    for (const typed of ['halden-abcdef-2345', 'HALDENABCDEF2345', 'barbell-2024']) {
      expect(await readGiftCardBalance(db, typed, 'USD')).toBeGreaterThan(0);
    }
  });

  it('adds pickup to a site if a file contains it, and keeps an existing location', async () => {
    const rows = ['USA,Elsewhere,Halden,venlo', 'EUR,Collect in Venlo,Halden,venlo'];
    await writeFile(join(folder, 'pickups.csv'), ['Site,Label,Carrier,Origin', ...rows].join('\n'));
    await importStoreFolder(database.url, folder);
    const pickups = await db
      .selectFrom('shipping_methods')
      .select(['site_code', 'label', 'origin_code', 'position'])
      .where('kind', '=', 'pickup')
      .orderBy('site_code')
      .execute();
    expect(pickups).toEqual([
      { site_code: 'EUR', label: 'Collect in Venlo', origin_code: 'venlo', position: 1 },
      { site_code: 'USA', label: 'Collect', origin_code: 'dayton', position: expect.any(Number) },
    ]);
  });

  it.each([
    [
      'prices.csv',
      'SKU,Currency,Price,Compare-at price\nNONE,USD,1.00,',
      'prices.csv: the store has no product with the SKU NONE',
    ],
    [
      'products.json',
      JSON.stringify([{ type: 'grouped', productId: 1, sku: 'A', name: 'A', urlKey: 'a', weight: 1, memberIds: [77] }]),
      'products.json: child id 77 is not in the store',
    ],
    [
      'products.json',
      JSON.stringify(
        [1, 2].map((productId) => ({
          type: 'simple',
          productId,
          sku: 'A',
          name: 'A',
          urlKey: `a-${productId}`,
          weight: 1,
        })),
      ),
      'products.json: sku A belongs to another record of the store already',
    ],
    [
      'categories.json',
      JSON.stringify(
        [1, 2].map((categoryId) => ({
          categoryId,
          parentId: 3 - categoryId,
          name: 'A',
          urlKey: `a-${categoryId}`,
          position: 1,
          inMenu: true,
        })),
      ),
      'categories.json: the category 1 is below itself',
    ],
    [
      'categories.json',
      JSON.stringify([{ categoryId: 1, parentId: null, name: 'A', urlKey: 'cart', position: 1, inMenu: true }]),
      'categories.json: /cart is the address of a page of the store itself already: choose another urlKey',
    ],
    [
      'tickets.csv',
      'E-mail,SKU,Percent,Amount,Currency,Uses\na@example.com,A,10,,,1',
      'tickets.csv: the store has no customer a@example.com',
    ],
  ])('imports nothing if %s contradicts the store, and explains the conflict', async (file, content, fault) => {
    const before = await rowsOfStore();
    await cp(join(dataFolder, 'gift-cards.csv'), join(folder, 'gift-cards.csv'));
    await writeFile(join(folder, file), content);
    await expect(importStoreFolder(database.url, folder)).rejects.toMatchObject({ faults: [fault] });
    expect(await rowsOfStore()).toEqual(before);
  });
});
