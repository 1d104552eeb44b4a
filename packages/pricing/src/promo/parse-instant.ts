const instantText = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?(Z|[+-]\d{2}:\d{2})?$/;

const dayMs = 86_400_000;

/** A promotion's date as its text says it. */
export interface DateText {
  /** What clocks show then, as `Date.UTC` counts it; of a date without a time its midnight. */
  readonly clockMs: number;
  /** 'Z' or '+02:00'; undefined where the text leaves the zone open. */
  readonly offset: string | undefined;
  /** Whether it is a whole day: neither a time nor an offset is said. */
  readonly isDay: boolean;
}

/** JavaScript reads 31 November as 1 December. */
const isInCalendar = (date: string): boolean => {
  const midnight = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
};

/** What a text says of a moment; undefined where it cannot be read as one. */
export const readDateText = (text: string): DateText | undefined => {
  const match = instantText.exec(text.trim());
  if (!match) return undefined;
  const [, date = '', time, offset] = match;
  if (!isInCalendar(date)) return undefined;
  const clockMs = Date.parse(`${date}T${time ?? '00:00'}Z`);
  return Number.isNaN(clockMs) ? undefined : { clockMs, offset, isDay: time === undefined && offset === undefined };
};

/** The last millisecond of what clocks show: a date without a time is its whole day. */
export const lastClockMs = ({ clockMs, isDay }: DateText): number => (isDay ? clockMs + dayMs - 1 : clockMs);

const offsetMsOf = ({ offset = 'Z' }: DateText): number =>
  Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${offset}`);

const momentOf = (value: unknown, clockMsOf: (read: DateText) => number): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const read = readDateText(value);
  const moment = read && clockMsOf(read) - offsetMsOf(read);
  return Number.isNaN(moment) ? undefined : moment;
};

/**
 * Reads a promotion's date as milliseconds since the epoch. Text without a zone is read in UTC: `promoDatesIn` says
 * another zone. A date without a time is its midnight. What cannot be read counts as missing.
 */
export const parseInstant = (value: unknown): number | undefined => momentOf(value, ({ clockMs }) => clockMs);

/** Reads the last moment of a promotion as `parseInstant` does its first; a date without a time is its whole day. */
export const parseLastInstant = (value: unknown): number | undefined => momentOf(value, lastClockMs);
