import { expect, it } from 'vitest';
import { occupationsOf, type SegmentMaps, segmentMapOf } from './segment-maps.ts';

const interests = { weightlifting: 11, powerlifting: 12 };
const maps: SegmentMaps = {
  shoppers: { interests, occupations: { coach: 22, firstResponder: 24 } },
  bySite: { APO: { interests, occupations: { coach: 22, serviceMember: 19 } } },
  institutions: { interests, occupations: { school: 43, team: 44 } },
};

it('segment maps offer the interests and occupations of a group on a site [S6-segments-01]', () => {
  const names = (code: 'USA' | 'APO', groupId: number) =>
    Object.keys(segmentMapOf(maps, { code }, groupId).occupations);
  expect(names('USA', 1)).toEqual(['coach', 'firstResponder']);
  expect(names('APO', 1)).toEqual(['coach', 'serviceMember']);
  expect(names('USA', 2)).toEqual(names('APO', 5));
  expect(names('USA', 2)).toEqual(['school', 'team']);
  expect(segmentMapOf(maps, { code: 'USA' }, 0).interests).toEqual(interests);
  expect(segmentMapOf({ shoppers: maps.shoppers }, { code: 'APO' }, 2)).toEqual(maps.shoppers);
});

it("segment maps find a customer's occupations among their segments, by their group [S6-segments-01]", () => {
  const segments = [43, 11, 24, 22, 99];
  expect(occupationsOf(segments, segmentMapOf(maps, { code: 'USA' }, 1))).toEqual([24, 22]);
  expect(occupationsOf(segments, segmentMapOf(maps, { code: 'USA' }, 2))).toEqual([43]);
  expect(occupationsOf([], segmentMapOf(maps, { code: 'USA' }, 1))).toEqual([]);
});
