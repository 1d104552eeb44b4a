import type { Site, SiteCode } from './site.ts';
import type { TimeZone } from './time-zone.ts';

/** The time zones of the sites that a store's configuration gives another than their own. */
export type SiteTimeZones = Readonly<Partial<Record<SiteCode, TimeZone>>>;

/** A site whose days begin and end where the store's configuration says. */
export const inConfiguredZone = (site: Site, timeZones: SiteTimeZones): Site => ({
  ...site,
  timeZone: timeZones[site.code] ?? site.timeZone,
});
