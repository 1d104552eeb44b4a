import type { CountryCode } from '@ironcart/core';

/** What is taxed alike within a country (S9-vat-03..05). */
export type TaxClass = 'goods' | 'food' | 'ebook';

/** Every tax class. */
export const taxClasses: readonly TaxClass[] = ['goods', 'food', 'ebook'];

/** A line of a tax table (S3-tax). */
export interface TaxRule {
  readonly countryCode: CountryCode;
  readonly taxClass: TaxClass;
  /** '*' for any, a literal, or a prefix with a trailing '*' (READINGS A9). */
  readonly postcode: string;
  /** '*' for any, or the subdivision's code. */
  readonly region: string;
  /** Percent as decimal text: '7.25'. */
  readonly rate: string;
  /** As in 'VAT DE'. */
  readonly code: string;
}

/** What a rule is looked for. */
export interface TaxQuery {
  readonly countryCode: CountryCode;
  readonly taxClass: TaxClass;
  readonly postcode?: string | undefined;
  readonly region?: string | undefined;
}
