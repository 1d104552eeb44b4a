import type { CountryCode, Flags, RegionPromptPlace, Site, Sites } from '@ironcart/core';
import type { RoutedPath } from '../region-switch/path-on-other-site.ts';

/** What decides on the region prompt and only the store can tell. */
export interface Visitor {
  /** Where the shopper seems to be. */
  readonly country: CountryCode;
  readonly flags: Partial<Flags>;
}

/** What the region prompt needs from outside. */
export interface RegionPromptPorts {
  /** The sites of the store. */
  readonly sites: Sites;
  /** Asks who the shopper is to the store. Rejects where it cannot tell: then nothing is shown. */
  visitor(signal: AbortSignal): Promise<Visitor>;
  /** Asks for the route of a path within the site. Rejects where it cannot be asked. */
  route(path: string, signal: AbortSignal): Promise<RoutedPath>;
  /** Keeps the country that the shopper has settled on. */
  keepCountry(country: CountryCode): void;
}

/** Where the shopper is in the store. */
type Place = Omit<RegionPromptPlace, 'flags' | 'sites'>;

export interface RegionPromptInput extends Place {
  readonly ports: RegionPromptPorts;
  /** The country that the shopper has settled on before. */
  readonly preferredCountry?: CountryCode | undefined;
}

/** The site that a shopper is offered. */
export interface RegionOffer {
  readonly site: Site;
  /** Where the shopper seems to be. */
  readonly country: CountryCode;
  /** The path there of what the shopper looks at, with the site: '/ca/bar'. */
  readonly path: string;
}

export interface RegionPromptContext extends RegionPromptInput {
  /** As asked for once: a shopper does not travel between two pages. */
  readonly visitor: Visitor | undefined;
  readonly offer: RegionOffer | undefined;
}

export type RegionPromptEvent =
  /** The shopper is at another path, which has its site: '/eu/cart'. */
  | { readonly type: 'place.changed'; readonly pathname: string }
  | { readonly type: 'stay.chosen' }
  | { readonly type: 'leave.chosen' };
