import type { Country, Region } from '@ironcart/core/address';
import type { SiteCode } from '@ironcart/core/site';
import type { TaxRule as RuleOfTable } from '@ironcart/tax';

/** Where goods leave from. */
export interface ShippingOrigin {
  readonly originCode: string;
  readonly name: string;
  readonly countryId: string;
  readonly region: string;
  readonly postcode: string;
}

/** A part of the world with rates of its own. */
export interface ShippingZone {
  readonly zoneCode: string;
  readonly name: string;
  /** '*' for any region or postal code, a trailing '*' for a prefix; the most specific area of a site wins. */
  readonly areas: readonly { readonly countryId: string; readonly region: string; readonly postcode: string }[];
}

/** What a package costs by its weight: the first band whose `upToWeight` (pounds) holds it, null is open-ended. */
export interface RateBand {
  readonly upToWeight: number | null;
  readonly base: string;
  readonly perLb: string;
}

/** A way to ship: what it costs is read from weight bands, per package and zone. */
export interface ShippingMethod {
  readonly shippingCode: string;
  readonly label: string;
  readonly carrier: string;
  readonly kind: 'parcel' | 'freight' | 'pickup';
  /** Where a pickup hands out. */
  readonly originCode: string | null;
  /** Cubic inches to a pound; null: only the weight counts. */
  readonly dimensionalDivisor: number | null;
  /** Heaviest package this method takes, in pounds; null: no limit. */
  readonly maxPackageWeight: number | null;
  /** Longest side of a piece that it takes, in inches; null: no limit. */
  readonly maxPackageLength: number | null;
  /** Ascending, by zone; a zone that is left out is not served. */
  readonly rates: Readonly<Record<string, readonly RateBand[]>>;
}

/** How a site ships. */
export interface ShippingSite {
  readonly siteCode: SiteCode;
  readonly defaultOrigin: string;
  /** Pounds: no parcel is packed heavier, and a single heavier piece goes by freight. */
  readonly heaviestParcel: number;
  /** Inches: a piece with a longer side goes by freight. */
  readonly longestParcel: number;
  /** Pounds: when the parcels of one origin weigh more together, they go on a pallet. */
  readonly freightAbove: number;
  readonly zones: readonly ShippingZone[];
  readonly methods: readonly ShippingMethod[];
}

export interface TaxRule extends Omit<RuleOfTable, 'countryCode'> {
  readonly countryId: string;
  /** Taxes of different levies are due side by side; within one the most specific rule wins. */
  readonly levy: string;
}

/** What every store needs to run, whatever it sells. */
export interface ReferenceData {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  readonly shippingOrigins: readonly ShippingOrigin[];
  readonly shippingSites: readonly ShippingSite[];
  readonly taxRules: readonly TaxRule[];
}
