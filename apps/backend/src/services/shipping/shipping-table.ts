import type { CountryCode } from '@ironcart/core/address';
import type { Money } from '@ironcart/core/money';
import type { WorkingDays } from '@ironcart/core/shipping';

/** The limits within which a site packs parcels. */
export interface PackingTerms {
  /** The origin of goods without their own. */
  readonly defaultOrigin: string;
  /** In pounds: maximum weight of a parcel; a single heavier piece ships by freight. */
  readonly heaviestParcel: number;
  /** In inches: a piece with a longer side ships by freight. */
  readonly longestParcel: number;
  /** In pounds: parcels of one origin with a greater total weight ship on a pallet instead. */
  readonly freightAbove: number;
}

/** A part of a zone: '*' for any region or postal code, a trailing '*' for a prefix. */
export interface ZoneArea {
  readonly zoneCode: string;
  readonly countryId: CountryCode;
  readonly region: string;
  readonly postcode: string;
}

/** Charge for a range of weights: `base` plus `perLb` per pound, in minor units. */
export interface RateBand {
  readonly zoneCode: string;
  /** Pounds, from the band below up to here; null is open-ended. */
  readonly upToWeight: number | null;
  readonly base: Money;
  readonly perLb: Money;
}

/** A shipping method of a site. */
export interface ShippingMethod {
  readonly shippingCode: string;
  readonly label: string;
  readonly carrier: string;
  readonly kind: 'parcel' | 'freight' | 'pickup';
  /** The pickup location; undefined: wherever the goods are. */
  readonly origin: string | undefined;
  /** Cubic inches per pound of dimensional weight; undefined: only the weight counts. */
  readonly dimensionalDivisor: number | undefined;
  /** Maximum weight of a package, in pounds; undefined: no limit. */
  readonly maxPackageWeight: number | undefined;
  /** Maximum length of a piece's side, in inches; undefined: no limit. */
  readonly maxPackageLength: number | undefined;
  /** Ascending within each zone. */
  readonly bands: readonly RateBand[];
  /** Transit times by zone; unknown for a zone without an entry. */
  readonly workingDays: ReadonlyMap<string, WorkingDays>;
}

/** Packing data of a product besides its weight. */
export interface PackedGoods {
  /** The packed box in inches; undefined: unknown. */
  readonly box: { readonly length: number; readonly width: number; readonly height: number } | undefined;
  /** The origin; undefined: the site's default origin. */
  readonly origin: string | undefined;
}

/** A site's shipping configuration by the merchant. */
export interface ShippingTable {
  readonly terms: PackingTerms;
  readonly areas: readonly ZoneArea[];
  readonly methods: readonly ShippingMethod[];
  /** Packing data by product; a missing product has neither a box nor an origin. */
  readonly goods: ReadonlyMap<number, PackedGoods>;
}
