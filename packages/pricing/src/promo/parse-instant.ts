const instantText = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?(Z|[+-]\d{2}:\d{2})?$/;

const dayMs = 86_400_000;
const bareDate = /^\s*\d{4}-\d{2}-\d{2}\s*$/;

/** JavaScript reads 31 November as 1 December. */
const isInCalendar = (date: string): boolean => {
  const midnight = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
};

/**
 * Reads the last moment of a promotion as `parseInstant` does its first; a date without a time is its whole day.
 */
export const parseLastInstant = (value: unknown): number | undefined => {
  const instant = parseInstant(value);
  const isDay = typeof value === 'string' && bareDate.test(value);
  return isDay && instant !== undefined ? instant + dayMs - 1 : instant;
};

/**
 * Reads a promotion's date as milliseconds since the epoch. Text without a zone means UTC, so that the browser and
 * the backend agree; a date without a time is its midnight. What cannot be read counts as missing.
 */
export const parseInstant = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const match = instantText.exec(value.trim());
  if (!match) return undefined;
  const [, date = '', time = '00:00', zone = 'Z'] = match;
  if (!isInCalendar(date)) return undefined;
  const instant = Date.parse(`${date}T${time}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
};
