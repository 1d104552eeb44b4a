import type { CountryCode } from '@ironcart/core/address';

/** A class of goods with one tax rate within a country (S9-vat-03..05). */
export type TaxClass = 'goods' | 'food' | 'ebook';

/** Every tax class. */
export const taxClasses: readonly TaxClass[] = ['goods', 'food', 'ebook'];

/** The subject of a rule: a class of goods, or shipping if it has its own rate. */
export type RuleClass = TaxClass | 'shipping';

/** Every class that a rule can have. */
export const ruleClasses: readonly RuleClass[] = [...taxClasses, 'shipping'];

export const isRuleClass = (text: string): text is RuleClass => (ruleClasses as readonly string[]).includes(text);

/** A line of a tax table (S3-tax). */
export interface TaxRule {
  readonly countryCode: CountryCode;
  readonly taxClass: RuleClass;
  /** '*' for any, a literal, or a prefix with a trailing '*' (READINGS A9). */
  readonly postcode: string;
  /** '*' for any, or the subdivision's code as addresses have it: 'TX' does not match 'US-TX'. */
  readonly region: string;
  /** Percent as decimal text: '7.25'. */
  readonly rate: string;
  /** As in 'VAT DE'. */
  readonly code: string;
  /**
   * The tax to which the rule belongs, if several are due at once: 'state', 'city'. Only the most specific rule of a
   * levy applies. Rules without a name form one levy.
   */
  readonly levy?: string | undefined;
  /** A whole number, 0 by default. A compound tax is charged on the net amount and on the taxes of all lower levels. */
  readonly compoundLevel?: number | undefined;
  /** The first and the last day on which the rule applies, as calendar days of the place: '2026-01-31'. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The place and the day of a taxed sale. */
export interface TaxPlace {
  readonly countryCode: CountryCode;
  /** Without a postal code or region, only wildcards match. */
  readonly postcode?: string | undefined;
  readonly region?: string | undefined;
  /** The calendar day of the sale there: '2026-01-31'. Required where a country has rules with dates. */
  readonly day?: string | undefined;
}

/** The criteria of a rule look-up. */
export interface TaxQuery extends TaxPlace {
  readonly taxClass: RuleClass;
}
