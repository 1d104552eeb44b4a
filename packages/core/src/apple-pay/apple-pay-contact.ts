import type { Address, Contact } from '../address/address.ts';
import type { Region } from '../address/country.ts';
import { requireFields, requireObject } from '../require-argument.ts';

/** The person of an Apple Pay contact. */
export interface ApplePayName {
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
}

/**
 * The address of an Apple Pay contact. Until the shopper has paid it is redacted: no street, and in GB and CA only the
 * first half of the postal code.
 */
export interface ApplePayPostalAddress {
  readonly addressLines?: readonly string[] | undefined;
  readonly locality?: string | undefined;
  /** The subdivision's code or name. */
  readonly administrativeArea?: string | undefined;
  readonly postalCode?: string | undefined;
  /** ISO 3166-1 alpha-2, in either case. */
  readonly countryCode?: string | undefined;
}

/** A contact as Apple Pay gives it (S3-applepay-01); any part may be missing. */
export interface ApplePayContact {
  readonly emailAddress?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly postalAddress?: ApplePayPostalAddress | undefined;
  readonly name?: ApplePayName | undefined;
}

const given = (text: string | undefined): string => text?.trim() ?? '';

/** Splits a full name: the last word is the family name. */
const splitName = (name: string): Pick<Contact, 'firstname' | 'lastname'> => {
  const space = name.lastIndexOf(' ');
  return space < 0
    ? { firstname: name, lastname: '' }
    : { firstname: name.slice(0, space).trim(), lastname: name.slice(space + 1) };
};

const namesOf = ({ givenName, familyName }: ApplePayName): Pick<Contact, 'firstname' | 'lastname'> => {
  const [firstname, lastname] = [given(givenName), given(familyName)];
  return firstname && lastname ? { firstname, lastname } : splitName(firstname || lastname);
};

const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The code of a subdivision given by its code ('OH', 'US-OH') or name; otherwise the text. */
const regionCodeOf = (area: string, countryId: string, regions: readonly Region[]): string => {
  const wanted = comparable(area);
  const ofCountry = regions.filter((region) => region.countryId === countryId);
  const known =
    ofCountry.find(({ code }) => [code, countryId + code].some((form) => comparable(form) === wanted)) ??
    ofCountry.find(({ name }) => comparable(name) === wanted);
  return known?.code ?? area;
};

/**
 * Converts an Apple Pay contact to an address (S3-applepay-02). Missing parts are empty, so that `readinessOf` reports
 * a redacted contact as sufficient for rates only.
 * @param supplement `regions`: the known subdivisions, which give a named area its code; `known`: the shopper's contact
 * from another source, used for missing parts
 */
export const addressFromApplePay = (
  contact: ApplePayContact,
  supplement: { readonly regions?: readonly Region[]; readonly known?: Partial<Contact> } = {},
): Address => {
  requireObject(contact, 'contact');
  requireObject(supplement, 'supplement');
  const { regions = [], known = {} } = supplement;
  const { emailAddress, phoneNumber, postalAddress = {}, name = {} } = contact;
  requireObject(name, 'contact.name');
  requireObject(postalAddress, 'contact.postalAddress');
  const names = namesOf(name);
  const countryId = given(postalAddress.countryCode).toUpperCase();
  return {
    firstname: names.firstname || (known.firstname ?? ''),
    lastname: names.lastname || (known.lastname ?? ''),
    telephone: given(phoneNumber) || (known.telephone ?? ''),
    email: given(emailAddress) || (known.email ?? ''),
    street: (postalAddress.addressLines ?? [])
      .flatMap((line) => line.split('\n'))
      .map(given)
      .filter((line) => line !== ''),
    city: given(postalAddress.locality),
    postcode: given(postalAddress.postalCode),
    region: regionCodeOf(given(postalAddress.administrativeArea), countryId, regions),
    countryId,
  };
};

/** The Apple Pay contact of an address, the inverse of `addressFromApplePay`; an apartment is its last line. */
export const applePayContactOf = (address: Address): ApplePayContact => {
  requireFields(address, 'address', { street: 'array' });
  return {
    emailAddress: address.email,
    phoneNumber: address.telephone,
    postalAddress: {
      addressLines: [...address.street, ...(address.apartment ? [address.apartment] : [])],
      locality: address.city,
      administrativeArea: address.region,
      postalCode: address.postcode,
      countryCode: address.countryId,
    },
    name: { givenName: address.firstname, familyName: address.lastname },
  };
};
