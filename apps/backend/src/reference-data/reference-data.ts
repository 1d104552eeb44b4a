import type { Country, Region } from '@ironcart/core/address';
import type { WorkingDays } from '@ironcart/core/shipping';
import type { SiteCode } from '@ironcart/core/site';
import type { TaxRule as RuleOfTable } from '@ironcart/tax';

/** A location from which goods ship. */
export interface ShippingOrigin {
  readonly originCode: string;
  readonly name: string;
  readonly countryId: string;
  readonly region: string;
  readonly postcode: string;
}

/** An area with its own shipping rates. */
export interface ShippingZone {
  readonly zoneCode: string;
  readonly name: string;
  /** '*' for any region or postal code, a trailing '*' for a prefix; the most specific area of a site wins. */
  readonly areas: readonly { readonly countryId: string; readonly region: string; readonly postcode: string }[];
}

/** The price of a package by weight: the first band whose `upToWeight` (pounds) contains it; null is open-ended. */
export interface RateBand {
  readonly upToWeight: number | null;
  readonly base: string;
  readonly perLb: string;
}

/** A shipping method, priced by weight bands per package and zone. */
export interface ShippingMethod {
  readonly shippingCode: string;
  readonly label: string;
  readonly carrier: string;
  readonly kind: 'parcel' | 'freight' | 'pickup';
  /** The location of a pickup. */
  readonly originCode: string | null;
  /** Cubic inches per pound of dimensional weight; null if only the weight counts. */
  readonly dimensionalDivisor: number | null;
  /** Maximum weight of a package, in pounds; null for no limit. */
  readonly maxPackageWeight: number | null;
  /** Maximum length of a piece's side, in inches; null for no limit. */
  readonly maxPackageLength: number | null;
  /** Ascending, by zone; omitted zones are not served. */
  readonly rates: Readonly<Record<string, readonly RateBand[]>>;
  /** Transit times by zone; omitted zones show no arrival date. */
  readonly workingDays?: Readonly<Record<string, WorkingDays>> | undefined;
}

/** The shipping of a site. */
export interface ShippingSite {
  readonly siteCode: SiteCode;
  readonly defaultOrigin: string;
  /** Maximum weight of a parcel in pounds; a heavier piece ships by freight. */
  readonly heaviestParcel: number;
  /** Maximum length in inches; a longer piece ships by freight. */
  readonly longestParcel: number;
  /** In pounds: parcels of one origin that weigh more together ship on a pallet. */
  readonly freightAbove: number;
  readonly zones: readonly ShippingZone[];
  readonly methods: readonly ShippingMethod[];
}

export interface TaxRule extends Omit<RuleOfTable, 'countryCode'> {
  readonly countryId: string;
  /** Taxes of different levies are added; within one the most specific rule applies. */
  readonly levy: string;
}

/** Reference data of every store, regardless of its products. */
export interface ReferenceData {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  readonly shippingOrigins: readonly ShippingOrigin[];
  readonly shippingSites: readonly ShippingSite[];
  readonly taxRules: readonly TaxRule[];
}
