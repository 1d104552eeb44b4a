/** A position in PostgreSQL's write-ahead log, in bytes from its beginning. Comparable within one timeline. */
export type LogPosition = bigint;

/** Beyond every position: a client that has it reads from the primary. */
export const unreachablePosition: LogPosition = 0xffff_ffff_ffff_ffffn;

/** A position in hexadecimal, for a cookie. */
export const positionText = (position: LogPosition): string => position.toString(16);

/** Parses the result of `positionText`; undefined for other texts. */
export const positionOf = (text: string): LogPosition | undefined =>
  /^[\da-f]{1,16}$/.test(text) ? BigInt(`0x${text}`) : undefined;
