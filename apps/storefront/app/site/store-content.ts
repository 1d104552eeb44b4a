import type { Comparison, TopLinkSet } from '@ironcart/core/content';
import type { SegmentMaps } from '@ironcart/core/customer';
import type { SiteCode } from '@ironcart/core/site';

/** A link of the app's dashboard: `href` is a path within the site. */
export interface AppCategory {
  readonly label: string;
  readonly href: string;
}

/** What a merchant decides about the store's pages beside what the backend keeps (READINGS A44). */
export interface StoreContent {
  /** What stands above the products of some categories; the others show their own children (S2-toplinks). */
  readonly topLinks: readonly TopLinkSet[];
  /** Categories that show a content page instead of a list, with the page's identifier (S2-dynamic-09 to -13). */
  readonly landingPages: readonly { readonly categoryId: number; readonly page: string }[];
  /** Comparisons of products, by the name that their address has behind /compare/ (S2-compare, S2-routes-13). */
  readonly comparisons: Readonly<Record<string, Comparison>>;
  /** Categories of which search lists all values of each facet, not the most frequent alone (S9-search-05). */
  readonly unlimitedFacets: readonly number[];
  /** What the app's dashboard leads to on top, by site; `other` of the sites that are not named (S2-appscreens-18). */
  readonly appCategories?: Readonly<Partial<Record<SiteCode | 'other', readonly AppCategory[]>>> | undefined;
  /** The entry for gear made to order at the end of the app's dashboard (S2-appscreens-22). */
  readonly appCustomization?: AppCategory | undefined;
  /** What the store asks its customers about. */
  readonly segments?: SegmentMaps | undefined;
}

/** A store whose merchant has decided nothing: menus follow the tree of categories. */
export const noContent: StoreContent = { topLinks: [], landingPages: [], comparisons: {}, unlimitedFacets: [] };
