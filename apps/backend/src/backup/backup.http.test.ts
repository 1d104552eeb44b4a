import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../db/pool.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import { copyDatabase } from '../testing/copied-database.ts';
import { createShopper } from '../testing/shopper.ts';
import { fixtureContents, fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const store = useTestStore();
let folder = '';
let elsewhere: { readonly url: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ironcart-backup-'));
  elsewhere = await copyDatabase(inject('templateUrl'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const inElsewhere = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openDatabase({ url: elsewhere.url, maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

const emptyElsewhere = () =>
  inElsewhere(async (db) => {
    await sql`drop schema public cascade`.execute(db);
    await sql`drop schema if exists graphile_worker cascade`.execute(db);
    await sql`create schema public`.execute(db);
  });

const backUp = async (name: string): Promise<string> => {
  const file = join(folder, name);
  await writeBackup({ databaseUrl: store.databaseUrl, file, now: store.now });
  return file;
};

/** Every row of every table except the migrations, which contain the time of their application. */
const contentOf = async (db: Database): Promise<Readonly<Record<string, unknown>>> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations' order by 1`.execute(
    db,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of rows) {
    const { rows: hashed } = await sql<{ content: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(one::text, chr(10) order by one::text)), '') as content
      from ${sql.table(name)} as one`.execute(db);
    contents[name] = hashed[0]?.content;
  }
  return contents;
};

describe('backup', () => {
  it('restores the whole store into another database: orders, sessions, stock and the next ids', async () => {
    const alice = store.shopper();
    await alice.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    const list = await fillCart(alice, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(alice, list, { nowMs: store.now().getTime() });
    const comments = 'a tab\there, a backslash \\. and an odd line end\u2028and \r\nanother';
    const { orderId } = await alice.call(contract.checkout.placeOrder, { body: { ...order, comments } });
    const read = { params: { id: orderId }, query: { storeId: 1 as const } };
    const before = await alice.call(contract.checkout.getOrder, read);

    const file = await backUp('store.gz');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await emptyElsewhere();
    const size = await restoreBackup({ databaseUrl: elsewhere.url, file });
    expect(size.rows).toBeGreaterThan(100);
    expect(await inElsewhere(contentOf)).toEqual(await contentOf(store.db));

    expect(await prepareDatabase({ databaseUrl: elsewhere.url, contents: fixtureContents })).toMatchObject({
      migrations: [],
      isSeededNow: false,
    });
    const restored = await store.anotherProcess({ databaseUrl: elsewhere.url });
    const cookie = alice.cookie() ?? '';
    const there = createShopper(restored);
    const answer = await there.request(`/svc_checkout/order/${orderId}?storeId=1`, { headers: { cookie } });
    expect(await answer.json()).toEqual(before);
    const next = await fillCart(there, [{ productId: fixtureIds.bar, qty: 1 }]);
    const another = await composeOrder(there, next, { nowMs: store.now().getTime() });
    expect(await there.call(contract.checkout.placeOrder, { body: another })).toMatchObject({ status: 'published' });
    await restored.close();
  });

  it('is not restored into a non-empty database', async () => {
    const file = await backUp('again.gz');
    await emptyElsewhere();
    await inElsewhere((db) => sql`create table precious (id int)`.execute(db));
    await expect(restoreBackup({ databaseUrl: elsewhere.url, file })).rejects.toThrow(/not empty/);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, text.length - 30)],
    ['of another program', () => '{"format":"something else"}\n'],
    ['of a newer program', (text: string) => text.replace(/"checksum":"[0-9a-f]{8}/, '"checksum":"00000000')],
  ])('that is %s is rejected and creates nothing, not even tables', async (_what, damage) => {
    const file = await backUp('damaged.gz');
    await writeFile(file, gzipSync(damage(gunzipSync(await readFile(file)).toString())));
    await emptyElsewhere();
    await expect(restoreBackup({ databaseUrl: elsewhere.url, file })).rejects.toThrow();
    const { rows } = await inElsewhere((db) =>
      sql<{ name: string | null }>`select to_regclass('public.products') as name`.execute(db),
    );
    expect(rows).toEqual([{ name: null }]);
  });

  it('that is not gzipped is rejected with a clear message', async () => {
    const file = join(folder, 'text.gz');
    await writeFile(file, 'not a backup');
    await emptyElsewhere();
    await expect(restoreBackup({ databaseUrl: elsewhere.url, file })).rejects.toThrow(/no backup of a store/);
  });
});
