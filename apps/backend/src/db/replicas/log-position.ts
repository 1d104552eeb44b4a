/**
 * A position in PostgreSQL's write-ahead log: its timeline, then the bytes from the log's beginning. Ordered by timeline
 * first: a server known to be on a timeline has everything of the earlier ones that still exists.
 */
export type LogPosition = bigint;

const bytesBits = 64n;

/** Beyond every position: a client that has it reads from the primary. */
export const unreachablePosition: LogPosition = 0xffff_ffff_ffff_ffff_ffff_ffffn;

/** @param timeline as in the names of WAL files, eight hexadecimal digits @param bytes decimal, from `pg_wal_lsn_diff` */
export const positionOn = (timeline: string, bytes: string): LogPosition =>
  (BigInt(`0x${timeline}`) << bytesBits) | BigInt(bytes);

/** A position in hexadecimal, for a cookie. */
export const positionText = (position: LogPosition): string => position.toString(16);

/** Parses the result of `positionText`; undefined for other texts. */
export const positionOf = (text: string): LogPosition | undefined =>
  /^[\da-f]{1,24}$/.test(text) ? BigInt(`0x${text}`) : undefined;
