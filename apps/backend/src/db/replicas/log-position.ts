/** A position in PostgreSQL's write-ahead log, in bytes from its beginning. Comparable within one timeline. */
export type LogPosition = bigint;

/** Beyond every position: whoever has seen it reads from the primary. */
export const unreachablePosition: LogPosition = 0xffff_ffff_ffff_ffffn;

/** A position in hexadecimal, as a cookie holds it. */
export const positionText = (position: LogPosition): string => position.toString(16);

/** Reads `positionText`; undefined for everything else. */
export const positionOf = (text: string): LogPosition | undefined =>
  /^[\da-f]{1,16}$/.test(text) ? BigInt(`0x${text}`) : undefined;
