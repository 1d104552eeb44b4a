import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LineItem } from '@ironcart/core/list';
import { siteByCode } from '@ironcart/core/site';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readProducts } from '../catalogue/catalogue-reader.ts';
import { prepareDatabase, type StoreContents } from '../prepare-database.ts';
import { readGiftCardBalance } from '../services/checkout/gift-card-ledger.ts';
import { quoteRates } from '../services/shipping/quote-rates.ts';
import { readShippingTable } from '../services/shipping/shipping.reader.ts';
import { readTaxRules } from '../services/tax/tax.reader.ts';
import { copyDatabase } from '../testing/copied-database.ts';
import { readDemoData } from '../testing/demo-catalogue.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './pool.ts';

/** The content of a store of the first version, whose merchant had changed rates and taxes. */
const rowsOfTheFirstVersion = `
  insert into products (product_id, sku, name, type, url_key, weight, visibility, details) values
    (6201, 'HLD-ROW-1', 'Rower', 'simple', 'rower', 68, 4, '{"gearSpecs": [], "dimensions": {"length": 142, "width": 62, "height": 40}}'),
    (1, 'BAR', 'Bar', 'simple', 'bar', 45, 4, '{"gearSpecs": []}');
  insert into product_prices (product_id, currency, price) values (6201, 'USD', 945), (1, 'USD', 300), (1, 'EUR', 280);
  insert into inventory (product_id, qoh, max_qty) values (6201, 5, 5), (1, 5, 5);
  insert into countries values ('US', 'United States', true, '^\\d{5}$'), ('DE', 'Germany', false, '^\\d{5}$'),
    ('AT', 'Austria', false, null), ('ES', 'Spain', false, null), ('FR', 'France', false, null);
  insert into regions values (1, 'US', 'AL', 'Alabama');
  insert into shipping_methods values
    ('USA', 'ground', 'Ground', 'Northpost', '{US}', false, 150, 0), ('USA', 'freight', 'Freight', 'Ironline', '{US}', false, null, 1),
    ('USA', 'pickup', 'Collect', 'Halden', '{US}', true, null, 2),
    ('EUR', 'ground', 'Near', 'Paket', '{DE,AT}', false, 70, 0), ('EUR', 'ground-outer', 'Far', 'Paket', '{ES,AT,XX}', false, 70, 1);
  insert into shipping_bands values
    ('USA', 'ground', 0, 10, 7.95, 0.60), ('USA', 'ground', 1, 5, 1.00, 0.10), ('USA', 'ground', 2, null, 11.50, 0.42),
    ('USA', 'freight', 0, null, 89.00, 0.25), ('USA', 'pickup', 0, null, 0, 0),
    ('EUR', 'ground', 0, null, 14.00, 0.33), ('EUR', 'ground-outer', 0, null, 24.00, 0.63);
  insert into tax_rules values
    ('CA', 'goods', '*', 'BC', '12', 'GST+PST BC'), ('CA', 'goods', '*', 'QC', '14.975', 'GST+QST QC'),
    ('CA', 'goods', '*', 'ON', '13', 'HST ON'), ('CA', 'goods', '*', 'AB', '5', 'GST AB'),
    ('US', 'goods', '*', 'OH', '6.66', 'Sales tax OH'), ('DE', 'goods', '*', '*', '19', 'VAT DE');
  insert into gift_cards values ('HALDEN-ABCDEF-2345', 'USD', 50, 20), ('HALDENABCDEF2345', 'USD', 9, 9),
    ('BARBELL-2024', 'USD', 5, 5);
  insert into seedings values ('demo-store', now());`;

const demo: StoreContents = { demo: 'on', demoData: readDemoData };

let database: { readonly url: string };
let firstVersion = '';
let db: Database;

beforeAll(async () => {
  database = await copyDatabase(inject('templateUrl'));
  db = await openDatabase({ url: database.url });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  firstVersion = await mkdtemp(join(tmpdir(), 'ironcart-first-version-'));
  const foundation = fileURLToPath(new URL('./migrations/0001-foundation.sql', import.meta.url));
  await copyFile(foundation, join(firstVersion, '0001-foundation.sql'));
  await migrate(db, { migrationsDir: firstVersion });
  await sql.raw(rowsOfTheFirstVersion).execute(db);
});
afterAll(async () => {
  await db.destroy();
  await rm(firstVersion, { recursive: true, force: true });
});

const lineOf = (productId: number, qty: number): LineItem => ({
  listItemId: 'line',
  productId,
  qty,
  options: {},
  metadata: {},
  children: [],
});

