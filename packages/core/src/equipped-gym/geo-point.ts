import { requireFields } from '../require-argument.ts';

/** A place on the Earth. */
export interface GeoPoint {
  /** Degrees north, from -90 to 90. */
  readonly latitude: number;
  /** Degrees east, from -180 to 180. */
  readonly longitude: number;
}

const earthRadiusKm = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance between two places along the Earth's surface, in kilometres. */
export const distanceKm = (from: GeoPoint, to: GeoPoint): number => {
  requireFields(from, 'from', { latitude: 'number', longitude: 'number' });
  requireFields(to, 'to', { latitude: 'number', longitude: 'number' });
  const halfOfLatitudes = radians(to.latitude - from.latitude) / 2;
  const halfOfLongitudes = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(halfOfLatitudes) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfOfLongitudes) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
};
