import type { Address } from './address.ts';
import type { Country, Region } from './country.ts';
import { isEmail } from './email.ts';
import { withLowerCaseDomain } from './email-domain.ts';
import { plainCode, plainText, upperAscii } from './plain-text.ts';
import { postalForm } from './postal-form.ts';

/** One text of an address that could be written better; of a street line the path is 'street.0'. */
export interface AddressChange {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** An address as it could be written, and what differs; without changes it is written well. */
export interface AddressSuggestion {
  readonly address: Address;
  readonly changes: readonly AddressChange[];
}

/** Of what is a valid e-mail only the domain's case is free: spaces and signs before it may be meant. */
const emailForm = (text: string): string => withLowerCaseDomain(isEmail(text) ? text : plainCode(text));

const countryForm = (text: string): string => upperAscii(plainCode(text));

const regionForm = (text: string, countryId: string, regions: readonly Region[]): string => {
  const code = upperAscii(plainCode(text));
  const isCode = regions.some((known) => known.countryId === countryId && known.code === code);
  return isCode ? code : plainText(text);
};

/**
 * An address as it could be written, to be offered to the shopper: invisible marks and needless spaces removed, digits
 * of full width in ASCII, the postal code in its country's form, codes in upper case, an e-mail's domain in lower
 * case. The meaning never changes, names keep their case, what was valid stays valid, and a suggestion has none itself.
 * @param country the address's country, undefined while it is unknown
 * @param regions the subdivisions that are known: one named by its code gets the code's case
 */
export const suggestAddress = (
  address: Address,
  country: Country | undefined,
  regions: readonly Region[] = [],
): AddressSuggestion => {
  const written: Address = {
    ...address,
    firstname: plainText(address.firstname),
    lastname: plainText(address.lastname),
    telephone: plainCode(address.telephone),
    email: emailForm(address.email),
    street: address.street.map(plainText),
    city: plainText(address.city),
    postcode: postalForm(address.postcode, country),
    region: regionForm(address.region, countryForm(address.countryId), regions),
    countryId: countryForm(address.countryId),
    ...(address.company !== undefined && { company: plainText(address.company) }),
    ...(address.apartment !== undefined && { apartment: plainText(address.apartment) }),
    ...(address.vatNumber !== undefined && { vatNumber: plainCode(address.vatNumber) }),
    ...(address.eoriNumber !== undefined && { eoriNumber: plainCode(address.eoriNumber) }),
  };
  return { address: written, changes: changesBetween(address, written) };
};

const textsOf = ({ street, ...fields }: Address): readonly (readonly [path: string, text: unknown])[] => [
  ...Object.entries(fields),
  ...street.map((line, at) => [`street.${at}`, line] as const),
];

const changesBetween = (before: Address, after: Address): readonly AddressChange[] => {
  const written = new Map(textsOf(after));
  return textsOf(before).flatMap(([path, from]) => {
    const to = written.get(path);
    return typeof from === 'string' && typeof to === 'string' && from !== to ? [{ path, from, to }] : [];
  });
};
