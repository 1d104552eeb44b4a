import { type LogPosition, positionOn } from './log-position.ts';

/** Identifies the data on a server; a physical replica has the same identity. */
export interface DatabaseIdentity {
  /** The primary's timeline, as in the names of its WAL files. */
  readonly timeline: string;
  /** PostgreSQL's system identifier, and the database within it. */
  readonly system: string;
  readonly database: string;
  /** A secret stored for this timeline: a replica that diverged before does not contain it. */
  readonly mark: string;
}

/** A replica's status. */
export interface ReplicaAnswer {
  readonly is_standby: boolean;
  /** Null on a server that has never been a standby. */
  readonly replayed: string | null;
  readonly started_at: string;
  readonly system: string;
  readonly database: string;
  /** Null if it lacks the timeline's mark. */
  readonly mark: string | null;
}

/** The name of a timeline's mark in the table of secrets. */
export const markName = (timeline: string): string => `timeline ${timeline}`;

/** The query for a replica's status. Parameter: the name of the timeline's mark. */
export const replicaQuestion = `
  select pg_is_in_recovery() as is_standby,
    pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as replayed,
    pg_postmaster_start_time()::text as started_at,
    (select system_identifier::text from pg_control_system()) as system,
    (select oid::text from pg_database where datname = current_database()) as database,
    (select value from secrets where name = $1) as mark`;

/** Why a replica is not used for reads. */
export type ReplicaFault = 'no answer' | 'restarted' | 'no standby' | 'another database' | 'another history' | 'behind';

/** The position up to which a replica has replayed the primary's log, or why it cannot be used. */
export const replayedOf = (
  answer: ReplicaAnswer,
  { timeline, system, database, mark }: DatabaseIdentity,
): LogPosition | Exclude<ReplicaFault, 'no answer' | 'restarted' | 'behind'> => {
  if (!answer.is_standby || answer.replayed === null) return 'no standby';
  if (answer.system !== system || answer.database !== database) return 'another database';
  return answer.mark === mark ? positionOn(timeline, answer.replayed) : 'another history';
};
