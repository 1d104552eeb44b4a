import { requireFields } from '../require-argument.ts';
import type { Address } from './address.ts';
import type { Country, Region } from './country.ts';
import { isEmail, normalEmail } from './email.ts';
import { plainCode, plainText, upperAscii } from './plain-text.ts';
import { postalForm } from './postal-form.ts';

/** A suggested change of one text of an address; a street line's path is 'street.0'. */
export interface AddressChange {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** A suggested address and its changes; empty if the address needs none. */
export interface AddressSuggestion {
  readonly address: Address;
  readonly changes: readonly AddressChange[];
}

/** In a valid e-mail, only the domain can change: spaces and signs before the @ may be intended. */
const emailForm = (text: string): string => normalEmail(isEmail(text) ? text : plainCode(text));

const countryForm = (text: string): string => upperAscii(plainCode(text));

const regionForm = (text: string, countryId: string, regions: readonly Region[]): string => {
  const code = upperAscii(plainCode(text));
  const isCode = regions.some((known) => known.countryId === countryId && known.code === code);
  return isCode ? code : plainText(text);
};

/**
 * Suggests a better notation of an address to the shopper: without invisible characters and extra spaces, digits in
 * ASCII, the postal code in its country's form, codes in upper case, an e-mail's domain in lower case. The meaning
 * never changes, names keep their case, valid addresses stay valid, and a suggested address gets no further suggestion.
 * @param country the address's country, undefined while it is unknown
 * @param regions the subdivisions that are known: one named by its code gets the code's case
 */
export const suggestAddress = (
  address: Address,
  country: Country | undefined,
  regions: readonly Region[] = [],
): AddressSuggestion => {
  requireFields(address, 'address', { street: 'array' });
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
