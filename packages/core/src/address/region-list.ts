import type { Country } from './country.ts';

/**
 * Whether the country's subdivisions are loaded, for a form to choose from (S5-address-09): where one is required, and
 * for 'APO', which stands for the armed forces' post where a list of countries has it.
 */
export const needsRegionList = ({ alpha2, requireRegion }: Pick<Country, 'alpha2' | 'requireRegion'>): boolean =>
  requireRegion || alpha2 === 'APO';
