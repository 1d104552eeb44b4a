import { languageTagOf, type Site } from '@ironcart/core/site';
import type { AnnouncedDeal } from '@ironcart/pricing';

/** An end date later than this is not mentioned. */
const soonMs = 30 * 24 * 60 * 60_000;

const day = (ms: number, { locale, timeZone }: Pick<Site, 'locale' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone }).format(ms);

/** The start date of a deal, as in 'From November 27, 2026'. */
export const dealDay = (fromMs: number, site: Pick<Site, 'locale' | 'timeZone'>): string => `From ${day(fromMs, site)}`;

/**
 * The description of a deal beside its price, as in 'Deal: 12 left at this price, ends November 30, 2026'; undefined
 * for a deal without limits.
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
    const limit = pieces === undefined ? '' : `, ${pieces} of them`;
    return `${dealDay(deal.fromMs, site)}: ${price}${limit}`;
  }
  const { untilMs } = deal;
  const words = [
    ...(pieces === undefined ? [] : [`${pieces} left at this price`]),
    ...(untilMs === undefined || untilMs - now > soonMs ? [] : [`ends ${day(untilMs, site)}`]),
  ];
  return words.length === 0 ? undefined : `Deal: ${words.join(', ')}`;
};
