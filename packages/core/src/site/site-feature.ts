/** A feature that some sites offer and others do not (S1-sites-04). */
export type SiteFeature =
  | 'apoBanner'
  | 'appCustomization'
  | 'gymMap'
  | 'liveChat'
  | 'printedCatalog'
  | 'regionPrompt'
  | 'returns'
  | 'zeusBuilder';
