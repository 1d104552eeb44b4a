import type { CaredSite } from '../navigation/page-visit.ts';

/** Selects the header's link to the cart. */
export const cartLinkSelector = ({ basePath }: Pick<CaredSite, 'basePath'>): string =>
  `header a[href="${basePath}/cart"]`;
