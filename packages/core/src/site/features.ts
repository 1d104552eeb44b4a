import type { Flags, SwitchKey } from '../flags/flags.ts';
import { requireFields } from '../require-argument.ts';
import type { Site, SiteFeature } from './site.ts';

type OfferingSite = Pick<Site, 'features' | 'neverOffers'>;

/** The flag that enables a feature on every site, if there is one. */
const flagThatOpens: Readonly<Record<SiteFeature, SwitchKey | undefined>> = {
  apoBanner: undefined,
  appCustomization: undefined,
  gymMap: 'enable_gym_map',
  liveChat: undefined,
  printedCatalog: undefined,
  regionPrompt: 'ip_popup',
  // Meant for rules that target EUR and GBR (READINGS A36).
  returns: 'enable-eu-returns',
  zeusBuilder: undefined,
};

/** Whether a site offers a feature, by itself or through the feature's flag. */
export const hasFeature = (feature: SiteFeature, site: OfferingSite, flags: Partial<Flags> = {}): boolean => {
  requireFields(site, 'site', { features: 'array' });
  if (site.features.includes(feature)) return true;
  const flag = flagThatOpens[feature];
  return flag !== undefined && flags[flag] === true && site.neverOffers?.includes(feature) !== true;
};

/** All features of a site, in alphabetical order. */
export const featuresOf = (site: OfferingSite, flags: Partial<Flags> = {}): readonly SiteFeature[] =>
  (Object.keys(flagThatOpens) as SiteFeature[]).filter((feature) => hasFeature(feature, site, flags));
