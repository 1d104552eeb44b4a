import type { LogPosition } from './log-position.ts';

/** Which database a server holds: a physical replica has the same. */
export interface DatabaseIdentity {
  /** The primary's timeline, as the names of its log files begin. */
  readonly timeline: string;
  /** PostgreSQL's identifier of the server's data, and of the database within it. */
  readonly system: string;
  readonly database: string;
  /** The secret that the store keeps for this timeline: a replica that left it before has none. */
  readonly mark: string;
}

/** What a replica says of itself. */
export interface ReplicaAnswer {
  readonly is_standby: boolean;
  /** Null on a server that never was a standby. */
  readonly replayed: string | null;
  readonly started_at: string;
  readonly system: string;
  readonly database: string;
  /** Null if it lacks the timeline's mark. */
  readonly mark: string | null;
}

/** The name of a timeline's mark among the secrets. */
export const markName = (timeline: string): string => `timeline ${timeline}`;

/** Asks a replica. Parameters: the name of the timeline's mark. */
export const replicaQuestion = `
  select pg_is_in_recovery() as is_standby,
    pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as replayed,
    pg_postmaster_start_time()::text as started_at,
    (select system_identifier::text from pg_control_system()) as system,
    (select oid::text from pg_database where datname = current_database()) as database,
    (select value from secrets where name = $1) as mark`;

/** Why a replica answers no reads. */
export type ReplicaFault = 'no answer' | 'restarted' | 'no standby' | 'another database' | 'another history' | 'behind';

/** What a replica has replayed of the primary's history, or why it has another one. */
export const replayedOf = (
  answer: ReplicaAnswer,
  { system, database, mark }: DatabaseIdentity,
): LogPosition | Exclude<ReplicaFault, 'no answer' | 'restarted' | 'behind'> => {
  if (!answer.is_standby || answer.replayed === null) return 'no standby';
  if (answer.system !== system || answer.database !== database) return 'another database';
  return answer.mark === mark ? BigInt(answer.replayed) : 'another history';
};
