import type { Flags, SwitchKey } from '../flags/flags.ts';
import type { Site } from './site.ts';
import type { SiteFeature } from './site-feature.ts';

type OfferingSite = Pick<Site, 'features' | 'neverOffers'>;

/** The flag that opens a feature on every site, where there is one. */
const flagThatOpens: Readonly<Record<SiteFeature, SwitchKey | undefined>> = {
  apoBanner: undefined,
  appCustomization: undefined,
  gymMap: 'enable_gym_map',
  liveChat: undefined,
  printedCatalog: undefined,
  regionPrompt: 'ip_popup',
  // It is meant to be aimed at EUR and GBR (READINGS A36).
  returns: 'enable-eu-returns',
  zeusBuilder: undefined,
};

/** Whether a site offers a feature, by itself or because the flag that opens it is on. */
export const hasFeature = (feature: SiteFeature, site: OfferingSite, flags: Partial<Flags> = {}): boolean => {
  if (site.features.includes(feature)) return true;
  const flag = flagThatOpens[feature];
  return flag !== undefined && flags[flag] === true && site.neverOffers?.includes(feature) !== true;
};

/** All that a site offers, in alphabetical order. */
export const featuresOf = (site: OfferingSite, flags: Partial<Flags> = {}): readonly SiteFeature[] =>
  (Object.keys(flagThatOpens) as SiteFeature[]).filter((feature) => hasFeature(feature, site, flags));
