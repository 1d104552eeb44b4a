import * as fc from 'fast-check';
import type { Address } from '../address/address.ts';
import type { AddressField } from '../address/address-label.ts';
import type { Country, Region } from '../address/country.ts';
import { countryTable, subdivisionsOf } from '../address/data/index.ts';
import type { AddressIssueCode } from '../address/validate-address.ts';
import { requireFields, requireObject } from '../require-argument.ts';

/** An address and the country that it is in. */
export interface PlacedAddress {
  readonly address: Address;
  readonly country: Country;
}

/** An address with one invalid part, and its issue. */
export interface InvalidAddress extends PlacedAddress {
  readonly path: AddressField;
  readonly code: AddressIssueCode;
}

const word = (): fc.Arbitrary<string> =>
  fc.stringMatching(/^[A-Za-z\u00c0-\u00ff][A-Za-z\u00c0-\u00ff' -]{0,20}[A-Za-z\u00c0-\u00ff]$/);

const email = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,15}$/), fc.stringMatching(/^[a-z]{1,12}$/))
    .map(([local, host]) => `${local}@${host}.example`);

/** A country of core's table, or one of those named. */
export const arbitraryCountry = (...alpha2: readonly string[]): fc.Arbitrary<Country> =>
  fc.constantFrom(...countryTable.filter((country) => alpha2.length === 0 || alpha2.includes(country.alpha2)));

/** The subdivisions that an address in a country must name, numbered from 1. */
export const regionsIn = (country: Pick<Country, 'alpha2'>): readonly Region[] => {
  requireFields(country, 'country', { alpha2: 'text' });
  return subdivisionsOf(country.alpha2).map((subdivision, at) => ({ ...subdivision, regionId: at + 1 }));
};

/** A postal code that the country's pattern accepts; of a country without postal codes any number. */
export const arbitraryPostcode = (country: Pick<Country, 'postcodeRegex'>): fc.Arbitrary<string> => {
  requireObject(country, 'country');
  return fc.stringMatching(new RegExp(country.postcodeRegex ?? String.raw`^\d{1,9}$`));
};

/** Parts of an address that do not depend on its country. */
const anywhere = () =>
  fc.record(
    {
      firstname: word(),
      lastname: word(),
      telephone: fc.stringMatching(/^[2-9]\d{9}$/),
      email: email(),
      street: fc.array(word(), { minLength: 1, maxLength: 2 }),
      city: word(),
      _id: fc.uuid(),
      company: word(),
      vatNumber: fc.stringMatching(/^[A-Z]{2}\d{8,10}$/),
      isDefaultShipping: fc.boolean(),
      isDefaultBilling: fc.boolean(),
    },
    { requiredKeys: ['firstname', 'lastname', 'telephone', 'email', 'street', 'city'] },
  );

const placeIn = (country: Country) => {
  const codes = regionsIn(country).map(({ code }) => code);
  return fc.record({
    postcode: arbitraryPostcode(country),
    region: codes.length > 0 ? fc.constantFrom(...codes) : fc.constantFrom('', 'Somewhere'),
    countryId: fc.constant(country.alpha2),
  });
};

/** An address that is valid in every part, in any country of core's table or in one of those named. */
export const arbitraryPlacedAddress = (...alpha2: readonly string[]): fc.Arbitrary<PlacedAddress> =>
  fc
    .tuple(
      anywhere(),
      arbitraryCountry(...alpha2).chain((country) => placeIn(country).map((place) => ({ country, place }))),
    )
    .map(([parts, { country, place }]) => ({ address: { ...parts, ...place }, country }));

/** An address in a country that is valid in every part. */
export const arbitraryAddressIn = (country: Country): fc.Arbitrary<Address> => {
  requireFields(country, 'country', { alpha2: 'text' });
  return fc.tuple(anywhere(), placeIn(country)).map(([parts, place]) => ({ ...parts, ...place }));
};

