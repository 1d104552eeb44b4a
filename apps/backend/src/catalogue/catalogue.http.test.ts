import { childrenOf } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase, openPool } from '../db/pool.ts';
import type { Tables } from '../db/tables.ts';
import { copyDatabase } from '../testing/copied-database.ts';
import { fixtureIds } from '../testing/store-fixture.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';

const usa = siteByCode('USA');
const statements: string[] = [];
let database: { readonly url: string };
/** The connection that changes the catalogue; the reading one never does. */
let merchant: Database;
let readers: Database;
let catalogue: Catalogue;
beforeAll(async () => {
  database = await copyDatabase(inject('templateUrl'));
  merchant = await openDatabase({ url: database.url, maxConnections: 2 });
  readers = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: await openPool({ url: database.url, maxConnections: 2 }) }),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  catalogue = createCatalogue(readers);
});
afterAll(async () => {
  await readers.destroy();
  await merchant.destroy();
});
beforeEach(() => {
  statements.length = 0;
});

const readPlate = async () => {
  const plate = await catalogue.completeProduct(fixtureIds.plate, usa);
  if (!plate) throw new Error('The fixture has a plate');
  return plate;
};

describe('catalogue', () => {
  it('is cached: a known product takes one statement, which reads revision and stock', async () => {
    await readPlate();
    statements.length = 0;
    expect(childrenOf(await readPlate()).map(({ sku }) => sku)).toEqual(['PLATE-R', 'PLATE-B']);
    expect(statements).toHaveLength(1);
  });

  it.each([
    ['a name', sql`update products set name = name || ' II' where product_id = ${fixtureIds.redPlate}`],
    ['a price', sql`update product_prices set price = price + 1 where product_id = ${fixtureIds.redPlate}`],
    [
      'a category',
      sql`insert into category_products select category_id, ${fixtureIds.redPlate}, 1 from categories limit 1`,
    ],
    ['a picture', sql`insert into pictures values (${`picture-${fixtureIds.redPlate}`}, 1200, 900)`],
    ['related rows', sql`delete from product_children where child_id = ${fixtureIds.redPlate}`],
  ])('shows a change made through another connection immediately: %s', async (_, change) => {
    const before = await readPlate();
    await change.execute(merchant);
    const after = await readPlate();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await createCatalogue(readers).completeProduct(fixtureIds.plate, usa));
  });

  it('shows the current stock without reloading the product', async () => {
    const stockOf = async () => childrenOf(await readPlate()).map(({ inventory }) => inventory?.qoh);
    const [before] = await stockOf();
    await sql`update inventory set qoh = qoh - 1 where product_id = ${fixtureIds.bluePlate}`.execute(merchant);
    statements.length = 0;
    expect(await stockOf()).toEqual([(before ?? 0) - 1]);
    expect(statements).toHaveLength(1);
  });

  it('includes the stock of a part that was loaded before its parent product', async () => {
    const fresh = createCatalogue(readers);
    await fresh.products([fixtureIds.bluePlate], usa);
    await sql`update inventory set qoh = 2 where product_id = ${fixtureIds.bluePlate}`.execute(merchant);
    const plate = await fresh.completeProduct(fixtureIds.plate, usa);
    expect(plate && childrenOf(plate).map(({ inventory }) => inventory?.qoh)).toEqual([2]);
  });

  it('increments the revision once per committed transaction, and not on a rollback', async () => {
    const before = await catalogue.revision();
    await merchant.transaction().execute(async (transaction) => {
      await sql`update products set name = name || '!'`.execute(transaction);
      await sql`update product_prices set price = price + 1`.execute(transaction);
      expect(await catalogue.revision()).toBe(before);
    });
    const after = await catalogue.revision();
    // The products' search documents are written at the end of the transaction, which may increment it as well.
    expect(after).toBeGreaterThan(before);
    expect(after).toBeLessThanOrEqual(before + 2);
    await expect(
      merchant.transaction().execute(async (transaction) => {
        await sql`update products set name = name || '!'`.execute(transaction);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await catalogue.revision()).toBe(after);
  });

  it('is reloaded after a failure', async () => {
    const revision = await catalogue.revision();
    await expect(catalogue.keep(revision, 'a key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await catalogue.keep(revision, 'a key', async () => 'there')).toBe('there');
  });
});
