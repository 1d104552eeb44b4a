import type { Address, Contact } from '../address/address.ts';
import type { Region } from '../address/country.ts';

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

/** A name that came in one piece: its last word is the family's. */
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

/** The code of a subdivision that is given by its code, as in 'OH' and 'US-OH', or by its name; else the text. */
const regionCodeOf = (area: string, countryId: string, regions: readonly Region[]): string => {
  const wanted = comparable(area);
  const ofCountry = regions.filter((region) => region.countryId === countryId);
  const known =
    ofCountry.find(({ code }) => [code, countryId + code].some((form) => comparable(form) === wanted)) ??
    ofCountry.find(({ name }) => comparable(name) === wanted);
  return known?.code ?? area;
};

/**
 * The address in an Apple Pay contact (S3-applepay-02): what it does not tell is empty, so that of a redacted contact
 * `readinessOf` says that it can be rated and not be placed.
 * @param regions the subdivisions that are known: an area given by name gets its code
 * @param known the shopper's contact where another source tells it: it stands in for what the wallet leaves out
 */
export const addressFromApplePay = (
  { emailAddress, phoneNumber, postalAddress = {}, name = {} }: ApplePayContact,
  { regions = [], known = {} }: { readonly regions?: readonly Region[]; readonly known?: Partial<Contact> } = {},
): Address => {
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
export const applePayContactOf = (address: Address): ApplePayContact => ({
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
});
