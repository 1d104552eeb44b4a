import { languageTagOf } from '@ironcart/core/site';

const isoDay = /\b\d{4}-\d{2}-\d{2}\b/g;

/**
 * Formats the ISO 8601 dates within a text for a locale: '2027-03-12 to 2027-03-14' becomes 'March 12, 2027 to March
 * 14, 2027'.
 */
export const daysInWords = (text: string, locale: string): string => {
  const format = new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return text.replaceAll(isoDay, (day) => {
    const moment = Date.parse(day);
    return Number.isNaN(moment) ? day : format.format(moment);
  });
};
