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

/** A replica while it may answer reads. `Readers` is what reads from it. */
export interface ReplicaInService<Readers> {
  readonly readers: Readers;
  /** Everything committed by this moment of the process's monotonic clock is among what it shows, in milliseconds. */
  readonly freshAt: number;
  /** It shows at least what was written up to here. */
  readonly replayed: LogPosition;
  /** Aborted when the replica is left: reads that are under way are not waited for. */
  readonly left: AbortSignal;
}

export type ReplicaState<Readers> =
  | ({ readonly kind: 'in service' } & ReplicaInService<Readers>)
  | { readonly kind: 'left'; readonly fault: ReplicaFault };

export interface Replica<Readers> {
  /** Host and port: its name in logs and metrics. */
  readonly name: string;
  readonly state: ReplicaState<Readers>;
  /** Asks the replica, and takes it into service or leaves it. Never throws. */
  check(primary: { readonly identity: DatabaseIdentity; readonly log: PrimaryLog }): Promise<void>;
  /** Leaves the replica at once, until a later check takes it back. */
  leave(fault: ReplicaFault): void;
  close(): Promise<void>;
}

export interface ReplicaOptions<Readers> {
  readonly url: string;
  readonly maxConnections: number | undefined;
  readonly statementTimeoutMs: number;
  /** How long the replica may take to say how it is, in milliseconds. */
  readonly patienceMs: number;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  /** Makes what reads from the replica's database; anew each time that it is taken into service. */
  readonly open: (db: Database) => Readers;
  /** Told of each change: undefined when the replica was taken into service. */
  readonly tell: (name: string, fault: ReplicaFault | undefined) => void;
}

/** A replica's connections while it is in service. */
interface Service<Readers> {
  readonly startedAt: string;
  readonly left: AbortController;
  readonly state: { readonly kind: 'in service' } & ReplicaInService<Readers>;
  close(): void;
}

/** Refuses connections that lead to another server than the one that was checked, or to this one after a restart. */
const requireServerOf =
  (startedAt: string) =>
  async (client: pg.ClientBase): Promise<void> => {
    const { rows } = await client.query<{ is_same: boolean }>(
      'select pg_is_in_recovery() and pg_postmaster_start_time()::text = $1 as is_same',
      [startedAt],
    );
    if (rows[0]?.is_same !== true) throw new Error('The connection leads to another server than the checked replica');
  };

/** One replica: in service while it is known to follow the primary closely, otherwise left. It starts as left. */
export const createReplica = <Readers>(options: ReplicaOptions<Readers>): Replica<Readers> => {
  const { url, clock, tell } = options;
  const { host: name } = new URL(url);
  let service: Service<Readers> | undefined;
  let fault: ReplicaFault = 'no answer';
  let leftAt = clock();
  /** What it has to have replayed before it is taken back: whatever it may have shown before. */
  let required: LogPosition | undefined;

  const leave = (why: ReplicaFault): void => {
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
      // A server that is suspended never answers: nobody waits for the statements under way.
      for (const client of clients) void client.end().catch(() => undefined);
    };
    if (enteredAt !== leftAt) return close();
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
      await probe.close();
      service?.close();
    },
  };
};
