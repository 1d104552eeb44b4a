import { languageTagOf, type Site } from '@ironcart/core/site';
import type { AnnouncedDeal } from '@ironcart/pricing';

/** A start or end later than this is not mentioned. */
const soonMs = 60 * 24 * 60 * 60_000;

/** Whether a deal's start or end is near enough to be mentioned. */
export const isSoon = (ms: number, now: number): boolean => ms - now <= soonMs;

const day = (ms: number, { locale, timeZone }: Pick<Site, 'locale' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone }).format(ms);

/** The start date of a deal, as in 'From November 27, 2026'. */
export const dealDay = (fromMs: number, site: Pick<Site, 'locale' | 'timeZone'>): string => `From ${day(fromMs, site)}`;

/**
 * The description of a deal beside its price, as in 'Deal: 12 left at this price, ends November 30, 2026'; undefined
 * for a deal without limits, and for one that begins in more than 60 days.
 * @param price its price in the site's format
 */
export const dealWords = (
  deal: AnnouncedDeal,
  {
    site,
    now,
    price,
  }: { readonly site: Pick<Site, 'locale' | 'timeZone'>; readonly now: number; readonly price: string },
): string | undefined => {
  const { pieces } = deal;
  if (deal.status === 'upcoming') {
    if (!isSoon(deal.fromMs, now)) return undefined;
    const limit = pieces === undefined ? '' : `, ${pieces} of them`;
    return `${dealDay(deal.fromMs, site)}: ${price}${limit}`;
  }
  const { untilMs } = deal;
  const words = [
    ...(pieces === undefined ? [] : [`${pieces} left at this price`]),
    ...(untilMs === undefined || !isSoon(untilMs, now) ? [] : [`ends ${day(untilMs, site)}`]),
  ];
  return words.length === 0 ? undefined : `Deal: ${words.join(', ')}`;
};
