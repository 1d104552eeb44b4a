import { requireArray, requireFields, requireObject } from '../require-argument.ts';
import type { Site, SiteCode } from '../site/site.ts';
import { hasGroupPrices } from './customer.ts';

/** The segments that customers can select for themselves, by name. */
export interface SegmentMap {
  readonly interests: Readonly<Record<string, number>>;
  readonly occupations: Readonly<Record<string, number>>;
}

/** The merchant's segments that customers can select (READINGS A44). */
export interface SegmentMaps {
  readonly shoppers: SegmentMap;
  /** Segments of sites that differ from the default. */
  readonly bySite?: Readonly<Partial<Record<SiteCode, SegmentMap | undefined>>> | undefined;
  /** Segments of groups with their own prices: schools, teams and clinics. */
  readonly institutions?: SegmentMap | undefined;
}

/** The interests and occupations that a customer of a group can select on a site (S6-segments-01). */
export const segmentMapOf = (maps: SegmentMaps, site: Pick<Site, 'code'>, groupId: number): SegmentMap => {
  requireFields(maps, 'maps', { shoppers: 'object' });
  requireObject(site, 'site');
  return (hasGroupPrices(groupId) ? maps.institutions : maps.bySite?.[site.code]) ?? maps.shoppers;
};

/** The customer's segments that are occupations, in their order. */
export const occupationsOf = (segments: readonly number[], map: SegmentMap): readonly number[] => {
  requireArray(segments, 'segments');
  requireFields(map, 'map', { occupations: 'object' });
  const { occupations } = map;
  const known = new Set(Object.values(occupations));
  return segments.filter((segment) => known.has(segment));
};

/** Ranked segments, highest first (S6-segments-02, READINGS A40). */
const rankedSegments: readonly number[] = [11, 12, 13, 43, 44, 45, 22, 23, 24, 19, 51, 30];

/** The segment of a shopper without a ranked one; content blocks can target it like any other (S6-segments-03). */
export const noSegment = 'None';

/** The highest ranked of a shopper's segments; undefined if none has a rank. */
export const primarySegmentOf = (segments: readonly number[]): number | undefined => {
  requireArray(segments, 'segments');
  return rankedSegments.find((ranked) => segments.includes(ranked));
};
