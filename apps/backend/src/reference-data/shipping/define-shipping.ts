import type { WorkingDays } from '@ironcart/core/shipping';
import type { RateBand, ShippingMethod, ShippingZone } from '../reference-data.ts';

/** Cubic inches per pound of dimensional weight, as used by American parcel carriers. */
export const americanDivisor = 139;
/** 5,000 cubic centimetres per kilogram, in cubic inches per pound. */
export const metricDivisor = 138.4;

/** Creates bands from rows of upper weight limit in pounds, base price and price per pound. */
export const bandsOf = (
  ...rows: readonly (readonly [upToWeight: number | null, base: string, perLb: string])[]
): readonly RateBand[] => rows.map(([upToWeight, base, perLb]) => ({ upToWeight, base, perLb }));

/** A zone of whole countries. */
export const countriesZone = (zoneCode: string, name: string, countryIds: readonly string[]): ShippingZone => ({
  zoneCode,
  name,
  areas: countryIds.map((countryId) => ({ countryId, region: '*', postcode: '*' })),
});

/** A zone of some regions of a country. */
export const regionsZone = (
  zoneCode: string,
  name: string,
  countryId: string,
  regions: readonly string[],
): ShippingZone => ({ zoneCode, name, areas: regions.map((region) => ({ countryId, region, postcode: '*' })) });

/** A transit time of `from` to `until` working days. */
export const within = (from: number, until = from): WorkingDays => ({ from, until });

type MethodSpec = Pick<ShippingMethod, 'label' | 'carrier' | 'rates' | 'workingDays'>;

/** A carrier's parcels, priced by weight or dimensional weight. */
export const parcelMethod = (
  shippingCode: string,
  spec: MethodSpec & { readonly divisor: number; readonly max: number },
): ShippingMethod => ({
  shippingCode,
  label: spec.label,
  carrier: spec.carrier,
  kind: 'parcel',
  originCode: null,
  dimensionalDivisor: spec.divisor,
  maxPackageWeight: spec.max,
  maxPackageLength: null,
  rates: spec.rates,
  workingDays: spec.workingDays,
});

/** Pallets of any weight, priced by weight only. */
export const freightMethod = (spec: MethodSpec): ShippingMethod => ({
  shippingCode: 'freight',
  label: spec.label,
  carrier: spec.carrier,
  kind: 'freight',
  originCode: null,
  dimensionalDivisor: null,
  maxPackageWeight: null,
  maxPackageLength: null,
  rates: spec.rates,
  workingDays: spec.workingDays,
});
