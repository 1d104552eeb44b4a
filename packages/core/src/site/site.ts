import type { CountryCode } from '../address/country.ts';
import type { Currency } from '../money/money.ts';
import type { TimeZone } from './time-zone.ts';

/** The code of a regional site, as the wire spells it (S1-sites). */
export type SiteCode = 'USA' | 'CAN' | 'AUS' | 'EUR' | 'GBR' | 'APO';

/** The store ids of the specification (S1-store). */
export type StoreId = 1 | 2 | 3 | 4 | 5 | 14 | 18 | 34;

/** The locales that texts are formatted in (S1-locale). */
export type Locale = 'en_US' | 'en_CA' | 'en_GB' | 'en_AU';

/** A regional site: what it sells in, where it ships to, and what it offers. */
export interface Site {
  readonly code: SiteCode;
  readonly storeId: StoreId;
  readonly currency: Currency;
  /** Where the site's days begin and end: a date without a time, as of a promotion, is a day in this zone. */
  readonly timeZone: TimeZone;
  readonly locale: Locale;
  readonly defaultCountry: CountryCode;
  /** The path below which the site lives, '' for the main site, else '/ca', '/au', '/eu', '/gb', '/apo'. */
  readonly basePath: string;
  readonly name: string;
  readonly shipTo: readonly CountryCode[];
  /** Prefix put before SKUs sold by this site: 'EU-', 'AU-' or ''. */
  readonly skuPrefix: '' | 'EU-' | 'AU-';
  /**
   * What taxes an order to a country of which the specification's tax table has no rule: the dated ledger of
   * `@ironcart/tax/dated`, or nothing, where a sale to that country is an export. Left out: such an order is refused;
   * nothing is sold untaxed unless a site says so.
   */
  readonly taxBeyondTable?: 'datedLedger' | 'untaxedExport' | undefined;
  /** Whether a price is shown with its tax-exclusive price beside it (S9-vat-01). */
  readonly showsTaxExclusivePrice: boolean;
  readonly pickup: { readonly enabled: boolean; readonly addressLines: readonly string[] } | undefined;
  /** The shipping code used when the shopper asked for none (READINGS A15). */
  readonly defaultShippingCode: string;
}
