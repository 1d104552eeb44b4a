import type { Contact } from './address.ts';
import type { CountryCode } from './country.ts';

/** A field of an address form. */
export type AddressField = keyof Contact | 'street' | 'city' | 'region' | 'postcode' | 'countryId';

const labels: Readonly<Record<AddressField, string>> = {
  firstname: 'First name',
  lastname: 'Last name',
  telephone: 'Phone number',
  email: 'Email',
  street: 'Street address',
  city: 'City',
  region: 'Region',
  postcode: 'Postal code',
  countryId: 'Country',
};

/** The label of the city field by country code; other countries use 'City'. */
const cityLabels: Readonly<Record<CountryCode, string>> = {
  AU: 'Suburb',
  GB: 'Town or city',
  IE: 'Town or city',
  NZ: 'Town or city',
};

/** The label of the region field by country code; other countries use 'Region'. */
const regionLabels: Readonly<Record<CountryCode, string>> = {
  AR: 'Province',
  AU: 'State or territory',
  BR: 'State',
  CA: 'Province or territory',
  CH: 'Canton',
  CN: 'Province',
  ES: 'Province',
  GB: 'County',
  IE: 'County',
  IN: 'State or territory',
  IT: 'Province',
  JP: 'Prefecture',
  MX: 'State',
  MY: 'State',
  US: 'State',
};

/** The label of the postal code field by country code. */
const postcodeLabels: Readonly<Record<CountryCode, string>> = {
  AU: 'Postcode',
  GB: 'Postcode',
  IE: 'Eircode',
  IN: 'PIN code',
  NZ: 'Postcode',
  US: 'ZIP code',
};

const labelsByCountry: Readonly<Partial<Record<AddressField, Readonly<Record<CountryCode, string>>>>> = {
  city: cityLabels,
  region: regionLabels,
  postcode: postcodeLabels,
};

/** The name of an address field as the forms of its country label it, and messages name it: 'State', 'Postal code'. */
export const addressLabel = (field: AddressField, countryId: CountryCode): string =>
  labelsByCountry[field]?.[countryId] ?? labels[field];
