import type { Flags, SwitchKey } from '../flags/flags.ts';
import type { Site, SiteCode } from './site.ts';

/** What some sites offer and others do not (S1-sites-04). */
export type SiteFeature =
  | 'apoBanner'
  | 'appCustomization'
  | 'gymMap'
  | 'liveChat'
  | 'printedCatalog'
  | 'regionPrompt'
  | 'returns'
  | 'zeusBuilder';

interface Availability {
  /** The sites that offer it whatever the flags say. */
  readonly sites?: readonly SiteCode[];
  /** The flag that opens the feature on every site. */
  readonly flag?: SwitchKey;
}

const availability: Readonly<Record<SiteFeature, Availability>> = {
  apoBanner: { sites: ['APO'] },
  appCustomization: { sites: ['USA'] },
  gymMap: { flag: 'enable_gym_map' },
  liveChat: { sites: ['USA', 'CAN', 'APO'] },
  printedCatalog: { sites: ['USA'] },
  regionPrompt: { sites: ['EUR', 'GBR'], flag: 'ip_popup' },
  // The flag opens returns wherever it is on; it is meant to be aimed at EUR and GBR (READINGS A36).
  returns: { sites: ['USA', 'CAN', 'APO'], flag: 'enable-eu-returns' },
  zeusBuilder: { sites: ['USA'] },
};

/** Whether a site offers a feature, by itself or because the flag that opens it is on. */
export const hasFeature = (feature: SiteFeature, site: Pick<Site, 'code'>, flags: Partial<Flags> = {}): boolean => {
  const { sites, flag } = availability[feature];
  return sites?.includes(site.code) === true || (flag !== undefined && flags[flag] === true);
};

/** All that a site offers, in alphabetical order. */
export const featuresOf = (site: Pick<Site, 'code'>, flags: Partial<Flags> = {}): readonly SiteFeature[] =>
  (Object.keys(availability) as SiteFeature[]).filter((feature) => hasFeature(feature, site, flags));
