import type { Site } from '../site/site.ts';
import { hasGroupPrices } from './role.ts';

/** The segments that a customer can say of themselves, by name. */
export interface SegmentMap {
  readonly interests: Readonly<Record<string, number>>;
  readonly occupations: Readonly<Record<string, number>>;
}

/**
 * Demo configuration: a merchant's own numbers take its place (READINGS A44). Groups with prices of their own are schools,
 * teams and clinics.
 */
const interests = { weightlifting: 11, powerlifting: 12, strongman: 13 };
const shoppers: SegmentMap = { interests, occupations: { coach: 22, gymOwner: 23, firstResponder: 24 } };
const serviceMembers: SegmentMap = { interests, occupations: { ...shoppers.occupations, serviceMember: 19 } };
const institutions: SegmentMap = { interests, occupations: { school: 43, team: 44, clinic: 45 } };

/** The interests and occupations that a site asks a customer of a group about (S6-segments-01). */
export const segmentMapOf = (site: Pick<Site, 'code'>, groupId: number): SegmentMap => {
  if (hasGroupPrices(groupId)) return institutions;
  return site.code === 'APO' ? serviceMembers : shoppers;
};

/** Those of a customer's segments that say what they do, in their order. */
export const occupationsOf = (segments: readonly number[], { occupations }: SegmentMap): readonly number[] => {
  const known = new Set(Object.values(occupations));
  return segments.filter((segment) => known.has(segment));
};
