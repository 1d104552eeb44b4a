import { arrivalDates, dispatchDate, type WorkingDays } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (locale: string): Intl.DateTimeFormat => {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    ...({ weekday: 'short', month: 'short', day: 'numeric' } as const),
    timeZone: 'UTC',
  });
  formats.set(locale, format);
  return format;
};

const inWords = ({ from, until }: WorkingDays): string => {
  const unit = until === 1 ? 'working day' : 'working days';
  return from === until ? `${until} ${unit}` : `${from} to ${until} ${unit}`;
};

/** The inputs of the expected days of arrival. */
export interface RatedDay {
  readonly site: Pick<Site, 'locale' | 'timeZone'>;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  /** Whether all goods are in stock; otherwise the day of dispatch is unknown. */
  readonly isInStock: boolean;
}

/**
 * A method's name with the days on which goods that are ordered now are expected, in the site's calendar and date
 * format: 'Ground, expected Thu, Dec 3 – Mon, Dec 7'. For goods that are not in stock, the transit time after dispatch.
 */
export const rateLabel = (
  name: string,
  days: WorkingDays | undefined,
  { site, nowMs, isInStock }: RatedDay,
): string => {
  if (days === undefined) return name;
  if (!isInStock) return `${name}, ${inWords(days)} after dispatch`;
  const { from, until } = arrivalDates(dispatchDate(nowMs, site.timeZone), days);
  // Some locales' dates have thin spaces, which plain text shows as odd characters.
  return `${name}, expected ${formatFor(site.locale)
    .formatRange(from, until)
    .replaceAll(/[\u2009\u202f]/g, ' ')}`;
};
