import type { Country } from './country.ts';

/**
 * Whether a form loads the country's subdivisions (S5-address-09): if one is required, and for 'APO', which some lists
 * of countries contain for military mail.
 */
export const needsRegionList = ({ alpha2, requireRegion }: Pick<Country, 'alpha2' | 'requireRegion'>): boolean =>
  requireRegion || alpha2 === 'APO';
