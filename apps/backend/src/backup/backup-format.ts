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

/** A line between rows: a table's header, a sequence's value, or the end marker. */
export const backupSection = v.union([
  v.object({ table: v.string(), columns: v.array(v.string()) }),
  v.object({ sequence: v.string(), lastValue: v.string(), isCalled: v.boolean() }),
  v.object({ end: v.literal(true), tables: v.number(), rows: v.number() }),
]);
export type BackupSection = v.InferOutput<typeof backupSection>;

/** Marks the end of a table's rows; no row can have this form. */
export const endOfRows = '\\.';

/** The size of a backup. */
export interface BackupSize {
  readonly tables: number;
  readonly rows: number;
}

/** Thrown if the file is not a backup, is damaged, or does not match this database. Nothing was changed. */
export class UnusableBackupError extends Error {
  override readonly name = 'UnusableBackupError';
}
