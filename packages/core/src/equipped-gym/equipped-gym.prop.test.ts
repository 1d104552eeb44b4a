import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FoundGym, nearestGyms } from './equipped-gym.ts';
import { distanceKm } from './geo-point.ts';

const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const anyGym: fc.Arbitrary<FoundGym> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  urlKey: fc.stringMatching(/^[a-z]{1,8}$/),
  name: fc.string(),
  city: fc.string(),
  region: fc.string(),
  countryCode: fc.constant('US'),
  country: fc.constant('United States'),
});

describe('distance between two places', () => {
  it('is symmetric, 0 from a place to itself, and at most half the Earth’s circumference', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (from, to) => {
        expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 6);
        expect(distanceKm(from, from)).toBe(0);
        expect(distanceKm(from, to)).toBeLessThanOrEqual(20_016);
      }),
    );
  });

  it('matches known distances between cities', () => {
    const [london, paris] = [
      { latitude: 51.5074, longitude: -0.1278 },
      { latitude: 48.8566, longitude: 2.3522 },
    ];
    expect(Math.round(distanceKm(london, paris))).toBe(344);
  });
});

describe('gyms near a gym', () => {
  it('are the closest other gyms, the closest first', () => {
    fc.assert(
      fc.property(anyGym, fc.array(anyGym, { maxLength: 12 }), fc.nat(5), (gym, gyms, count) => {
        const near = nearestGyms(gym, gyms, count);
        const others = gyms.filter(({ urlKey }) => urlKey !== gym.urlKey);
        expect(near).toHaveLength(Math.min(count, others.length));
        const farthest = near.at(-1)?.km ?? 0;
        expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((left, right) => left - right));
        const chosen = new Set(near.map(({ gym: found }) => found));
        for (const other of others) {
          if (!chosen.has(other)) expect(distanceKm(gym, other)).toBeGreaterThanOrEqual(farthest);
        }
      }),
    );
  });
});
