import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { databaseTroubleOf } from '../db/database-trouble.ts';
import type { LogPosition } from '../db/replicas/log-position.ts';
import type { ReplicaInService } from '../db/replicas/replica.ts';
import { type Replicas, replicaBoundMs } from '../db/replicas/watch-replicas.ts';
import type { SessionStore } from '../services/session/session-store.ts';

/** A replica selected for a read. */
export interface ChosenReplica<Readers> {
  readonly name: string;
  readonly service: ReplicaInService<Readers>;
}

/** The properties of a reader that determine the choice of a replica. */
export interface Reader {
  readonly session?: string | undefined;
  /** The primary's position that the session has seen. */
  readonly seen?: LogPosition | undefined;
  /** Whether the session's own data is read: this requires a replica with everything known of the primary. */
  readonly isPersonal?: boolean;
}

/** The result of a read and its source: a replica, or the primary if undefined. */
interface Known<T, Readers> {
  readonly value: T;
  readonly from?: ChosenReplica<Readers>;
}

/** Reads that continue while the primary is unavailable (ADR 0035). */
export interface LastKnownReads<Readers> {
  /**
   * Reads from the primary; while it is unavailable, from a replica that was within the maximum lag at the primary's
   * last response.
   * @throws PrimaryAwayError if no replica can serve it either
   */
  read<T>(
    fromPrimary: () => Promise<T>,
    fromReplica: (readers: Readers) => Promise<T>,
    reader: Reader,
  ): Promise<Known<T, Readers>>;
  /** Whether the primary is unavailable and replicas serve reads. */
  isAnswering(): boolean;
}

/** Thrown if the primary is unavailable and no replica can serve the read. */
export class PrimaryAwayError extends Error {
  override readonly name = 'PrimaryAwayError';
  /** SQLSTATE connection_failure, which `databaseTroubleOf` classifies as `away`. */
  readonly code = '08006';
}

/**
 * Time limit of the primary for a read before its health is checked, in milliseconds; an eighth of it after a failure.
 */
const defaultPatienceMs = 2_000;

/** Whether a failed read shows that the replica is unavailable; the session may have been read from the primary. */
export const isOfReplica = (error: unknown): boolean =>
  databaseTroubleOf(error) === 'away' && !(error instanceof PrimaryAwayError);

/**
 * The weight of a replica for a session (rendezvous hashing): the session uses the replica with the greatest weight,
 * independent of the others.
 */
export const weightOf = (session: string, replica: string): string =>
  createHash('sha256').update(`${session} ${replica}`).digest('hex');

export const createLastKnownReads = <Readers>(
  replicas: Pick<Replicas<Readers>, 'all' | 'silenceMs' | 'lastAgeOf' | 'leave'>,
  { logger, patienceMs = defaultPatienceMs }: { readonly logger: Logger; readonly patienceMs?: number },
): LastKnownReads<Readers> => {
  /** The eligible replicas: the session's own first, then those with the most recent data. */
  const candidates = ({ session, seen = 0n, isPersonal = false }: Reader): readonly ChosenReplica<Readers>[] => {
    const usable = replicas.all.flatMap(({ name, state }) => {
      if (state.kind !== 'in service' || state.replayed < seen) return [];
      const lastAgeMs = replicas.lastAgeOf(state);
      return (isPersonal ? lastAgeMs <= 0 : lastAgeMs < replicaBoundMs) ? [{ name, service: state }] : [];
    });
    const newest = usable.sort((one, other) => (one.service.replayed < other.service.replayed ? 1 : -1));
    if (session === undefined) return newest;
    const [own] = replicas.all
      .map(({ name }) => name)
      .sort((one, other) => (weightOf(session, one) < weightOf(session, other) ? 1 : -1));
    return [...newest.filter(({ name }) => name === own), ...newest.filter(({ name }) => name !== own)];
  };

  const readFromReplicas = async <T>(
    fromReplica: (readers: Readers) => Promise<T>,
    reader: Reader,
  ): Promise<Known<T, Readers> | undefined> => {
    for (const from of candidates(reader)) {
      try {
        return { value: await fromReplica(from.service.readers), from };
      } catch (error) {
        if (isOfReplica(error)) replicas.leave(from.name);
        logger.warn({ err: error, replica: from.name }, 'A read failed on a replica while the primary is away');
      }
    }
    return undefined;
  };

  /** Whether to stop waiting for a read of the primary: it has not responded, and the primary is silent. */
  const isInVain = async (ofPrimary: Promise<unknown>): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const forMs = replicas.silenceMs() > 0 ? patienceMs / 8 : patienceMs;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(replicas.silenceMs() > 0), forMs);
    });
    const failed = ofPrimary.then(
      () => false,
      (error: unknown) => databaseTroubleOf(error) === 'away',
    );
    try {
      return await Promise.race([failed, late]);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    read: async (fromPrimary, fromReplica, reader) => {
      if (replicas.silenceMs() >= replicaBoundMs) {
        const known = await readFromReplicas(fromReplica, reader);
        if (known !== undefined) return known;
      }
      const ofPrimary = fromPrimary();
      if (await isInVain(ofPrimary)) {
        const known = await readFromReplicas(fromReplica, reader);
        if (known !== undefined) return known;
      }
      try {
        return { value: await ofPrimary };
      } catch (error) {
        if (databaseTroubleOf(error) !== 'away') throw error;
        throw new PrimaryAwayError(error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
    isAnswering: () => replicas.silenceMs() > 0 && candidates({}).length > 0,
  };
};

/** Sessions of the primary, which are read from a replica while it is unavailable: all other reads need the session. */
export const findSessionsBeyondOutage = <Readers extends { readonly sessions: Pick<SessionStore, 'find'> }>(
  onPrimary: SessionStore,
  lastKnown: LastKnownReads<Readers>,
): SessionStore => ({
  ...onPrimary,
  find: async (token) => {
    const read = lastKnown.read(
      () => onPrimary.find(token),
      ({ sessions }) => sessions.find(token),
      { isPersonal: true },
    );
    return (await read).value;
  },
});
