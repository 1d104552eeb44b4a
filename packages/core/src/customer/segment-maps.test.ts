import { expect, it } from 'vitest';
import { occupationsOf, segmentMapOf } from './segment-maps.ts';

it('asks the customers of a group, on a site, about their own interests and occupations [S6-segments-01]', () => {
  const names = (code: 'USA' | 'APO', groupId: number) => Object.keys(segmentMapOf({ code }, groupId).occupations);
  expect(names('USA', 1)).toEqual(['coach', 'gymOwner', 'firstResponder']);
  expect(names('APO', 1)).toEqual(['coach', 'gymOwner', 'firstResponder', 'serviceMember']);
  expect(names('USA', 2)).toEqual(names('APO', 5));
  expect(names('USA', 2)).toEqual(['school', 'team', 'clinic']);
  expect(segmentMapOf({ code: 'USA' }, 0).interests).toEqual({ weightlifting: 11, powerlifting: 12, strongman: 13 });
});

it('knows a customer’s occupations among their segments, by the map of their group [S6-segments-01]', () => {
  const segments = [43, 11, 24, 22, 99];
  expect(occupationsOf(segments, segmentMapOf({ code: 'USA' }, 1))).toEqual([24, 22]);
  expect(occupationsOf(segments, segmentMapOf({ code: 'USA' }, 2))).toEqual([43]);
  expect(occupationsOf([], segmentMapOf({ code: 'USA' }, 1))).toEqual([]);
});