/** An address in the United States that is valid in every part; its postal code is of five digits. */
export const arbitraryAddress = (): fc.Arbitrary<Address> =>
  arbitraryAddressIn({
    alpha2: 'US',
    name: 'United States',
    requireRegion: true,
    postcodeRegex: String.raw`^\d{5}$`,
  });

/** Text without visible characters. */
export const arbitraryBlankText = (): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000', '\u200b', '\u200f', '\ufeff'), maxLength: 5 });

interface Fault {
  readonly path: AddressField;
  readonly code: AddressIssueCode;
  readonly text: string;
}

const arbitraryFault = (): fc.Arbitrary<Fault> => {
  const fault = (path: AddressField, code: AddressIssueCode, text: fc.Arbitrary<string>): fc.Arbitrary<Fault> =>
    fc.record({ path: fc.constant(path), code: fc.constant(code), text });
  const needed = ['firstname', 'lastname', 'telephone', 'email', 'street', 'city', 'postcode', 'region'] as const;
  return fc.oneof(
    ...needed.map((path) => fault(path, 'required', arbitraryBlankText())),
    fault('email', 'invalidEmail', fc.stringMatching(/^[a-z. ]{0,8}[a-z]@?[a-z]{0,8}$/)),
    fault('telephone', 'invalidTelephone', fc.stringMatching(/^[a-z ]{0,8}[a-z]$/)),
    fault('postcode', 'invalidPostcode', fc.stringMatching(/^[#%?]{1,9}$/)),
    fault('region', 'unknownRegion', fc.stringMatching(/^[a-z]{1,9}$/)),
  );
};

const canGoWrong = ({ postcodeRegex, requireRegion }: Country, { path, code }: Fault): boolean =>
  path === 'region' ? requireRegion : code !== 'invalidPostcode' || postcodeRegex !== undefined;

/** An address of which exactly one part is wrong, in any country of core's table or in one of those named. */
export const arbitraryInvalidAddress = (...alpha2: readonly string[]): fc.Arbitrary<InvalidAddress> =>
  fc
    .tuple(arbitraryPlacedAddress(...alpha2), arbitraryFault())
    .filter(([{ country }, fault]) => canGoWrong(country, fault))
    .map(([{ address, country }, { path, code, text }]) => ({
      address: { ...address, [path]: path === 'street' ? [text] : text },
      country,
      path,
      code,
    }));

const wide = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** A careless notation of a text: with spaces and invisible marks around and within, and full-width digits. */
const arbitraryCarelessness = (): fc.Arbitrary<(text: string) => string> => {
  const noise = fc.constantFrom('', '', ' ', '  ', '\u00a0', '\u200f', '\u200b', '\u202a', '\ufeff');
  return fc.tuple(noise, noise, noise, fc.boolean()).map(([before, between, after, isWide]) => (text) => {
    const spaced = before + text.replaceAll(' ', ` ${between}`) + after;
    return isWide ? wide(spaced) : spaced;
  });
};

/** A valid address as typed in a hurry, with another keyboard or by copy and paste; its meaning is unchanged. */
export const arbitraryCarelessAddress = (...alpha2: readonly string[]): fc.Arbitrary<PlacedAddress> =>
  fc
    .tuple(arbitraryPlacedAddress(...alpha2), arbitraryCarelessness(), arbitraryCarelessness(), fc.boolean())
    .map(([{ address, country }, one, other, isLower]) => ({
      address: {
        ...address,
        firstname: one(address.firstname),
        lastname: other(address.lastname),
        telephone: one(address.telephone),
        email: other(address.email),
        street: address.street.map(one),
        city: other(address.city),
        postcode: isLower ? one(address.postcode).toLowerCase() : other(address.postcode),
        region: one(isLower ? address.region.toLowerCase() : address.region),
        countryId: isLower ? address.countryId.toLowerCase() : address.countryId,
      },
      country,
    }));
