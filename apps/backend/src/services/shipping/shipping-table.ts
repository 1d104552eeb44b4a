import type { CountryCode } from '@ironcart/core/address';
import type { Money } from '@ironcart/core/money';
import type { WorkingDays } from '@ironcart/core/shipping';

/** The limits within which a site packs parcels. */
export interface PackingTerms {
  /** Where goods leave from that name no origin of their own. */
  readonly defaultOrigin: string;
  /** Pounds: no parcel is packed heavier; a single heavier piece goes by freight. */
  readonly heaviestParcel: number;
  /** Inches: a piece with a longer side goes by freight. */
  readonly longestParcel: number;
  /** Pounds: when the parcels of one origin weigh more together, they go on a pallet instead. */
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

/** A way to ship from a site. */
export interface ShippingMethod {
  readonly shippingCode: string;
  readonly label: string;
  readonly carrier: string;
  readonly kind: 'parcel' | 'freight' | 'pickup';
  /** Where a pickup hands out; undefined: wherever the goods are. */
  readonly origin: string | undefined;
  /** Cubic inches to a pound; undefined: only the weight counts. */
  readonly dimensionalDivisor: number | undefined;
  /** Heaviest package that it takes, in pounds; undefined: no limit. */
  readonly maxPackageWeight: number | undefined;
  /** Longest side of a piece that it takes, in inches; undefined: no limit. */
  readonly maxPackageLength: number | undefined;
  /** Of each zone ascending. */
  readonly bands: readonly RateBand[];
  /** How long it takes, by zone; unknown for a zone without an entry. */
  readonly workingDays: ReadonlyMap<string, WorkingDays>;
}

/** What packing knows of a product beside its weight. */
export interface PackedGoods {
  /** Inches, of the packed box; undefined: unknown. */
  readonly box: { readonly length: number; readonly width: number; readonly height: number } | undefined;
  /** Where it leaves from; undefined: the site's default origin. */
  readonly origin: string | undefined;
}

/** Everything that a merchant has written down about a site's shipping. */
export interface ShippingTable {
  readonly terms: PackingTerms;
  readonly areas: readonly ZoneArea[];
  readonly methods: readonly ShippingMethod[];
  /** Packing data by product; a missing product has neither a box nor an origin. */
  readonly goods: ReadonlyMap<number, PackedGoods>;
}
