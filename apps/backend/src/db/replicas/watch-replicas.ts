import type { Logger } from 'pino';
import type { Database } from '../pool.ts';
import { sharedSecret } from '../shared-secret.ts';
import { type LogPosition, positionOn } from './log-position.ts';
import { type PrimaryAnswer, type PrimaryPosition, positionQuestion, primaryQuestion } from './primary-answer.ts';
import { createPrimaryLog } from './primary-log.ts';
import { createProbe } from './probe.ts';
import { createReplica, type ReplicaInService, type ReplicaState } from './replica.ts';
import { type DatabaseIdentity, markName } from './replica-answer.ts';

/** Maximum lag of a replica's responses behind the primary, in milliseconds (ADR 0035). */
export const replicaBoundMs = 5_000;

const checkEveryMs = 500;
/** Time limit of a status query, in milliseconds. */
const patienceMs = 1_000;

/** The replicas of a store, as currently known to this process. */
export interface Replicas<Readers> {
  readonly all: readonly { readonly name: string; readonly state: ReplicaState<Readers> }[];
  /** Maximum age of a replica's data, in milliseconds. */
  ageOf(service: ReplicaInService<Readers>): number;
  /**
   * How long the primary has not reported its position, in milliseconds; 0 while it responds, infinite if it never did.
   * A new primary that has not committed its timeline's mark counts as silent.
   */
  silenceMs(): number;
  /** Maximum age of a replica's data relative to the primary's last response, in milliseconds. */
  lastAgeOf(service: ReplicaInService<Readers>): number;
  /** Takes a replica that did not respond out of service until a check succeeds. */
  leave(name: string): void;
  /** The primary's current position. */
  position(): Promise<LogPosition>;
  /** The counts for a shared cache's key that all replicas contain; undefined while unknown to this process. */
  settledCounts(): string | undefined;
  /** Resolves after the first check, regardless of its result. */
  readonly checked: Promise<void>;
  stop(): Promise<void>;
}

export interface WatchOptions<Readers> {
  readonly urls: readonly string[];
  /** The primary, or the pooler in front of it. */
  readonly primaryUrl: string;
  readonly db: Database;
  readonly maxConnections: number | undefined;
  readonly statementTimeoutMs: number;
  readonly logger: Logger;
  readonly open: (db: Database) => Readers;
}

/** Monitors replicas: which of them follow the primary, and how closely. */
export const watchReplicas = <Readers>(options: WatchOptions<Readers>): Replicas<Readers> => {
  const { db, logger } = options;
  const clock = (): number => performance.now();
  const log = createPrimaryLog(2 * replicaBoundMs);
  const primary = createProbe({ url: options.primaryUrl, patienceMs });
  const replicas = options.urls.map((url) =>
    createReplica({
      ...options,
      url,
      patienceMs,
      clock,
      tell: (replica, fault) =>
        fault === undefined
          ? logger.info({ replica }, 'A replica serves reads')
          : logger.warn({ replica, fault }, 'A replica is no longer used: its reads go to the primary'),
    }),
  );
  let identity: DatabaseIdentity | undefined;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const samplePrimary = async (): Promise<void> => {
    const askedAt = clock();
    const answer = await primary.ask<PrimaryAnswer>(primaryQuestion);
    const { timeline, system, database, counts } = answer;
    if (identity?.timeline !== timeline || identity.system !== system || identity.database !== database) {
      // A new primary commits nothing until a replica follows it: until then, replicas show the former one's last state.
      const isAnother = identity !== undefined;
      isSilent = isAnother;
      const mark = await sharedSecret(db, markName(timeline));
      log.clear();
      if (isAnother) for (const replica of replicas) replica.leave('another history');
      identity = { timeline, system, database, mark };
      isSilent = false;
      // The sample is older than the mark: the next one is used.
      return;
    }
    isSilent = false;
    log.add({ askedAt, readAt: clock(), position: positionOn(timeline, answer.position), counts });
  };

  const check = async (): Promise<void> => {
    // Without the primary, the replicas' data only grows older.
    await samplePrimary().catch((error: unknown) => {
      isSilent = true;
      logger.debug({ err: error }, 'The log position of the primary could not be read');
    });
    const known = identity;
    if (known === undefined) return;
    await Promise.all(replicas.map((replica) => replica.check({ identity: known, log })));
  };
  const checkAgain = async (): Promise<void> => {
    await check();
    if (!stopping.signal.aborted) timer = setTimeout(() => void checkAgain(), checkEveryMs).unref();
  };
  // Twice, because the first check determines the database's identity.
  const checked = check().then(checkAgain);

  return {
    all: replicas,
    ageOf: ({ freshAt }) => clock() - freshAt,
    silenceMs: () => (isSilent ? clock() - (log.latest?.readAt ?? Number.NEGATIVE_INFINITY) : 0),
    lastAgeOf: ({ freshAt }) => (log.latest?.askedAt ?? Number.POSITIVE_INFINITY) - freshAt,
    leave: (name) => replicas.find((replica) => replica.name === name)?.leave('no answer'),
    position: async () => {
      const { timeline, position } = await primary.ask<PrimaryPosition>(positionQuestion);
      return positionOn(timeline, position);
    },
    settledCounts: () => log.settledBy(clock() - replicaBoundMs)?.counts,
    checked,
    stop: async () => {
      stopping.abort();
      await checked;
      clearTimeout(timer);
      await Promise.all([primary.close(), ...replicas.map((replica) => replica.close())]);
    },
  };
};
