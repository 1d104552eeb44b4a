import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domainToASCII, fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { copyDatabase } from '../testing/copied-database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './pool.ts';

const all = fileURLToPath(new URL('./migrations', import.meta.url));
const migration = '0130-domains-in-unicode.sql';

it('migration converts e-mail domains of accounts to Unicode, except if another account already has the address', async () => {
  const db = await openDatabase({ url: (await copyDatabase(inject('templateUrl'))).url });
  const migrationsDir = await mkdtemp(join(tmpdir(), 'ironcart-before-unicode-'));
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  for (const file of (await readdir(all)).filter((name) => name < migration)) {
    await cp(join(all, file), join(migrationsDir, file));
  }
  await migrate(db, { migrationsDir });
  const unicode = ['bücher', '例子', 'почта', 'डाटा', 'παράδειγμα', '𠮷野家', 'a-ü-b'];
  const before = [
    ...unicode.map((label) => `Anna@${domainToASCII(label)}.example`),
    'anna@post.XN--E1AFMKFD.xn--p1ai',
    'bert@bücher.example',
    'bert@xn--bcher-kva.example',
    'carl@xn--bcher-kv.example',
    'carl@xn--mnchen-psa.de',
    'carl@xn--.example',
    'dora@example.com',
    'xn--dora@example.com',
  ];
  for (const [index, email] of before.entries()) {
    await sql`insert into customers (customer_id, email, password_hash, firstname, lastname, created_at)
      values (${`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`}, ${email}, '', 'A', 'B', now())`.execute(
      db,
    );
  }
  await cp(join(all, migration), join(migrationsDir, migration));
  await migrate(db, { migrationsDir });
  const { rows } = await sql<{ email: string }>`select email from customers order by customer_id`.execute(db);
  expect(rows.map(({ email }) => email)).toEqual([
    ...unicode.map((label) => `Anna@${label}.example`),
    'anna@post.пример.рф',
    ...before.slice(unicode.length + 1),
  ]);
  await db.destroy();
  await rm(migrationsDir, { recursive: true, force: true });
});
