import type { CountryCode } from '../address/country.ts';
import type { Flags } from '../flags/flags.ts';
import { requireFields } from '../require-argument.ts';
import type { Result } from '../result.ts';
import type { Device } from '../routing/native-app.ts';
import type { Sites } from '../site/create-sites.ts';
import { hasFeature } from '../site/features.ts';
import type { Site } from '../site/site.ts';

/** The shopper's current page. */
export interface RegionPromptPlace {
  /** The address's path with its site: '/eu/cart'. */
  readonly pathname: string;
  readonly sites: Sites;
  readonly device: Device;
  readonly flags?: Partial<Flags> | undefined;
}

/** Facts about the shopper's region. */
export interface RegionPromptFacts extends RegionPromptPlace {
  /** The shopper's likely country from the geo lookup; undefined if it failed. */
  readonly geoCountry: CountryCode | undefined;
  /** The country that the shopper chose earlier, from its cookie. */
  readonly preferredCountry?: CountryCode | undefined;
}

/** The first reason why no other site is offered. */
type SilentBecause = 'notOffered' | 'alreadyChosen' | 'countryUnknown' | 'countryNotServed' | 'sameSite';

/** The site to offer, or why none is. */
export type RegionPrompt = Result<Site, { readonly code: SilentBecause }>;

const silent = (code: SilentBecause): RegionPrompt => ({ ok: false, issues: [{ code }] });

/** Whether the region prompt is supported on a page (S6-regions-01..05). */
export const isRegionPromptOffered = ({ pathname, sites, device, flags = {} }: RegionPromptPlace): boolean => {
  const [, firstSegment] = sites.pathWithin(pathname).split('/', 2);
  return (
    hasFeature('regionPrompt', sites.byPath(pathname), flags) && device.kind !== 'app' && firstSegment !== 'tickets'
  );
};

/**
 * Whether the region prompt is possible, before flags and the shopper's country are loaded; if not, they need not be
 * loaded.
 */
export const isRegionPromptPossible = (facts: Omit<RegionPromptFacts, 'flags' | 'geoCountry'>): boolean => {
  requireFields(facts, 'facts', { sites: 'object' });
  const { preferredCountry, ...place } = facts;
  return preferredCountry === undefined && isRegionPromptOffered({ ...place, flags: { ip_popup: true } });
};

/**
 * Decides whether to show the region prompt: if the shopper seems to be in another site's country and has not chosen
 * one (READINGS A39).
 */
export const decideRegionPrompt = (facts: RegionPromptFacts): RegionPrompt => {
  requireFields(facts, 'facts', { sites: 'object' });
  const { geoCountry, preferredCountry, pathname, sites } = facts;
  if (!isRegionPromptOffered(facts)) return silent('notOffered');
  if (preferredCountry !== undefined) return silent('alreadyChosen');
  if (geoCountry === undefined) return silent('countryUnknown');
  if (sites.byPath(pathname).shipTo.includes(geoCountry)) return silent('sameSite');
  const site = sites.forCountry(geoCountry);
  return site ? { ok: true, value: site } : silent('countryNotServed');
};
