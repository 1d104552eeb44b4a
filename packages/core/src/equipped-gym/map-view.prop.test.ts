import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapPointOf, mapViewOf, worldView } from './map-view.ts';

const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('map of gyms [S2-cond-14]', () => {
  it('shows every given place, in a section with the proportions of the whole map', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 8 }), (places) => {
        const { x, y, width, height } = mapViewOf(places);
        for (const point of places.map(mapPointOf)) {
          expect(point.x).toBeGreaterThanOrEqual(x - 1e-6);
          expect(point.x).toBeLessThanOrEqual(x + width + 1e-6);
          expect(point.y).toBeGreaterThanOrEqual(y - 1e-6);
          expect(point.y).toBeLessThanOrEqual(y + height + 1e-6);
        }
        expect(width / height).toBeCloseTo(worldView.width / worldView.height);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(worldView.width + 1e-6);
        expect(y + height).toBeLessThanOrEqual(worldView.height + 1e-6);
      }),
    );
  });

  it('has north at the top, and runs eastwards from the Bering Strait', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (one, other) => {
        const [first, second] = [mapPointOf(one), mapPointOf(other)];
        if (one.latitude > other.latitude) expect(first.y).toBeLessThanOrEqual(second.y);
        const eastOf = ({ longitude }: typeof one) => (longitude + 169 + 360) % 360;
        if (eastOf(one) > eastOf(other)) expect(first.x).toBeGreaterThan(second.x);
      }),
    );
    const [alaska, england, newZealand] = [
      { latitude: 61, longitude: -150 },
      { latitude: 52, longitude: -1 },
      { latitude: -41, longitude: 175 },
    ].map(mapPointOf);
    expect(alaska?.x).toBeLessThan(england?.x ?? 0);
    expect(england?.x).toBeLessThan(newZealand?.x ?? 0);
  });

  it('is shown completely without places, and zoomed in around a single place', () => {
    expect(mapViewOf([])).toEqual(worldView);
    expect(mapViewOf([{ latitude: 52, longitude: 13 }]).width).toBe(400);
  });
});
