import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { copyDatabase } from '../testing/copied-database.ts';
import { openDatabase } from './pool.ts';

it('pool has the database cancel a statement that exceeds the time limit, and continues', async () => {
  const copy = await copyDatabase(inject('templateUrl'));
  const db = await openDatabase({ url: copy.url, maxConnections: 1, statementTimeoutMs: 100 });
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  await db.destroy();
});

it('pool fails the transaction whose connection breaks between two statements, and continues', async () => {
  const copy = await copyDatabase(inject('templateUrl'));
  const db = await openDatabase({ url: copy.url, maxConnections: 1 });
  const other = await openDatabase({ url: copy.url, maxConnections: 1 });
  const transaction = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
    // The connection's end is reported while no statement runs.
    await sleep(50);
    await sql`select 1`.execute(trx);
  });
  await expect(transaction).rejects.toThrow();
  await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  await Promise.all([db.destroy(), other.destroy()]);
});

it('pool has the database end a transaction of a suspended process, so that others need not wait', async () => {
  const copy = await copyDatabase(inject('templateUrl'));
  const suspended = await openDatabase({ url: copy.url, maxConnections: 1, idleTransactionTimeoutMs: 100 });
  const other = await openDatabase({ url: copy.url, maxConnections: 1, statementTimeoutMs: 5_000 });
  const lock = sql`lock table products in access exclusive mode`;
  const transaction = suspended.transaction().execute(async (trx) => {
    await lock.execute(trx);
    // The suspended process does nothing, while another one wants the lock.
    await other.transaction().execute((others) => lock.execute(others));
    await sql`select 1`.execute(trx);
  });
  await expect(transaction).rejects.toThrow(/idle-in-transaction|terminat|Connection/i);
  await expect(sql`select 1`.execute(suspended)).resolves.toBeDefined();
  await Promise.all([suspended.destroy(), other.destroy()]);
});

it('pool replaces connections from a read-only period within their lifetime', async () => {
  const copy = await copyDatabase(inject('templateUrl'));
  const name = new URL(copy.url).pathname.slice(1);
  const other = await openDatabase({ url: copy.url, maxConnections: 1 });
  const setReadOnly = (setting: 'on' | 'off') =>
    sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.lit(setting)}`.execute(other);
  await setReadOnly('on');
  // As on a server that became a standby: this connection stays read-only for its lifetime.
  const db = await openDatabase({ url: copy.url, maxConnections: 1, maxLifetimeSeconds: 1 });
  const write = () => db.transaction().execute((trx) => sql`create table written (id int)`.execute(trx));
  await setReadOnly('off');
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await sleep(1_100);
  await expect(write()).resolves.toBeDefined();
  await Promise.all([db.destroy(), other.destroy()]);
});

it('pool reads counts as exact numbers, and amounts and days as text', async () => {
  const copy = await copyDatabase(inject('templateUrl'));
  const db = await openDatabase({ url: copy.url, maxConnections: 1 });
  const { rows } =
    await sql`select 9007199254740991::int8 as most, 1.50::numeric as amount, '2026-06-15'::date as day`.execute(db);
  expect(rows).toEqual([{ most: Number.MAX_SAFE_INTEGER, amount: '1.50', day: '2026-06-15' }]);
  await expect(sql`select 9007199254740992::int8`.execute(db)).rejects.toThrow(
    'The database holds 9007199254740992, which no number holds exactly',
  );
  await db.destroy();
});

it('pool reports an unreachable address without the password', async () => {
  const opening = openDatabase({ url: 'postgres://shop:secret@127.0.0.1:1/store' });
  await expect(opening).rejects.toMatchObject({ code: 'database_unreachable' });
  await expect(opening).rejects.toThrow(
    /^The database at postgres:\/\/127\.0\.0\.1:1\/store does not answer \((?!.*secret)/,
  );
});

it('pool does not acknowledge a commit whose wait for a replica was cancelled, and ends a wait that nobody cancels', async () => {
  const copy = await copyDatabase(inject('templateUrl'));
  const other = await openDatabase({ url: copy.url, maxConnections: 1 });
  const waitFor = async (replicas: string) => {
    await sql`alter system set synchronous_standby_names = ${sql.lit(replicas)}`.execute(other);
    await sql`select pg_reload_conf()`.execute(other);
    // Only the checkpointer's marker makes commits wait, and it cannot be checked whether it was written.
    await sleep(1_000);
  };
  const db = await openDatabase({ url: copy.url, maxConnections: 1, statementTimeoutMs: 500 });
  await sql`create table written (id int)`.execute(db);
  // The other tests' databases do not wait for anything.
  await sql`set synchronous_commit = on`.execute(db);
  await waitFor('a_replica_that_is_away');
  const cancelled = async (work: Promise<unknown>): Promise<unknown> => {
    const outcome = work.then(
      () => 'acknowledged',
      ({ code }) => code,
    );
    await expect
      .poll(
        async () => {
          const { rows } = await sql`select pg_cancel_backend(pid) as is_cancelled from pg_stat_activity
          where wait_event = 'SyncRep' and datname = current_database()`.execute(other);
          return rows;
        },
        { timeout: 10_000 },
      )
      .toEqual([{ is_cancelled: true }]);
    return outcome;
  };
  try {
    expect(await cancelled(sql`insert into written values (1)`.execute(db))).toBe('commit_not_replicated');
    const inTransaction = db.transaction().execute((trx) => sql`insert into written values (2)`.execute(trx));
    expect(await cancelled(inTransaction)).toBe('commit_not_replicated');
    expect((await sql`select id from written`.execute(db)).rows).toEqual([{ id: 1 }, { id: 2 }]);
    await expect(sql`insert into written values (3)`.execute(db)).rejects.toThrow('Connection terminated');
  } finally {
    await waitFor('');
  }
  await expect(sql`insert into written values (4)`.execute(db)).resolves.toBeDefined();
  await Promise.all([db.destroy(), other.destroy()]);
});
