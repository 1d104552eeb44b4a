import { requireFields } from '../require-argument.ts';
import type { Address } from './address.ts';
import type { Country, Region } from './country.ts';
import { normalEmail } from './email.ts';
import { plainText, upperAscii } from './plain-text.ts';
import { acceptedPostalForm } from './postal-form.ts';

const comparable = (text: string): string =>
  plainText(text)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toUpperCase();

/** Finds a subdivision by a text (its code or name) or, if the text is empty, by its number. */
const regionMeant = ({ region, regionId }: Address, regions: readonly Region[]): Region | undefined => {
  const text = comparable(region);
  if (text === '') return regions.find((known) => known.regionId === regionId);
  return regions.find(({ code }) => code === upperAscii(text)) ?? regions.find(({ name }) => comparable(name) === text);
};

/**
 * An address in its normal form, in which it is stored, compared and sent: the postal code as its country writes it,
 * the region by its code ('OH' for 'Ohio'), the e-mail in its normal form.
 * All other parts stay unchanged, and so does what cannot be parsed.
 * @param country the address's country, undefined while it is unknown
 * @param regions the subdivisions that are known, of any country
 * @returns the same object where nothing changes
 */
export const normalAddress = (
  address: Address,
  country: Country | undefined,
  regions: readonly Region[] = [],
): Address => {
  requireFields(address, 'address', { email: 'text' });
  const postcode = (country && acceptedPostalForm(address.postcode, country)) ?? address.postcode;
  const email = normalEmail(address.email);
  const meant = regionMeant(
    address,
    regions.filter(({ countryId }) => countryId === address.countryId),
  );
  const region = meant?.code ?? address.region;
  const regionId = address.regionId === undefined ? undefined : (meant?.regionId ?? address.regionId);
  const isSame =
    postcode === address.postcode &&
    email === address.email &&
    region === address.region &&
    regionId === address.regionId;
  return isSame ? address : { ...address, postcode, email, region, ...(regionId === undefined ? {} : { regionId }) };
};
