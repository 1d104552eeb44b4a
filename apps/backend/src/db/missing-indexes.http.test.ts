import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyDatabase } from '../testing/copied-database.ts';
import { findMissingIndexes } from './missing-indexes.ts';
import { type Database, openDatabase } from './pool.ts';

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: (await copyDatabase(inject('templateUrl'))).url });
});
afterAll(() => db.destroy());

const missing = async () => (await findMissingIndexes(db)).map(({ name }) => name);

describe('missing indexes', () => {
  it('are none after the migrations', async () => {
    expect(await missing()).toEqual([]);
  });

  it('are all that were dropped, and their statements create them', async () => {
    const { rows } = await sql<{ name: string; definition: string; is_unique: boolean }>`
      select relname as name, pg_get_indexdef(indexrelid) as definition, indisunique as is_unique
      from pg_index join pg_class index on index.oid = indexrelid
      where index.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint where conindid = indexrelid)
      order by relname`.execute(db);
    expect(rows.length).toBeGreaterThan(100);
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
    const found = await findMissingIndexes(db);
    expect(found.map(({ name, isUnique }) => [name, isUnique]).toSorted()).toEqual(
      rows.map(({ name, is_unique }) => [name, is_unique]).toSorted(),
    );
    for (const { statement } of found) await sql.raw(statement).execute(db);
    expect(await missing()).toEqual([]);
    const { rows: again } = await sql<{ definition: string }>`
      select pg_get_indexdef(oid) as definition from pg_class where oid in
        (select indexrelid from pg_index) and relname = any(${rows.map(({ name }) => name)}) order by relname`.execute(
      db,
    );
    expect(again.map(({ definition }) => definition)).toEqual(rows.map(({ definition }) => definition));
  });

  it('contain one whose creation was interrupted', async () => {
    await sql`update pg_index set indisvalid = false where indexrelid = 'orders_one_per_list'::regclass`.execute(db);
    expect(await missing()).toEqual(['orders_one_per_list']);
  });
});
