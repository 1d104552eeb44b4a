import { sql } from 'kysely';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/pool.ts';

/** Pending work in the database; the same in every process. */
interface Waiting {
  readonly orders_new: number;
  readonly orders_payment_pending: number;
  readonly orders_to_be_released: number;
  readonly mails: number;
  readonly mails_failed: number;
  readonly jobs: number;
  readonly jobs_given_up: number;
}

const countWaiting = async (db: Database): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select
      (select count(*) from orders where status = 'new') as orders_new,
      (select count(*) from orders where status = 'payment_pending') as orders_payment_pending,
      (select count(*) from orders where void_due) as orders_to_be_released,
      (select count(*) from mail_outbox where sent_at is null and given_up_at is null and created_at <= now()) as mails,
      (select count(*) from mail_outbox where given_up_at is not null) as mails_failed,
      (select count(*) from graphile_worker.jobs where attempts < max_attempts) as jobs,
      (select count(*) from graphile_worker.jobs where attempts >= max_attempts and locked_at is null) as jobs_given_up`.execute(
    db,
  );
  const [waiting] = rows;
  if (!waiting) throw new Error('Pending work could not be counted');
  return waiting;
};

/**
 * Registers the connections of this process, whether the database answers, and the pending work in it, measured at each
 * scrape.
 */
export const watchDatabase = (registry: Registry, { pool, db }: { readonly pool: pg.Pool; readonly db: Database }) => {
  const registers = [registry];
  new Gauge({
    name: 'ironcart_database_connections',
    help: 'Connections of this process: idle, in use, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  const isUp = new Gauge({
    name: 'ironcart_database_up',
    help: '1 if the database responded to the last query, else 0.',
    registers,
  });
  new Gauge({
    name: 'ironcart_waiting',
    help: 'Pending work in the database, by kind; the same value from every process.',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset();
      try {
        for (const [kind, count] of Object.entries(await countWaiting(db))) this.set({ kind }, count);
        isUp.set(1);
      } catch {
        // The scrape succeeds and reports that the database is unreachable.
        isUp.set(0);
      }
    },
  });
};
