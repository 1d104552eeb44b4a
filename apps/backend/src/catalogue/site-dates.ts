import { languageTagOf, type Site } from '@ironcart/core/site';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdays = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const day = '(?:[12]\\d|3[01]|0?[1-9])';

/** 'Friday 12 March 2027', '12 to 14 March', '14 and 15 May 2027'; not '12 March Street'. */
const dayFirst = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?:(${weekdays}),? )?(${day}(?:(?: to | and |–|-)${day})?) (${months})(?:,? (\\d{4}))?(?![\\p{L}\\d]|-\\d| (?:Street|Road|Avenue|Lane|Square)\\b)`,
  'gu',
);

const monthFirst = new Map<string, boolean>();

/** Whether a language writes the month before the day, as American and Canadian English do. */
export const isMonthFirst = (locale: string): boolean => {
  const known = monthFirst.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long' }).formatToParts(0);
  const found = parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day');
  monthFirst.set(locale, found);
  return found;
};

/**
 * A text whose dates are in the order of the site's language: texts are written once, with the day first. On the
 * American site '12 to 14 March 2027' becomes 'March 12 to 14, 2027'.
 */
export const textWithDatesOf = ({ locale }: Pick<Site, 'locale'>, text: string): string =>
  isMonthFirst(locale)
    ? text.replace(
        dayFirst,
        (_, weekday: string | undefined, days: string, month: string, year: string | undefined) =>
          `${weekday === undefined ? '' : `${weekday}, `}${month} ${days}${year === undefined ? '' : `, ${year}`}`,
      )
    : text;
