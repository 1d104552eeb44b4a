import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { composeOrder } from '../live/composed-order.ts';
import { query } from '../live/databases.ts';
import { createGuest } from '../live/guest.ts';
import { addressOn, type DatabaseServer, debianPrograms, runRecipe, startDebianServer } from './database-servers.ts';
import { askDoctor } from './doctor-report.ts';
import { recipe } from './recipe-tools.ts';
import { freePort } from './reverse-proxies.ts';
import { rawMessages, runProgram } from './run-program.ts';

const programs = debianPrograms();
const hasPooler = spawnSync('/usr/sbin/pgbouncer', ['--version'], { stdio: 'ignore' }).error === undefined;
const isTested = programs !== undefined && hasPooler;
if (!isTested) console.log('The pooler is not tested: apt-get install postgresql-15 pgbouncer, and run as root');

const folder = makeDataDir();
const role = { name: 'shop', password: 'long-enough-for-a-test' };
/** Connections of the pool; both stores together open up to 40. */
const poolSize = 4;

/** Starts PgBouncer as its own user, by the recipe. @param replaced texts of the recipe and the test's */
const startPooler = async (
  database: string,
  replaced: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; stop(): Promise<void> }> => {
  const port = await freePort();
  const owner = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const files = { ini: join(folder, 'pgbouncer.ini'), users: join(folder, 'userlist.txt') };
  let text = recipe('postgresql/pgbouncer.ini');
  const all = {
    ...replaced,
    'listen_port = 6432': `listen_port = ${port}\nunix_socket_dir =`,
    'default_pool_size = 20': `default_pool_size = ${poolSize}`,
    '/etc/pgbouncer/userlist.txt': files.users,
  };
  for (const [from, to] of Object.entries(all)) {
    expect(text, from).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(files.ini, text);
  const [secret] = await query<{ line: string }>(
    database,
    `select format('"%s" "%s"', usename, passwd) as line from pg_shadow where usename = 'shop'`,
  );
  writeFileSync(files.users, secret?.line ?? '', { mode: 0o600 });
  for (const file of Object.values(files)) chownSync(file, owner, owner);
  const pooler: ChildProcess = spawn('/usr/sbin/pgbouncer', ['-q', '-u', 'postgres', files.ini], { stdio: 'inherit' });
  const url = `postgres://${role.name}:${role.password}@127.0.0.1:${port}/shop`;
  await vi.waitFor(() => query(url, 'select 1'), { timeout: 10_000 });
  return {
    url,
    stop: async () => {
      if (pooler.exitCode !== null || pooler.signalCode !== null) return;
      pooler.kill('SIGKILL');
      await once(pooler, 'exit');
    },
  };
};

describe.skipIf(!isTested)('connection pooler recipe in front of two stores', () => {
  let server: DatabaseServer;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let environment: Readonly<Record<string, string>>;
  const stores: OpenProduct[] = [];

  beforeAll(async () => {
    server = await startDebianServer(programs ?? '', join(folder, 'debian'));
    await runRecipe(server.adminUrl, 'role.sql', role.password);
    const { port } = new URL(server.adminUrl);
    pooler = await startPooler(server.adminUrl, {
      'host=db.example port=5432': `host=localhost port=${port}`,
      '/etc/ssl/certs/ca-certificates.crt': server.authority,
    });
    environment = {
      DATABASE_URL: addressOn(server.adminUrl, 'shop', role),
      DATABASE_POOLER_URL: pooler.url,
      IRONCART_DEMO: 'on',
      IRONCART_DATA_DIR: join(folder, 'pictures'),
    };
    for (let process = 0; process < 2; process += 1) stores.push(await openProduct(environment));
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await pooler?.stop();
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('serves forty concurrent purchases through a pool of four connections, and creates each order once', async () => {
    const guests = Array.from({ length: 40 }, (_, guest) => ({
      url: stores[guest % 2]?.url ?? '',
      card: `POOL-CARD-00${10 + guest}`,
    }));
    const cards = guests.map(({ card }) => `('${card}', 'USD', 999, 999)`).join();
    await query(environment.DATABASE_URL ?? '', `insert into gift_cards values ${cards}`);
    const most = { connections: 0 };
    const counting = setInterval(async () => {
      const [row] = await query<{ count: number }>(
        server.adminUrl,
        "select count(*)::int as count from pg_stat_activity where datname = 'shop' and usename = 'shop' and application_name = ''",
      ).catch(() => []);
      most.connections = Math.max(most.connections, row?.count ?? 0);
    }, 50);
    const answers = await Promise.all(
      guests.map(async ({ url, card }) => (await composeOrder(createGuest(url), 1011)).placeWithGiftCard(card)),
    ).finally(() => clearInterval(counting));
    expect(answers.map(({ status }) => status)).toEqual(guests.map(() => 200));
    const [row] = await query<{ count: number }>(
      environment.DATABASE_URL ?? '',
      "select count(*)::int as count from orders where status = 'published' and document -> 'customer' ->> 'email' = 'gale@example.com'",
    );
    expect(row?.count).toBe(guests.length);
    // Beside the pool: the job queues' connections, and this test's.
    expect(most.connections).toBeLessThanOrEqual(poolSize + 2 * 4 + 1);
    console.log(`${guests.length} orders over at most ${most.connections} connections`);
    for (const store of stores) expect(store.output()).not.toMatch(/"level":(50|60)/);
  });

  test('is checked by the doctor command', async () => {
    const { findings } = await askDoctor(environment);
    expect(findings).toContainEqual(
      expect.objectContaining({ level: 'ok', message: expect.stringMatching(/^The pooler 127\.0\.0\.1:\d+ answers/) }),
    );
  });

  test('with another database ends a start with one sentence', async () => {
    await query(server.adminUrl, 'create database other owner shop');
    const other = addressOn(environment.DATABASE_URL ?? '', 'other');
    const { code, output } = await runProgram(['start.mjs'], { ...environment, DATABASE_URL: other });
    expect([code, output]).toEqual([1, expect.stringMatching(/DATABASE_POOLER_URL leads to another database/)]);
    expect(output).not.toMatch(rawMessages);
  });

  test('that is stopped ends a start with one sentence', async () => {
    await pooler.stop();
    const { code, output } = await runProgram(['start.mjs'], environment);
    expect([code, output]).toEqual([1, expect.stringMatching(/Check DATABASE_POOLER_URL and that the pooler runs/)]);
    expect(output).not.toMatch(rawMessages);
  });
});
