import * as v from 'valibot';

/**
 * A backup is gzipped text: a header line; for each table a line with its name, its rows in PostgreSQL's COPY format
 * and a line `\.`; then the sequences' values; and an end marker, without which the file is incomplete.
 */

const migration = v.object({ version: v.number(), name: v.string(), checksum: v.string() });

export const backupHeader = v.object({
  format: v.literal('ironcart-backup'),
  formatVersion: v.literal(1),
  /** ISO 8601, UTC. */
  takenAt: v.string(),
  /** The migrations applied to the database. */
  migrations: v.array(migration),
});
export type BackupHeader = v.InferOutput<typeof backupHeader>;

/** A line between rows: a table's heading, a sequence's value, or the end marker. */
export const backupSection = v.union([
  v.object({ table: v.string(), columns: v.array(v.string()) }),
  v.object({ sequence: v.string(), lastValue: v.string(), isCalled: v.boolean() }),
  v.object({ end: v.literal(true), tables: v.number(), rows: v.number() }),
]);
export type BackupSection = v.InferOutput<typeof backupSection>;

/** Ends the rows of a table; no row can have this form. */
export const endOfRows = '\\.';

/** The size of a backup. */
export interface BackupSize {
  readonly tables: number;
  readonly rows: number;
}

/** The file is no backup, is damaged, or does not fit this database. Nothing was changed. */
export class UnusableBackupError extends Error {
  override readonly name = 'UnusableBackupError';
}
