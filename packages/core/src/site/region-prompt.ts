import type { CountryCode } from '../address/country.ts';
import type { Flags } from '../flags/flags.ts';
import type { Device } from '../routing/native-app.ts';
import { hasFeature } from './features.ts';
import { siteForCountry } from './ship-to.ts';
import type { Site, SiteCode } from './site.ts';
import { pathWithinSite, siteByPath } from './sites.ts';

/** Where a shopper is in the store. */
export interface RegionPromptPlace {
  /** The address's path with its site: '/eu/cart'. */
  readonly pathname: string;
  readonly device: Device;
  readonly flags?: Partial<Flags> | undefined;
}

/** What is known of the shopper's region. */
export interface RegionPromptFacts extends RegionPromptPlace {
  /** Where the shopper seems to be, as the geo lookup answered; undefined where it did not. */
  readonly geoCountry: CountryCode | undefined;
  /** The country that the shopper has settled on before, as its cookie says. */
  readonly preferredCountry?: CountryCode | undefined;
}

/** Whether to ask the shopper to change to another site, to which one, or why not. */
export type RegionPrompt =
  | { readonly isShown: true; readonly site: Site }
  | {
      readonly isShown: false;
      readonly reason: 'notOffered' | 'alreadyChosen' | 'countryUnknown' | 'countryNotServed' | 'sameSite';
    };

/** The sites whose pages never ask, whatever the flag says (S6-regions-05). */
const sitesThatSkip: readonly SiteCode[] = ['AUS', 'CAN'];

/** Whether the region prompt can be shown at a place at all (S6-regions-01..05). */
export const isRegionPromptOffered = ({ pathname, device, flags = {} }: RegionPromptPlace): boolean => {
  const site = siteByPath(pathname);
  const [, firstSegment] = pathWithinSite(pathname).split('/', 2);
  return (
    hasFeature('regionPrompt', site, flags) &&
    !sitesThatSkip.includes(site.code) &&
    device.kind !== 'app' &&
    firstSegment !== 'tickets'
  );
};

/**
 * Whether the region prompt could be shown, as far as can be told before the flags and the shopper's country are asked
 * for: where it cannot, neither has to be.
 */
export const isRegionPromptPossible = ({
  preferredCountry,
  ...place
}: Omit<RegionPromptFacts, 'flags' | 'geoCountry'>): boolean =>
  preferredCountry === undefined && isRegionPromptOffered({ ...place, flags: { ip_popup: true } });

/** Decides on the region prompt: shown to who seems to be in another site's country and has not chosen (READINGS A39). */
export const decideRegionPrompt = (facts: RegionPromptFacts): RegionPrompt => {
  const { geoCountry, preferredCountry } = facts;
  if (!isRegionPromptOffered(facts)) return { isShown: false, reason: 'notOffered' };
  if (preferredCountry !== undefined) return { isShown: false, reason: 'alreadyChosen' };
  if (geoCountry === undefined) return { isShown: false, reason: 'countryUnknown' };
  if (siteByPath(facts.pathname).shipTo.includes(geoCountry)) return { isShown: false, reason: 'sameSite' };
  const site = siteForCountry(geoCountry);
  return site ? { isShown: true, site } : { isShown: false, reason: 'countryNotServed' };
};
