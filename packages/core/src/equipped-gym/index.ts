export { type EquippedGym, type FoundGym, type FoundGyms, type GymCountry, nearestGyms } from './equipped-gym.ts';
export { distanceKm, type GeoPoint } from './geo-point.ts';
export { type MapView, mapPointOf, mapViewOf, worldView } from './map-view.ts';
