import type { CountryCode } from '../address/country.ts';
import type { NewsletterList } from '../customer/newsletter.ts';
import type { Rounding } from '../money/arithmetic.ts';
import type { Currency } from '../money/money.ts';
import type { WeightUnit } from '../product-page/weight-text.ts';
import type { PickupAddress } from '../shipping/pickup-address.ts';
import type { TimeZone } from './time-zone.ts';

/** A feature that some sites offer and others do not (S1-sites-04). */
export type SiteFeature =
  | 'apoBanner'
  | 'appCustomization'
  | 'gymMap'
  | 'liveChat'
  | 'printedCatalog'
  | 'regionPrompt'
  | 'returns'
  | 'zeusBuilder';

/** How the taxes of a site's orders are computed, where the site differs from the specification. Catalogue prices are net. */
export interface SiteTax {
  /** Rounding of fractions of a minor unit. Default: half up (READINGS A2). */
  readonly rounding?: Rounding;
  /**
   * The level at which each tax is rounded: one piece, times the quantity; each line (the default); or once for all
   * lines of a rate, distributed over them by the largest remainder.
   */
  readonly roundedAt?: 'unit' | 'line' | 'rate';
  /**
   * How shipping is taxed: as a class of goods, or in proportion to the classes of the order's lines. Default: by the
   * rules for shipping, or as goods if there are none.
   */
  readonly shippingTaxedAs?: 'goods' | 'food' | 'ebook' | 'lines';
}

/** The code of a regional site: two to eight capital letters, 'USA'. */
export type SiteCode = string;

/** The id of a store in orders: a whole number from 1 to `largestStoreId`. */
export type StoreId = number;

/** A language and country for formatting, as on the wire: 'en_US'. */
export type Locale = string;

/**
 * A regional site: its currency, destinations and features. Contains everything that differs between sites, so your own
 * site is another record for `createSites`.
 */
export interface Site {
  readonly code: SiteCode;
  readonly storeId: StoreId;
  /** Further store ids of the site, known from orders and review deployments (READINGS A32). */
  readonly otherStoreIds?: readonly StoreId[];
  readonly currency: Currency;
  /** The time zone of the site's days: a date without a time, such as a promotion's, is a day in this zone. */
  readonly timeZone: TimeZone;
  readonly locale: Locale;
  /** The `hreflang` value in links between the sites. Default: the site's locale. */
  readonly hreflang?: string;
  /** Language sub-paths for readers of other languages; texts stay in the site's locale (READINGS A33). */
  readonly languages?: readonly string[];
  readonly defaultCountry: CountryCode;
  /** The site's base path: '' for the main site, otherwise '/ca', '/au', '/eu', '/gb', '/apo'. */
  readonly basePath: string;
  readonly name: string;
  /** The key of the site in a route's related paths (S7-calls-site-10). Default: its code. */
  readonly relatedKey?: string;
  readonly shipTo: readonly CountryCode[];
  /** The codes of the only regions to which it ships. Default: whole countries. */
  readonly shipToRegions?: readonly string[];
  /** Prefix put before SKUs sold by this site: 'EU-', 'AU-' or ''. */
  readonly skuPrefix: string;
  /**
   * How to tax an order to a country without a rule in the specification's tax table: the dated ledger of
   * `@ironcart/tax/dated`, or not at all, because it is an export. Default: such orders are refused; nothing is sold
   * untaxed unless a site declares it.
   */
  readonly taxBeyondTable?: 'datedLedger' | 'untaxedExport' | undefined;
  /** The tax terms of its orders. Default: those of the specification. */
  readonly tax?: SiteTax | undefined;
  /** Whether prices are shown with the tax-exclusive price next to them (S9-vat-01). */
  readonly showsTaxExclusivePrice: boolean;
  /** The primary unit of weight; the other one is shown next to it. */
  readonly weightUnit: WeightUnit;
  /** The site's features (S1-sites-04); flags can enable more. */
  readonly features: readonly SiteFeature[];
  /** Features that no flag can enable on the site. */
  readonly neverOffers?: readonly SiteFeature[];
  /** Whether only necessary cookies are allowed until the shopper consents (S6-consent-01 to 03). */
  readonly asksConsent: boolean;
  /** Whether Apple Pay requires the flag `apple_pay_can` (S4-applepay-01). */
  readonly needsApplePayFlag?: boolean;
  /** Days after the day of arrival on which goods can still be returned. Default: no limit. */
  readonly returnDays?: number | undefined;
  /** The pickup address. Default: no pickup. */
  readonly pickup?: PickupAddress | undefined;
  /** The default shipping code (READINGS A15). */
  readonly defaultShippingCode: string;
  /** Whether fewest packages is the only shipping mode (S9-ship-01). */
  readonly isShippedTogether?: boolean;
  /** The limits between the gift guide's price tiers, in whole units of the site's currency (S2-toplinks-11). */
  readonly giftTiers: readonly number[];
  readonly newsletters: readonly NewsletterList[];
  /** The name of its product reviews' deployment (S9-reviews). */
  readonly reviewDeployment: string;
}
