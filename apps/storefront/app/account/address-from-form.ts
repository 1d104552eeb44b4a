import type { Address } from '@ironcart/core/address';

/** Reads an address form: trims texts, omits empty fields, and keeps the order of the street lines. */
export const addressFromForm = (form: FormData): Address => {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const given = (name: string): string | undefined => text(name) || undefined;
  return {
    _id: given('_id'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    telephone: text('telephone'),
    email: text('email').toLowerCase(),
    street: form
      .getAll('street')
      .map((line) => String(line).trim())
      .filter((line) => line !== ''),
    city: text('city'),
    postcode: text('postcode'),
    region: text('region'),
    countryId: text('countryId'),
    company: given('company'),
    apartment: given('apartment'),
    vatNumber: given('vatNumber'),
    eoriNumber: given('eoriNumber'),
    isDefaultShipping: form.has('isDefaultShipping') || undefined,
    isDefaultBilling: form.has('isDefaultBilling') || undefined,
  };
};
