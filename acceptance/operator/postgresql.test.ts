import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { openProduct } from '../../e2e/fixtures/open-product.ts';
import { composeOrder } from '../live/composed-order.ts';
import { embeddedDatabaseUrl, query } from '../live/databases.ts';
import { createGuest } from '../live/guest.ts';
import { addressOn, debianPrograms, runRecipe, startDebianServer } from './database-servers.ts';
import { askDoctor } from './doctor-report.ts';
import { rawMessages, runProgram } from './run-program.ts';

const folder = makeDataDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programs = debianPrograms();
if (programs === undefined)
  console.log("Debian's PostgreSQL is not tested: it is not installed, or this user is not root");

/** Starts a server of each kind. @returns an administrator's address, and a function that stops it */
const servers = {
  'the embedded PostgreSQL': async () => {
    const dataDir = join(folder, 'embedded');
    const owner = await openProduct({ IRONCART_DATA_DIR: dataDir, IRONCART_DEMO: 'off' });
    return { adminUrl: embeddedDatabaseUrl(dataDir), authority: undefined, stop: () => owner.close() };
  },
  "Debian's PostgreSQL over TLS": async () => startDebianServer(programs ?? '', join(folder, 'debian')),
} as const;

const role = { name: 'shop', password: 'long-enough-for-a-test' };
const ownProduct = 1_000_000;

describe.each(Object.keys(servers) as (keyof typeof servers)[])('%s', (name) => {
  describe.skipIf(name.startsWith('Debian') && programs === undefined)('with the database role of the recipe', () => {
    let server: Awaited<ReturnType<(typeof servers)[typeof name]>>;
    let environment: Readonly<Record<string, string>>;

    beforeAll(async () => {
      server = await servers[name]();
      environment = {
        DATABASE_URL: addressOn(server.adminUrl, 'shop', role),
        IRONCART_DATA_DIR: join(folder, 'pictures'),
        IRONCART_DEMO: 'off',
      };
    });
    afterAll(async () => server?.stop());

    test('ends a start as a role without privileges with one sentence that names the missing ones, and changes nothing', async () => {
      await query(server.adminUrl, `create role poor login password '${role.password}'`);
      await query(server.adminUrl, 'create database poor');
      const poor = addressOn(server.adminUrl, 'poor', { ...role, name: 'poor' });
      const { code, output } = await runProgram(['start.mjs'], { ...environment, DATABASE_URL: poor });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          /role poor may not create schemas and tables in the database poor: .*docs\/recipes\/postgresql\.md/,
        ),
      ]);
      expect(output).not.toMatch(rawMessages);
      expect(await query(poor, 'select from pg_tables where schemaname = current_schema()')).toEqual([]);
      const { findings } = await askDoctor({ ...environment, DATABASE_URL: poor });
      expect(findings).toContainEqual(
        expect.objectContaining({ level: 'invalid', message: expect.stringContaining('role poor may not') }),
      );
    });

    test('reports by start and doctor that the role has no free connection, with a remedy', async () => {
      await query(server.adminUrl, `create role crowded login password '${role.password}' connection limit 0`);
      const crowded = addressOn(server.adminUrl, 'poor', { ...role, name: 'crowded' });
      const { code, output } = await runProgram(['start.mjs'], { ...environment, DATABASE_URL: crowded });
      expect([code, output]).toEqual([1, expect.stringMatching(/has no free connection\. Raise its max_connections/)]);
      expect(output).not.toMatch(/leave DATABASE_URL out/);
      expect(output).not.toMatch(rawMessages);
      const { findings } = await askDoctor({ ...environment, DATABASE_URL: crowded });
      expect(findings).toContainEqual(
        expect.objectContaining({
          level: 'unreachable',
          message: expect.stringMatching(/has no free connection\.$/),
          fix: expect.stringContaining('CONNECTION LIMIT'),
        }),
      );
    });

    test('imports products and takes orders, also after CREATE was revoked, and can be backed up', async () => {
      await runRecipe(server.adminUrl, 'role.sql', role.password);
      const csv = join(folder, 'own.csv');
      writeFileSync(
        csv,
        'Handle,Title,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price\nbar,Bar,B-1,9000,100,100.00\n',
      );
      for (const card of ['OWN-CARD-0001', 'OWN-CARD-0002']) {
        const store = await openProduct(environment);
        try {
          const imported = await runProgram(['catalogue.mjs', 'import', csv], environment);
          expect(imported.code, imported.output).toBe(0);
          await query(environment.DATABASE_URL ?? '', `insert into gift_cards values ('${card}', 'USD', 9999, 9999)`);
          const order = await composeOrder(createGuest(store.url), ownProduct);
          expect(await order.placeWithGiftCard(card)).toMatchObject({
            status: 200,
            body: { status: 'published' },
          });
          expect((await fetch(`${store.url}/bar`)).status).toBe(200);
        } finally {
          await store.close();
        }
        await runRecipe(server.adminUrl, 'revoke-create.sql');
      }
      const backup = await runProgram(['backup.mjs', join(folder, `${name.length}.gz`)], environment);
      expect(backup.code, backup.output).toBe(0);
    });

    test('owns tables in its own database only, and has no other privileges on the server', async () => {
      const own = environment.DATABASE_URL ?? '';
      const [rights] = await query(
        own,
        `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as "isPowerful",
           (select count(*)::int from pg_database where datdba = pg_roles.oid) as databases,
           has_database_privilege(current_database(), 'create') as "mayCreate"
         from pg_roles where rolname = current_user`,
      );
      expect(rights).toEqual({ isPowerful: false, databases: 0, mayCreate: false });
      for (const statement of [
        'create database more',
        'create role more',
        'select * from pg_authid',
        'create schema more',
      ]) {
        await expect(query(own, statement), statement).rejects.toThrow(/permission denied/);
      }
      const stranger = addressOn(own, 'shop', { ...role, name: 'poor' });
      await expect(query(stranger, 'select 1')).rejects.toThrow(/permission denied for database/);
    });

    test.skipIf(name.startsWith('the embedded'))(
      'verifies TLS: the doctor reports it, and a start with another authority is refused',
      async () => {
        const { findings } = await askDoctor(environment);
        expect(findings).toContainEqual({
          level: 'ok',
          message: expect.stringMatching(/PostgreSQL 1\d\.\d+, with TLS\.$/),
        });
        const other = join(folder, 'other.pem');
        writeFileSync(other, '');
        const forged = (environment.DATABASE_URL ?? '').replace(String(server.authority), other);
        const refused = await runProgram(['start.mjs'], { ...environment, DATABASE_URL: forged });
        expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/does not answer \(.*certificate/)]);
        const plain = (environment.DATABASE_URL ?? '').replace(/\?.*/, '');
        const unencrypted = await runProgram(['start.mjs'], { ...environment, DATABASE_URL: plain });
        expect([unencrypted.code, unencrypted.output]).toEqual([1, expect.stringContaining('no encryption')]);
      },
    );
  });
});
