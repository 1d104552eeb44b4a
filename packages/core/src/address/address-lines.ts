import { requireFields } from '../require-argument.ts';
import type { Address } from './address.ts';

/** Countries whose postal services write the postal code before the city. */
const postcodeFirst = new Set(
  'AD AT AX BE BG CH CY CZ DE DK EE ES FI FO FR GR HR HU IS IT LI LT LU MC ME NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);

/** Of these, the countries whose mail names the subdivision; elsewhere its code would be read as part of the city. */
const namesSubdivision = new Set(['IT']);

/**
 * City, subdivision and postal code in one line, in the form of the country's postal service: 'Dayton OH 45402',
 * '28013 Madrid', '00184 Roma RM'.
 */
export const localityLine = ({
  city,
  region,
  postcode,
  countryId,
}: Pick<Address, 'city' | 'region' | 'postcode' | 'countryId'>): string => {
  if (!postcodeFirst.has(countryId)) return [...new Set([city, region, postcode])].filter(Boolean).join(' ');
  return [postcode, city, namesSubdivision.has(countryId) && region].filter(Boolean).join(' ');
};

/**
 * An address in postal format, without empty lines.
 * @param countryName in the reader's language
 */
export const addressLines = (address: Address, countryName: string): readonly string[] => {
  requireFields(address, 'address', { street: 'array' });
  return [
    `${address.firstname} ${address.lastname}`,
    address.company,
    ...address.street,
    address.apartment,
    localityLine(address),
    countryName,
  ].filter((line): line is string => Boolean(line?.trim()));
};
