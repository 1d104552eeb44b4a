import type { CountryCode } from '@ironcart/core';
import type { TaxClass, TaxRule } from '../rules/tax-rule.ts';
import type { DatedRate, Provenance } from './dated-rate.ts';

/** What of an address decides its tax. */
export interface TaxAddress {
  /** ISO 3166-1 alpha-2; a territory may be named by its own code or by its country's. */
  readonly countryCode: CountryCode;
  /** Left out where none was asked for, as for a price on a page: the country at large is meant then. */
  readonly postcode?: string | undefined;
  /** A name, a short code or an ISO 3166-2 code. */
  readonly region?: string | undefined;
}

/** What is taxed at a place on a day, with where that is known from. */
export type TaxAnswer =
  | (Provenance & {
      readonly kind: 'taxed';
      /** Percent as decimal text. */
      readonly rate: string;
      /** For `taxOrder`: the rate under the code of the taxing country. */
      readonly rule: TaxRule;
      readonly territory: string | undefined;
    } & Pick<DatedRate, 'from' | 'fromIs' | 'until'>)
  /** The law splits the class, and what decides is not in the query. */
  | (Provenance & {
      readonly kind: 'severalRates';
      readonly rates: DatedRate['rates'];
      readonly territory: string | undefined;
    } & Pick<DatedRate, 'from' | 'fromIs' | 'until'>)
  /** No VAT is due in the territory; what is due instead is not in the table. */
  | (Provenance & { readonly kind: 'outsideVat'; readonly territory: string });

/** Why the table does not say what is due. */
export type TaxAtIssue =
  /** The place is known, what it takes on the class is not. */
  | { readonly code: 'unknownRate'; readonly countryCode: CountryCode; readonly taxClass: TaxClass }
  /** The table begins later. */
  | { readonly code: 'beforeTable'; readonly beginsOn: string }
  /** Not a calendar day as in '2026-01-31'. */
  | { readonly code: 'invalidDate'; readonly received: string }
  /** The table does not know the country. */
  | { readonly code: 'unknownCountry'; readonly countryCode: CountryCode }
  /** The region's ISO 3166-2 code is another country's. */
  | { readonly code: 'foreignRegion'; readonly countryCode: CountryCode; readonly region: string }
  /** Parts of the country are taxed differently, and the postal code that tells them apart is empty. */
  | { readonly code: 'postcodeRequired'; readonly countryCode: CountryCode };
