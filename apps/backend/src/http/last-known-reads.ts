import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { databaseTroubleOf } from '../db/database-trouble.ts';
import type { LogPosition } from '../db/replicas/log-position.ts';
import type { ReplicaInService } from '../db/replicas/replica.ts';
import { type Replicas, replicaBoundMs } from '../db/replicas/watch-replicas.ts';
import type { SessionStore } from '../services/session/session-store.ts';

/** A replica that answers a read. */
export interface ChosenReplica<Readers> {
  readonly name: string;
  readonly service: ReplicaInService<Readers>;
}

/** Who reads, as far as the choice of a replica depends on it. */
export interface Reader {
  readonly session?: string | undefined;
  /** The primary's position that the session has seen. */
  readonly seen?: LogPosition | undefined;
  /** Whether the read is of the session's own things: only a replica with all that is known of the primary shows them. */
  readonly isPersonal?: boolean;
}

/** What was read, and where; without a replica it was the primary. */
interface Known<T, Readers> {
  readonly value: T;
  readonly from?: ChosenReplica<Readers>;
}

/** Reads that go on while the primary is away (ADR 0035). */
export interface LastKnownReads<Readers> {
  /**
   * Reads from the primary; while it is away, from a replica that was within the bound when the primary last answered.
   * @throws PrimaryAwayError if no replica can answer either
   */
  read<T>(
    fromPrimary: () => Promise<T>,
    fromReplica: (readers: Readers) => Promise<T>,
    reader: Reader,
  ): Promise<Known<T, Readers>>;
  /** Whether the primary does not answer, and replicas answer what they can. */
  isAnswering(): boolean;
}

/** The primary is away, and no replica could answer in its place. */
export class PrimaryAwayError extends Error {
  override readonly name = 'PrimaryAwayError';
  /** SQLSTATE connection_failure: `databaseTroubleOf` calls it away. */
  readonly code = '08006';
}

/** How long the primary may take for a read until it is asked whether it is silent, in milliseconds; an eighth if it was before. */
const defaultPatienceMs = 2_000;

/** Whether a failed read says that the replica is away: its session may have been looked for on the primary. */
export const isOfReplica = (error: unknown): boolean =>
  databaseTroubleOf(error) === 'away' && !(error instanceof PrimaryAwayError);

/** A replica's weight for a session: the greatest one is the session's, whatever other replicas there are. */
export const weightOf = (session: string, replica: string): string =>
  createHash('sha256').update(`${session} ${replica}`).digest('hex');

export const createLastKnownReads = <Readers>(
  replicas: Pick<Replicas<Readers>, 'all' | 'silenceMs' | 'lastAgeOf' | 'leave'>,
  { logger, patienceMs = defaultPatienceMs }: { readonly logger: Logger; readonly patienceMs?: number },
): LastKnownReads<Readers> => {
  /** The replicas that may answer, the session's own first, then those that show most. */
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

  /** Whether a read of the primary is not worth waiting for any longer: it has not answered, and the primary is silent. */
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

/** The sessions of the primary, which are looked for on a replica while it is away: every other use of them needs it. */
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
