import type { CountryCode } from '../address/country.ts';
import type { NewsletterList } from '../customer/newsletter.ts';
import type { Currency } from '../money/money.ts';
import type { WeightUnit } from '../product/weight-text.ts';
import type { PickupAddress } from '../shipping/pickup-address.ts';
import type { SiteFeature } from './site-feature.ts';
import type { SiteTax } from './site-tax.ts';
import type { TimeZone } from './time-zone.ts';

/** The code of a regional site, as the wire spells it: two to eight capital letters, 'USA'. */
export type SiteCode = string;

/** The id of a store, as orders carry it: a whole number from 1 to `largestStoreId`. */
export type StoreId = number;

/** Language and country that texts are formatted for, as the wire spells them: 'en_US'. */
export type Locale = string;

/**
 * A regional site: what it sells in, where it ships to, and what it offers. All that differs between sites stands
 * here: a site of one's own is one more record for `createSites`.
 */
export interface Site {
  readonly code: SiteCode;
  readonly storeId: StoreId;
  /** Further store ids that stand for the site, known from orders and review deployments (READINGS A32). */
  readonly otherStoreIds?: readonly StoreId[];
  readonly currency: Currency;
  /** Where the site's days begin and end: a date without a time, as of a promotion, is a day in this zone. */
  readonly timeZone: TimeZone;
  readonly locale: Locale;
  /** Whom links between the sites say that its pages are for; left out: readers of its locale. */
  readonly hreflang?: string;
  /** The sub-paths that it has for readers of other languages; its texts stay in its locale (READINGS A33). */
  readonly languages?: readonly string[];
  readonly defaultCountry: CountryCode;
  /** The path below which the site lives, '' for the main site, else '/ca', '/au', '/eu', '/gb', '/apo'. */
  readonly basePath: string;
  readonly name: string;
  /** The key of the site's path among a route's related paths (S7-calls-site-10); left out: its code. */
  readonly relatedKey?: string;
  readonly shipTo: readonly CountryCode[];
  /** The codes of the only regions that it ships to; left out: its countries whole. */
  readonly shipToRegions?: readonly string[];
  /** Prefix put before SKUs sold by this site: 'EU-', 'AU-' or ''. */
  readonly skuPrefix: string;
  /**
   * What taxes an order to a country of which the specification's tax table has no rule: the dated ledger of
   * `@ironcart/tax/dated`, or nothing, where a sale to that country is an export. Left out: such an order is refused;
   * nothing is sold untaxed unless a site says so.
   */
  readonly taxBeyondTable?: 'datedLedger' | 'untaxedExport' | undefined;
  /** How its orders are taxed; left out: as the specification says. */
  readonly tax?: SiteTax | undefined;
  /** Whether a price is shown with its tax-exclusive price beside it (S9-vat-01). */
  readonly showsTaxExclusivePrice: boolean;
  /** The unit that its shoppers think in; the other one stands beside it. */
  readonly weightUnit: WeightUnit;
  /** What it offers of what not every site does (S1-sites-04); a flag may open more. */
  readonly features: readonly SiteFeature[];
  /** What no flag opens on it. */
  readonly neverOffers?: readonly SiteFeature[];
  /** Whether no cookie but the necessary ones is allowed before the shopper says so (S6-consent-01 to 03). */
  readonly asksConsent: boolean;
  /** Whether Apple Pay waits for the flag `apple_pay_can` (S4-applepay-01). */
  readonly needsApplePayFlag?: boolean;
  /** Where orders are collected; left out: they are not. */
  readonly pickup?: PickupAddress | undefined;
  /** The shipping code used when the shopper asked for none (READINGS A15). */
  readonly defaultShippingCode: string;
  /** Whether it knows no other shipping mode than fewest packages (S9-ship-01). */
  readonly isShippedTogether?: boolean;
  /** Where the tiers of its gift guide part, in whole units of its currency (S2-toplinks-11). */
  readonly giftTiers: readonly number[];
  readonly newsletters: readonly NewsletterList[];
  /** The deployment of product reviews that it reads (S9-reviews). */
  readonly reviewDeployment: string;
}
