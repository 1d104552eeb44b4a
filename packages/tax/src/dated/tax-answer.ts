import type { CountryCode } from '@ironcart/core/address';
import type { TaxClass, TaxRule } from '../rules/tax-rule.ts';
import type { DatedRate, Provenance } from './dated-rate.ts';

/** The fields of an address that determine its tax. */
export interface TaxAddress {
  /** ISO 3166-1 alpha-2; a territory's own code or that of its country. */
  readonly countryCode: CountryCode;
  /** Undefined if it was not requested, for example for a price on a page: the country's general rate applies. */
  readonly postcode?: string | undefined;
  /** A region's name, short code or ISO 3166-2 code. */
  readonly region?: string | undefined;
}

/** The tax due at a place on a day, with its source. */
export type TaxAnswer =
  | (Provenance & {
      readonly kind: 'taxed';
      /** Percent as decimal text. */
      readonly rate: string;
      /** For `taxOrder`: the rate under the code of the taxing country. */
      readonly rule: TaxRule;
      readonly territory: string | undefined;
    } & Pick<DatedRate, 'from' | 'fromIs' | 'until'>)
  /** The law splits the class by a criterion that the query does not contain. */
  | (Provenance & {
      readonly kind: 'severalRates';
      readonly rates: DatedRate['rates'];
      readonly territory: string | undefined;
    } & Pick<DatedRate, 'from' | 'fromIs' | 'until'>)
  /** The territory charges no VAT; the table does not contain the taxes that it charges instead. */
  | (Provenance & { readonly kind: 'outsideVat'; readonly territory: string });

/** Why the table has no answer. */
export type TaxAtIssue =
  /** The place is known, but not its rate for the class. */
  | { readonly code: 'unknownRate'; readonly countryCode: CountryCode; readonly taxClass: TaxClass }
  /** The day is before the first day of the table. */
  | { readonly code: 'beforeTable'; readonly beginsOn: string }
  /** Not a calendar day as in '2026-01-31'. */
  | { readonly code: 'invalidDate'; readonly received: string }
  /** The table does not know the country. */
  | { readonly code: 'unknownCountry'; readonly countryCode: CountryCode }
  /** The region's ISO 3166-2 code belongs to another country. */
  | { readonly code: 'foreignRegion'; readonly countryCode: CountryCode; readonly region: string }
  /** Parts of the country have different taxes, and the postal code, which identifies them, is empty. */
  | { readonly code: 'postcodeRequired'; readonly countryCode: CountryCode };
