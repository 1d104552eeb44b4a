import type { Comparison, ProductTerm, TopLinkSet } from '@ironcart/core/content';
import type { SegmentMaps } from '@ironcart/core/customer';
import type { SiteCode } from '@ironcart/core/site';

/** A link of the app's dashboard: `href` is a path within the site. */
export interface AppCategory {
  readonly label: string;
  readonly href: string;
}

/** The merchant's settings for the store's pages that are not stored in the backend (READINGS A44). */
export interface StoreContent {
  /** Links above the products of some categories; the others show their child categories (S2-toplinks). */
  readonly topLinks: readonly TopLinkSet[];
  /** Categories that show a content page instead of a list, with the page's identifier (S2-dynamic-09 to -13). */
  readonly landingPages: readonly { readonly categoryId: number; readonly page: string }[];
  /** Product comparisons, by their name in the path /compare/ (S2-compare, S2-routes-13). */
  readonly comparisons: Readonly<Record<string, Comparison>>;
  /** Categories whose search lists all values of each facet, not only the most frequent ones (S9-search-05). */
  readonly unlimitedFacets: readonly number[];
  /** The store's terms beside a product's button: returns, warranty, pickup. */
  readonly productTerms?: readonly ProductTerm[] | undefined;
  /** The links at the top of the app's dashboard, by site; `other` for sites that are not named (S2-appscreens-18). */
  readonly appCategories?: Readonly<Partial<Record<SiteCode | 'other', readonly AppCategory[]>>> | undefined;
  /** The link for made-to-order gear at the end of the app's dashboard (S2-appscreens-22). */
  readonly appCustomization?: AppCategory | undefined;
  /** The segments that the store asks its customers about. */
  readonly segments?: SegmentMaps | undefined;
}

/** The default content: menus follow the category tree. */
export const noContent: StoreContent = { topLinks: [], landingPages: [], comparisons: {}, unlimitedFacets: [] };
