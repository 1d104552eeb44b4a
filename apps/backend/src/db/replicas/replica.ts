import type pg from 'pg';
import { type Database, databaseOn, openPool } from '../pool.ts';
import type { LogPosition } from './log-position.ts';
import type { PrimaryLog } from './primary-log.ts';
import { createProbe } from './probe.ts';
import {
  type DatabaseIdentity,
  markName,
  type ReplicaAnswer,
  type ReplicaFault,
  replayedOf,
  replicaQuestion,
} from './replica-answer.ts';

/** A replica in service for reads. `Readers` reads from it. */
export interface ReplicaInService<Readers> {
  readonly readers: Readers;
  /** It contains everything committed before this time of the process's monotonic clock, in milliseconds. */
  readonly freshAt: number;
  /** It contains at least the log up to this position. */
  readonly replayed: LogPosition;
  /** Aborted when the replica is taken out of service: running reads are not awaited. */
  readonly left: AbortSignal;
}

export type ReplicaState<Readers> =
  | ({ readonly kind: 'in service' } & ReplicaInService<Readers>)
  | { readonly kind: 'left'; readonly fault: ReplicaFault };

export interface Replica<Readers> {
  /** Host and port, for logs and metrics. */
  readonly name: string;
  readonly state: ReplicaState<Readers>;
  /** Queries the replica's status, and takes it into or out of service. Never throws. */
  check(primary: { readonly identity: DatabaseIdentity; readonly log: PrimaryLog }): Promise<void>;
  /** Takes the replica out of service immediately, until a later check succeeds. */
  leave(fault: ReplicaFault): void;
  close(): Promise<void>;
}

export interface ReplicaOptions<Readers> {
  readonly url: string;
  readonly maxConnections: number | undefined;
  readonly statementTimeoutMs: number;
  /** Time limit of the status query, in milliseconds. */
  readonly patienceMs: number;
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number;
  /** Creates the readers for the replica's database; called each time it is taken into service. */
  readonly open: (db: Database) => Readers;
  /** Called with each change; undefined means that the replica was taken into service. */
  readonly tell: (name: string, fault: ReplicaFault | undefined) => void;
}

/** A replica's connections while it is in service. */
interface Service<Readers> {
  readonly startedAt: string;
  readonly left: AbortController;
  readonly state: { readonly kind: 'in service' } & ReplicaInService<Readers>;
  close(): void;
}

/** Rejects connections to another server than the checked one, or to it after a restart. */
const requireServerOf =
  (startedAt: string) =>
  async (client: pg.ClientBase): Promise<void> => {
    const { rows } = await client.query<{ is_same: boolean }>(
      'select pg_is_in_recovery() and pg_postmaster_start_time()::text = $1 as is_same',
      [startedAt],
    );
    if (rows[0]?.is_same !== true) throw new Error('The connection leads to another server than the checked replica');
  };

/** A replica that is in service while it is known to follow the primary closely. It starts out of service. */
export const createReplica = <Readers>(options: ReplicaOptions<Readers>): Replica<Readers> => {
  const { url, clock, tell } = options;
  const { host: name } = new URL(url);
  let service: Service<Readers> | undefined;
  let fault: ReplicaFault = 'no answer';
  let leftAt = clock();
  let isClosed = false;
  /** The position it must have replayed before it returns to service, at least that of its earlier reads. */
  let required: LogPosition | undefined;

  const leave = (why: ReplicaFault): void => {
    // A check that is running while the process closes.
    if (isClosed) return;
    leftAt = clock();
    required = undefined;
    if (service === undefined && fault === why) return;
    fault = why;
    const { close, left } = service ?? {};
    service = undefined;
    left?.abort();
    close?.();
    tell(name, why);
  };
  const probe = createProbe({ url, patienceMs: options.patienceMs, onLost: () => leave('no answer') });

  const enter = async (startedAt: string, facts: Pick<ReplicaInService<Readers>, 'freshAt' | 'replayed'>) => {
    const enteredAt = leftAt;
    const pool = await openPool({
      url,
      maxConnections: options.maxConnections,
      statementTimeoutMs: options.statementTimeoutMs,
      verify: requireServerOf(startedAt),
    });
    const clients = new Set<pg.PoolClient>();
    pool.on('connect', (client) => clients.add(client)).on('remove', (client) => clients.delete(client));
    const close = (): void => {
      void pool.end();
      // A suspended server never responds, so running statements are not awaited.
      for (const client of clients) void client.end().catch(() => undefined);
    };
    if (enteredAt !== leftAt || isClosed) return close();
    const left = new AbortController();
    const readers = options.open(databaseOn(pool));
    service = { startedAt, left, close, state: { kind: 'in service', readers, left: left.signal, ...facts } };
    tell(name, undefined);
  };

  return {
    name,
    get state() {
      return service?.state ?? { kind: 'left', fault };
    },
    leave,
    check: async ({ identity, log }) => {
      try {
        const answer = await probe.ask<ReplicaAnswer>(replicaQuestion, [markName(identity.timeline)]);
        const replayed = replayedOf(answer, identity);
        if (typeof replayed === 'string') return leave(replayed);
        if (service !== undefined && service.startedAt !== answer.started_at) leave('restarted');
        const freshAt = log.freshAt(replayed);
        if (service !== undefined) {
          if (freshAt !== undefined) service = { ...service, state: { ...service.state, freshAt, replayed } };
          return;
        }
        const { latest } = log;
        if (required === undefined && latest !== undefined && latest.askedAt >= leftAt) required = latest.position;
        if (required === undefined || replayed < required || freshAt === undefined) fault = 'behind';
        else await enter(answer.started_at, { freshAt, replayed });
      } catch {
        leave('no answer');
      }
    },
    close: async () => {
      isClosed = true;
      await probe.close();
      const closing = service;
      service = undefined;
      closing?.close();
    },
  };
};
