import { hasFeature, type SiteCode, type SiteFeature, type Sites } from '@ironcart/core/site';

/** Content pages that require a site feature. */
const featureOfPage: Readonly<Record<string, SiteFeature>> = {
  // The request for the printed catalogue (S2-cond-01).
  '/rogue-catalog': 'printedCatalog',
};

/** The sites with the content page at a path; undefined for all. */
export const sitesOfPage = (path: string, sites: Sites): readonly SiteCode[] | undefined => {
  const feature = Object.hasOwn(featureOfPage, path) ? featureOfPage[path] : undefined;
  return feature && sites.all.filter((site) => hasFeature(feature, site)).map(({ code }) => code);
};
