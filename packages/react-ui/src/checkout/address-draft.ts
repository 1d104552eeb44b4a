import type { Address, CountryCode } from '@ironcart/core/address';
import type { AddressDraft } from './AddressFields.tsx';

/** An address as a form edits it: every field is text. */
export const addressDraft = (address: Partial<Address> | undefined, country: CountryCode): AddressDraft => ({
  email: address?.email ?? '',
  firstname: address?.firstname ?? '',
  lastname: address?.lastname ?? '',
  telephone: address?.telephone ?? '',
  company: address?.company ?? '',
  countryId: address?.countryId || country,
  street: address?.street?.join(', ') ?? '',
  apartment: address?.apartment ?? '',
  city: address?.city ?? '',
  region: address?.region ?? '',
  postcode: address?.postcode ?? '',
  vatNumber: address?.vatNumber ?? '',
  eoriNumber: address?.eoriNumber ?? '',
});
