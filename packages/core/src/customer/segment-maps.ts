import type { Site, SiteCode } from '../site/site.ts';
import { hasGroupPrices } from './role.ts';

/** The segments that a customer can say of themselves, by name. */
export interface SegmentMap {
  readonly interests: Readonly<Record<string, number>>;
  readonly occupations: Readonly<Record<string, number>>;
}

/** What a store asks its customers about: the merchant's own segments (READINGS A44). */
export interface SegmentMaps {
  readonly shoppers: SegmentMap;
  /** Of sites that ask about something else. */
  readonly bySite?: Readonly<Partial<Record<SiteCode, SegmentMap | undefined>>> | undefined;
  /** Of groups with prices of their own: schools, teams and clinics. */
  readonly institutions?: SegmentMap | undefined;
}

/** The interests and occupations that a site asks a customer of a group about (S6-segments-01). */
export const segmentMapOf = (maps: SegmentMaps, site: Pick<Site, 'code'>, groupId: number): SegmentMap =>
  (hasGroupPrices(groupId) ? maps.institutions : maps.bySite?.[site.code]) ?? maps.shoppers;

/** Those of a customer's segments that say what they do, in their order. */
export const occupationsOf = (segments: readonly number[], { occupations }: SegmentMap): readonly number[] => {
  const known = new Set(Object.values(occupations));
  return segments.filter((segment) => known.has(segment));
};