const quoteTo = async (siteCode: 'USA' | 'EUR', countryId: string, items: readonly LineItem[]) => {
  const site = siteByCode(siteCode);
  const productIds = items.map(({ productId }) => productId);
  const table = await readShippingTable(db, { siteCode, countryId, productIds });
  const products = await readProducts(db, productIds, site);
  const destination = { countryId, region: '', postcode: '' };
  const shipment = { site, destination, items, products, allowSplit: true, nowMs: 0, carriers: [] };
  const { rates } = table ? quoteRates(shipment, table, 'quote') : { rates: [] };
  return rates.map(({ shippingCode, amount }) => [shippingCode, amount]);
};

describe('store created by the first version', () => {
  it('is migrated once, and receives the data added to the seed since', async () => {
    const prepare = () => prepareDatabase({ databaseUrl: database.url, contents: demo });
    const prepared = await prepare();
    expect(prepared.migrations.at(0)).toBe('0002-shipping-by-zone.sql');
    expect(prepared.isSeededNow).toBe(false);
    const counts = async () => {
      const { rows } =
        await sql`select (select count(*) from shipping_rates) as rates, (select count(*) from tax_rules) as taxes,
        (select count(*) from regions) as regions, (select count(*) from products) as products`.execute(db);
      return rows;
    };
    const before = await counts();
    expect(await prepare()).toEqual({ migrations: [], isSeededNow: false, isDemo: true });
    expect(await counts()).toEqual(before);
  });

  it('charges the same shipping as before', async () => {
    expect(await quoteTo('USA', 'US', [lineOf(1, 2)])).toEqual([
      ['ground', 1_150 + 90 * 42],
      ['pickup', 0],
    ]);
    expect(await quoteTo('USA', 'US', [lineOf(1, 9)])).toContainEqual(['ground', 1_150 + 135 * 42]);
    expect(await quoteTo('EUR', 'DE', [lineOf(1, 1)])).toEqual([['ground', 1_400 + 45 * 33]]);
    expect(await quoteTo('EUR', 'ES', [lineOf(1, 1)])).toEqual([['ground-outer', 2_400 + 45 * 63]]);
    expect(await quoteTo('EUR', 'AT', [lineOf(1, 1)])).toEqual([
      ['ground', 1_400 + 45 * 33],
      ['ground-outer', 2_400 + 45 * 63],
    ]);
    expect(await quoteTo('EUR', 'FR', [lineOf(1, 1)])).toEqual([]);
  });

  it('keeps its taxes, with Canadian taxes now side by side, and gets the missing ones', async () => {
    const rulesOf = async (countryId: string, region: string) =>
      (await readTaxRules(db, countryId, '2026-11-22'))
        .filter((rule) => rule.region === region && rule.taxClass === 'goods')
        .map(({ levy, code, rate }) => `${levy}: ${code} ${rate}`);
    expect(await rulesOf('CA', 'BC')).toEqual(['federal: GST CA 5', 'provincial: PST BC 7']);
    expect(await rulesOf('CA', 'QC')).toEqual(['federal: GST CA 5', 'provincial: QST QC 9.975']);
    expect(await rulesOf('CA', 'ON')).toEqual(['federal: HST ON 13']);
    expect(await rulesOf('CA', 'AB')).toEqual(['federal: GST AB 5']);
    expect(await rulesOf('CA', 'NS')).toEqual(['federal: HST NS 14']);
    expect(await rulesOf('US', 'OH')).toEqual(['sales: Sales tax OH 6.66']);
    expect(await rulesOf('US', 'NY')).toEqual(['sales: Sales tax NY 4']);
  });

  it('has its package dimensions in inches, and goods ship from their location', async () => {
    const table = await readShippingTable(db, { siteCode: 'USA', countryId: 'US', productIds: [1, 6201] });
    expect(table?.goods.get(6201)).toEqual({ box: { length: 55.91, width: 24.41, height: 15.75 }, origin: 'reno' });
    expect(table?.goods.get(1)).toEqual({ box: undefined, origin: undefined });
    const { details } = await db
      .selectFrom('products')
      .select('details')
      .where('product_id', '=', 6201)
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ gearSpecs: [] });
  });

  it("gets the postal patterns and regions of a newer release at its next start, and keeps the merchant's choices", async () => {
    const patternOf = async (alpha2: string) =>
      (await db.selectFrom('countries').select('postcode_regex').where('alpha2', '=', alpha2).executeTakeFirstOrThrow())
        .postcode_regex;
    const current = await patternOf('SA');
    // The state after the previous release; the merchant has changed a rate and removed the United Kingdom's tax.
    await sql
      .raw(`
      delete from seedings where name like 'countries %';
      insert into seedings (name, seeded_at) values ('countries of-the-release-before', now());
      update countries set postcode_regex = '^$' where alpha2 = 'SA';
      delete from regions where country_id = 'US' and code = 'WY';
      update tax_rules set rate = '6.5' where country_id = 'US' and region = 'OH';
      delete from tax_rules where country_id = 'GB'`)
      .execute(db);
    const lines: string[] = [];
    const prepare = () =>
      prepareDatabase({ databaseUrl: database.url, contents: demo, log: (line) => lines.push(line) });
    await prepare();
    expect(await patternOf('SA')).toBe(current);
    const { rows: regions } = await sql`select code from regions where country_id = 'US' and code = 'WY'`.execute(db);
    expect(regions).toHaveLength(1);
    expect((await readTaxRules(db, 'US', '2026-11-22')).find(({ region }) => region === 'OH')?.rate).toBe('6.5');
    expect(await readTaxRules(db, 'GB', '2026-11-22')).toEqual([]);
    expect(lines).toContain('Brought countries, regions and postal patterns up to date');
    lines.length = 0;
    await prepare();
    expect(lines).toEqual([]);
  });

  it('finds its gift cards, however the groups of their codes are typed', async () => {
    expect(await readGiftCardBalance(db, 'halden-abcdef-2345', 'USD')).toBeGreaterThan(0);
    expect(await readGiftCardBalance(db, 'hald enab cdef 2345', 'USD')).toBeGreaterThan(0);
    expect(await readGiftCardBalance(db, 'Barbell-2024', 'USD')).toBe(500);
  });

  it('ships from sites without own settings like the demo store', async () => {
    const gbr = await readShippingTable(db, { siteCode: 'GBR', countryId: 'GB', productIds: [] });
    expect(gbr?.terms.defaultOrigin).toBe('sheffield');
    expect(gbr?.methods.map(({ shippingCode }) => shippingCode)).toEqual(['ground', 'express', 'freight']);
  });
});

