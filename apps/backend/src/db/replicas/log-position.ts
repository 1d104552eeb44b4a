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

/** Digits of the short text: 3 of the timeline, then 13 of the bytes. */
const shortDigits = 16;
const shortBytesBits = 52n;
const unreachableText = 'f'.repeat(shortDigits);

/**
 * A position in hexadecimal, for a cookie. The release that knows no timelines reads texts of up to 16 digits as bytes:
 * for that release the short text is beyond every position, so that its sessions read from the primary as well.
 */
export const positionText = (position: LogPosition): string => {
  if (position === unreachablePosition) return unreachableText;
  const timeline = position >> bytesBits;
  const bytes = BigInt.asUintN(Number(bytesBits), position);
  const isShort = timeline >> 12n === 0n && bytes >> shortBytesBits === 0n;
  return isShort
    ? ((timeline << shortBytesBits) | bytes).toString(16).padStart(shortDigits, '0')
    : position.toString(16).padStart(shortDigits + 1, '0');
};

/**
 * Parses the result of `positionText`; undefined for other texts. A shorter text is of the release that knows no
 * timelines, and only the primary is known to have its position.
 */
export const positionOf = (text: string): LogPosition | undefined => {
  if (!/^[\da-f]{1,24}$/.test(text)) return undefined;
  const value = BigInt(`0x${text}`);
  if (text.length > shortDigits) return value;
  if (text.length < shortDigits || text === unreachableText) return unreachablePosition;
  return ((value >> shortBytesBits) << bytesBits) | BigInt.asUintN(Number(shortBytesBits), value);
};
