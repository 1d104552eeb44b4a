import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareDatabase } from '../prepare-database.ts';
import { copyDatabase } from '../testing/copied-database.ts';
import { fixtureContents } from '../testing/store-fixture.ts';
import { MigrationError, migrate } from './migrate.ts';
import { type Database, openDatabase } from './pool.ts';

let migrationsDir = '';
let database: { readonly url: string };
let db: Database;

beforeAll(async () => {
  database = await copyDatabase(inject('templateUrl'));
  db = await openDatabase({ url: database.url });
  migrationsDir = await mkdtemp(join(tmpdir(), 'ironcart-migrations-'));
});
afterAll(async () => {
  await db.destroy();
  await rm(migrationsDir, { recursive: true, force: true });
});

describe('migrate', () => {
  it('applies each file once, even when two processes start together', async () => {
    await sql`drop table schema_migrations`.execute(db);
    await writeFile(
      join(migrationsDir, '0001-first.sql'),
      'create table first_one (id int); insert into first_one values (1);',
    );
    const applied = await Promise.all([migrate(db, { migrationsDir }), migrate(db, { migrationsDir })]);
    expect(applied.flat()).toEqual(['0001-first.sql']);
    await writeFile(join(migrationsDir, '0002-second.sql'), 'insert into first_one values (2);');
    expect(await migrate(db, { migrationsDir })).toEqual(['0002-second.sql']);
  });

  it('applies a file entirely or not at all', async () => {
    const broken = join(migrationsDir, '0003-broken.sql');
    await writeFile(broken, 'insert into first_one values (3); select nothing from nowhere;');
    await expect(migrate(db, { migrationsDir })).rejects.toThrow(/nowhere/);
    const { rows } = await sql`select * from first_one where id = 3`.execute(db);
    expect(rows).toEqual([]);
    await rm(broken);
  });

  it('rejects a file that has changed since it was applied, and a newer database', async () => {
    await writeFile(join(migrationsDir, '0002-second.sql'), '-- changed');
    await expect(migrate(db, { migrationsDir })).rejects.toThrow(MigrationError);
    await rm(join(migrationsDir, '0002-second.sql'));
    await expect(migrate(db, { migrationsDir })).rejects.toThrow(/newer than this program/);
    // Files of two branches are not added in the order of their numbers.
    await writeFile(join(migrationsDir, '0003-third.sql'), 'select 1');
    await expect(migrate(db, { migrationsDir })).rejects.toThrow(/newer than this program/);
  });
});

describe('prepareDatabase', () => {
  it('seeds once: the second run changes nothing', async () => {
    const copy = await copyDatabase(inject('templateUrl'));
    const before = await openDatabase({ url: copy.url });
    const rowsOf = async () => {
      const { rows } = await sql<{ counts: unknown }>`
        select json_build_array((select count(*) from products), (select count(*) from customers),
          (select max(updated_at) from products), (select password_hash from customers limit 1)) as counts`.execute(
        before,
      );
      return rows;
    };
    const rows = await rowsOf();
    const prepared = await prepareDatabase({ databaseUrl: copy.url, contents: fixtureContents });
    expect(prepared).toEqual({ migrations: [], isSeededNow: false, isDemo: true });
    expect(await rowsOf()).toEqual(rows);
    await before.destroy();
  });

  it('records the dimensions of pictures added since the last start', async () => {
    const copy = await copyDatabase(inject('templateUrl'));
    const pictures = [{ name: 'picture-1001', width: 800, height: 600, blurred: 'data:image/webp;base64,AA==' }];
    await prepareDatabase({ databaseUrl: copy.url, contents: { ...fixtureContents, pictures: () => pictures } });
    const drawnSince = [{ name: 'picture-1001', width: 900, height: 600 }];
    await prepareDatabase({ databaseUrl: copy.url, contents: { ...fixtureContents, pictures: () => drawnSince } });
    const read = await openDatabase({ url: copy.url });
    expect(await read.selectFrom('pictures').selectAll().execute()).toEqual([
      { master: 'picture-1001', width: 900, height: 600, blurred: null },
    ]);
    await read.destroy();
  });
});