describe('database tables of shipping and tax', () => {
  const refuses = (statement: string, constraint: string) =>
    expect(db.transaction().execute((transaction) => sql.raw(statement).execute(transaction))).rejects.toMatchObject({
      constraint,
    });
  const rate = (upTo: string, base: string, perLb: string) =>
    `insert into shipping_rates values ('GBR', 'ground', 'mainland', ${upTo}, ${base}, ${perLb})`;

  it.each([
    ['a duplicate band', rate('22', '9', '9'), 'shipping_rates_band'],
    ['a second open-ended band', rate('null', '9', '9'), 'shipping_rates_band'],
    ['a heavier package that costs less', rate('30', '1', '0.01'), 'shipping_rates_rise'],
    [
      'a lighter package that costs more',
      `update shipping_rates set base = 100 where site_code = 'GBR' and up_to_weight = 2`,
      'shipping_rates_rise',
    ],
    [
      'an area in two zones',
      `insert into shipping_zone_areas values ('GBR', 'remote', 'GB', '*', '*')`,
      'shipping_zone_areas_pkey',
    ],
    [
      'an invalid prefix',
      `insert into shipping_zone_areas values ('GBR', 'remote', 'GB', '*', 'bt 1*')`,
      'shipping_zone_areas_postcode_check',
    ],
    [
      'a pickup under another code',
      `update shipping_methods set kind = 'pickup' where site_code = 'GBR'`,
      'shipping_methods_pickup',
    ],
    [
      'parcels without a limit',
      `update shipping_sites set freight_above = 1000000 where site_code = 'GBR'`,
      'shipping_sites_freight_above',
    ],
    ['incomplete package dimensions', `update products set box_length = 5 where product_id = 1`, 'products_box'],
    ['a tax above the price', `update tax_rules set rate = '101' where country_id = 'DE'`, 'tax_rules_rate'],
  ])('reject %s', (_, statement, constraint) => refuses(statement, constraint));

  it('accept bands that are changed together', async () => {
    await db.transaction().execute(async (transaction) => {
      await sql
        .raw(`update shipping_rates set base = base + 100 where site_code = 'GBR' and up_to_weight = 2`)
        .execute(transaction);
      await sql
        .raw(`update shipping_rates set base = base + 100 where site_code = 'GBR' and up_to_weight is distinct from 2`)
        .execute(transaction);
    });
  });
});

describe('new store', () => {
  it('accepts the complete demo store, including rates and rules', async () => {
    const copy = await copyDatabase(inject('templateUrl'));
    const fresh = await openDatabase({ url: copy.url });
    await sql`drop schema public cascade`.execute(fresh);
    await sql`create schema public`.execute(fresh);
    const prepared = await prepareDatabase({ databaseUrl: copy.url, contents: demo });
    expect(prepared.isSeededNow).toBe(true);
    const { rows } = await sql<{ site_code: string; rates: number }>`
      select site_code, count(*)::int as rates from shipping_rates group by site_code order by site_code`.execute(
      fresh,
    );
    expect(rows.map(({ site_code }) => site_code)).toEqual(['APO', 'AUS', 'CAN', 'EUR', 'GBR', 'USA']);
    const rower = await readShippingTable(fresh, { siteCode: 'USA', countryId: 'US', productIds: [6201] });
    expect(rower?.goods.get(6201)).toEqual({ box: { length: 55.91, width: 24.41, height: 15.75 }, origin: 'reno' });
    await fresh.destroy();
  });
});
