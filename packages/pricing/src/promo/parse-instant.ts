const instantText = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?(Z|[+-]\d{2}:\d{2})?$/;

const dayMs = 86_400_000;

/** A promotion's date as its text says it. */
export interface DateText {
  /** Milliseconds since the epoch; where the text leaves the zone open, as if it were UTC. A date alone is its midnight. */
  readonly ms: number;
  /** Whether the text says its offset from UTC. */
  readonly hasOffset: boolean;
  /** Whether it is a whole day: neither a time nor an offset is said. */
  readonly isDay: boolean;
}

/** JavaScript reads 31 November as 1 December; of what is no date at all `toJSON` is null. */
const isInCalendar = (date: string): boolean => String(new Date(`${date}T00:00Z`).toJSON()).startsWith(date);

/** What a text says of a moment; undefined where it cannot be read as one. */
export const readDateText = (text: string): DateText | undefined => {
  const match = instantText.exec(text.trim());
  if (!match) return undefined;
  const [, date = '', time, offset] = match;
  if (!isInCalendar(date)) return undefined;
  const ms = Date.parse(`${date}T${time ?? '00:00'}${offset ?? 'Z'}`);
  return Number.isNaN(ms) ? undefined : { ms, hasOffset: offset !== undefined, isDay: !(time || offset) };
};

/** The last millisecond of what a text says: a date without a time is its whole day. */
export const lastMsOf = ({ ms, isDay }: DateText): number => (isDay ? ms + dayMs - 1 : ms);

/**
 * Reads a promotion's date as milliseconds since the epoch. Text without a zone is read in UTC: `promoDatesIn` says
 * another zone. A date without a time is its midnight. What cannot be read counts as missing.
 */
export const parseInstant = (value: unknown, msOf = ({ ms }: DateText): number => ms): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const read = typeof value === 'string' ? readDateText(value) : undefined;
  return read && msOf(read);
};

/** Reads the last moment of a promotion as `parseInstant` does its first; a date without a time is its whole day. */
export const parseLastInstant = (value: unknown): number | undefined => parseInstant(value, lastMsOf);
