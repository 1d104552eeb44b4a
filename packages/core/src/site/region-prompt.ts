import type { CountryCode } from '../address/country.ts';
import type { Flags } from '../flags/flags.ts';
import type { Device } from '../routing/native-app.ts';
import type { Sites } from './create-sites.ts';
import { hasFeature } from './features.ts';
import type { Site } from './site.ts';

/** Where a shopper is in the store. */
export interface RegionPromptPlace {
  /** The address's path with its site: '/eu/cart'. */
  readonly pathname: string;
  readonly sites: Sites;
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

/** Whether the region prompt can be shown at a place at all (S6-regions-01..05). */
export const isRegionPromptOffered = ({ pathname, sites, device, flags = {} }: RegionPromptPlace): boolean => {
  const [, firstSegment] = sites.pathWithin(pathname).split('/', 2);
  return (
    hasFeature('regionPrompt', sites.byPath(pathname), flags) && device.kind !== 'app' && firstSegment !== 'tickets'
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
  const { geoCountry, preferredCountry, pathname, sites } = facts;
  if (!isRegionPromptOffered(facts)) return { isShown: false, reason: 'notOffered' };
  if (preferredCountry !== undefined) return { isShown: false, reason: 'alreadyChosen' };
  if (geoCountry === undefined) return { isShown: false, reason: 'countryUnknown' };
  if (sites.byPath(pathname).shipTo.includes(geoCountry)) return { isShown: false, reason: 'sameSite' };
  const site = sites.forCountry(geoCountry);
  return site ? { isShown: true, site } : { isShown: false, reason: 'countryNotServed' };
};
