const instantText = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?(Z|[+-]\d{2}:\d{2})?$/;

const dayMs = 86_400_000;

/** The date of a promotion, parsed from text. */
export interface DateText {
  /** Milliseconds since the epoch. Text without a time zone is parsed as UTC, a date without a time as midnight. */
  readonly ms: number;
  /** Whether the text contains an offset from UTC. */
  readonly hasOffset: boolean;
  /** Whether it is a whole day: the text contains neither a time nor an offset. */
  readonly isDay: boolean;
}

/** JavaScript parses 31 November as 1 December; `toJSON` of an invalid date is null. */
const isInCalendar = (date: string): boolean => String(new Date(`${date}T00:00Z`).toJSON()).startsWith(date);

/** Parses a date or time; undefined if the text is invalid. */
export const readDateText = (text: string): DateText | undefined => {
  const match = instantText.exec(text.trim());
  if (!match) return undefined;
  const [, date = '', time, offset] = match;
  if (!isInCalendar(date)) return undefined;
  const ms = Date.parse(`${date}T${time ?? '00:00'}${offset ?? 'Z'}`);
  return Number.isNaN(ms) ? undefined : { ms, hasOffset: offset !== undefined, isDay: !(time || offset) };
};

/** The last millisecond of a parsed date; a date without a time ends at the end of its day. */
export const lastMsOf = ({ ms, isDay }: DateText): number => (isDay ? ms + dayMs - 1 : ms);

/**
 * Parses the start of a promotion to milliseconds since the epoch. Text without a time zone is UTC (`promoDatesIn`
 * converts from another zone); a date without a time is its midnight. Invalid text is treated as missing.
 */
export const parseInstant = (value: unknown, msOf = ({ ms }: DateText): number => ms): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const read = typeof value === 'string' ? readDateText(value) : undefined;
  return read && msOf(read);
};

/** Parses the end of a promotion like `parseInstant`, except that a date without a time is the end of its day. */
export const parseLastInstant = (value: unknown): number | undefined => parseInstant(value, lastMsOf);
