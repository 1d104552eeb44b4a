import { requireArray, requireObject } from '../require-argument.ts';
import type { GeoPoint } from './geo-point.ts';

/** The map's units around the world; the outline of the land is drawn in them. */
const worldWidth = 4096;
/** The map starts in the Bering Strait, so that no land crosses its edge, and omits the polar regions. */
const [west, north, south] = [-169, 78, -56];

/** Part of the map, in its units: the attribute `viewBox` of an SVG. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const yOf = (latitude: number): number => ((mercator(north) - mercator(latitude)) / (2 * Math.PI)) * worldWidth;

/** The whole map. */
export const worldView: MapView = { x: 0, y: 0, width: worldWidth, height: Math.round(yOf(south)) };

/** The minimum width of a view: the outline has no more detail. */
const narrowest = 400;
/** The margin around the outermost places, as a fraction of the view. */
const margin = 0.12;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Position of a place on the map in its units (Mercator). Latitudes beyond the map are clamped to its edge. */
export const mapPointOf = (point: GeoPoint): { readonly x: number; readonly y: number } => {
  requireObject(point, 'point');
  const { latitude, longitude } = point;
  return {
    x: ((longitude - west + (longitude < west ? 360 : 0)) / 360) * worldWidth,
    y: within(yOf(within(latitude, south, north)), 0, worldView.height),
  };
};

/**
 * The smallest part of the map that shows every place, with the aspect ratio of the whole map; the whole map for no
 * places.
 */
export const mapViewOf = (places: readonly GeoPoint[]): MapView => {
  requireArray(places, 'places');
  if (places.length === 0) return worldView;
  const points = places.map(mapPointOf);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const aspect = worldView.width / worldView.height;
  const needed = Math.max(right - left, (bottom - top) * aspect) / (1 - 2 * margin);
  const width = within(needed, narrowest, worldView.width);
  const height = width / aspect;
  return {
    x: within((left + right - width) / 2, 0, worldView.width - width),
    y: within((top + bottom - height) / 2, 0, worldView.height - height),
    width,
    height,
  };
};
