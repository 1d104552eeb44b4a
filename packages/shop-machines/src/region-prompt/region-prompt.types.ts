import type { CountryCode } from '@ironcart/core/address';
import type { Flags } from '@ironcart/core/flags';
import type { Site, Sites } from '@ironcart/core/site';
import type { RegionPromptPlace } from '@ironcart/core/visitor';
import type { RoutedPath } from '../region-switch/path-on-other-site.ts';

/** Facts about the visitor that only the backend knows. */
export interface Visitor {
  /** The shopper's likely country. */
  readonly country: CountryCode;
  readonly flags: Partial<Flags>;
}

/** The ports of the region prompt. */
export interface RegionPromptPorts {
  /** The sites of the store. */
  readonly sites: Sites;
  /** Loads the facts about the visitor. Rejects on failure; then there is no prompt. */
  visitor(signal: AbortSignal): Promise<Visitor>;
  /** Resolves a path within the site. Rejects on failure. */
  route(path: string, signal: AbortSignal): Promise<RoutedPath>;
  /** Stores the country that the shopper chose. */
  keepCountry(country: CountryCode): void;
}

/** The page that the shopper is on. */
type Place = Omit<RegionPromptPlace, 'flags' | 'sites'>;

export interface RegionPromptInput extends Place {
  readonly ports: RegionPromptPorts;
  /** The country that the shopper chose earlier. */
  readonly preferredCountry?: CountryCode | undefined;
}

/** An offer to change to another site. */
export interface RegionOffer {
  readonly site: Site;
  /** The shopper's likely country. */
  readonly country: CountryCode;
  /** The path of the current page on that site, including the site: '/ca/bar'. */
  readonly path: string;
}

export interface RegionPromptContext extends RegionPromptInput {
  /** Loaded once: a shopper's country does not change between pages. */
  readonly visitor: Visitor | undefined;
  readonly offer: RegionOffer | undefined;
}

export type RegionPromptEvent =
  /** The shopper navigated to another path, which includes the site: '/eu/cart'. */
  | { readonly type: 'place.changed'; readonly pathname: string }
  | { readonly type: 'stay.chosen' }
  | { readonly type: 'leave.chosen' };
