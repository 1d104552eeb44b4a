import * as v from 'valibot';

/**
 * A backup is a gzipped text of lines: a header; for each table a line that names it, its rows as PostgreSQL's COPY
 * writes them and a line `\.`; then where the counters stand; and an end without which the file is not whole.
 */

const migration = v.object({ version: v.number(), name: v.string(), checksum: v.string() });

export const backupHeader = v.object({
  format: v.literal('ironcart-backup'),
  formatVersion: v.literal(1),
  /** ISO 8601, UTC. */
  takenAt: v.string(),
  /** The migrations that the database had. */
  migrations: v.array(migration),
});
export type BackupHeader = v.InferOutput<typeof backupHeader>;

/** What stands between the rows: which table they are of, where a counter stands, or the end. */
export const backupSection = v.union([
  v.object({ table: v.string(), columns: v.array(v.string()) }),
  v.object({ sequence: v.string(), lastValue: v.string(), isCalled: v.boolean() }),
  v.object({ end: v.literal(true), tables: v.number(), rows: v.number() }),
]);
export type BackupSection = v.InferOutput<typeof backupSection>;

/** Ends the rows of a table; no row is written so. */
export const endOfRows = '\\.';

/** How much a backup holds. */
export interface BackupSize {
  readonly tables: number;
  readonly rows: number;
}

/** The file is no backup, is damaged, or does not belong into this database. Nothing was changed. */
export class UnusableBackupError extends Error {
  override readonly name = 'UnusableBackupError';
}
