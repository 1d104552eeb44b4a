import { shownCounts } from '../../catalogue/shown-counts.ts';

/** The primary's position. */
export interface PrimaryPosition {
  /** The end of the flushed log, in bytes: all visible changes are before it. */
  readonly position: string;
  readonly timeline: string;
}

/** The primary's status. */
export interface PrimaryAnswer extends PrimaryPosition {
  readonly system: string;
  readonly database: string;
  readonly counts: string;
}

/** The query for the primary's position. It fails on a standby. */
export const positionQuestion = `
  select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as position,
    left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`;

/** The query for the primary's status. It fails on a standby. */
export const primaryQuestion = `${positionQuestion},
    (select system_identifier::text from pg_control_system()) as system,
    (select oid::text from pg_database where datname = current_database()) as database,
    (${shownCounts}) as counts`;
