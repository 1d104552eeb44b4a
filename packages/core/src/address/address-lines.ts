import { requireFields } from '../require-argument.ts';
import type { Address } from './address.ts';

/** Countries whose postal services write the postal code before the city. */
const postcodeFirst = new Set(
  'AD AT AX BE BG CH CY CZ DE DK EE ES FI FO FR GR HR HU IS IT LI LT LU MC ME NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);

/**
 * City, subdivision and postal code in one line, in the order of the country's postal service: 'Dayton OH 45402',
 * '10119 Berlin', '00184 Roma RM'. A city that is a region of its own, such as Berlin, is named once.
 */
export const localityLine = ({
  city,
  region,
  postcode,
  countryId,
}: Pick<Address, 'city' | 'region' | 'postcode' | 'countryId'>): string => {
  const parts = postcodeFirst.has(countryId) ? [postcode, city, region] : [city, region, postcode];
  return [...new Set(parts)].filter(Boolean).join(' ');
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
