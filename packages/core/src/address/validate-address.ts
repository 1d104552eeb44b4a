import { emailMessage, requiredMessage } from '../forms/messages.ts';
import { isBlank } from '../forms/required.ts';
import type { Address, Contact } from './address.ts';
import type { Country, Region } from './country.ts';
import { isEmail } from './email.ts';

/** A field of an address form. */
export type AddressField = keyof Contact | 'street' | 'city' | 'region' | 'postcode' | 'countryId';

/** What is wrong with one field, with the message a form shows (S5-val, S5-email). */
export interface AddressIssue {
  readonly field: AddressField;
  readonly code: 'required' | 'invalidEmail' | 'invalidPostcode' | 'unknownRegion';
  readonly message: string;
}

/** The fields' names, as forms label them. */
export const addressLabels: Readonly<Record<AddressField, string>> = {
  firstname: 'First Name',
  lastname: 'Last Name',
  telephone: 'Phone Number',
  email: 'Email',
  street: 'Street Address',
  city: 'City',
  region: 'State/Province',
  postcode: 'Postal Code',
  countryId: 'Country',
};

const missing = (field: AddressField): AddressIssue => ({
  field,
  code: 'required',
  message: requiredMessage({ label: addressLabels[field] }),
});

const missingOf = (fields: readonly AddressField[], values: Readonly<Partial<Record<AddressField, unknown>>>) =>
  fields.filter((field) => isBlank(values[field])).map(missing);

/** What is wrong with a contact: names, telephone and a valid e-mail are needed (S5-address-01). */
export const validateContact = (contact: Contact): readonly AddressIssue[] => {
  const issues = missingOf(['firstname', 'lastname', 'telephone', 'email'], contact);
  const isEmailWrong = !isBlank(contact.email) && !isEmail(contact.email);
  return isEmailWrong ? [...issues, { field: 'email', code: 'invalidEmail', message: emailMessage }] : issues;
};

const matchesPattern = (postcode: string, country: Country): boolean =>
  country.postcodeRegex === undefined || new RegExp(country.postcodeRegex).test(postcode);

const hasStreetLine = ({ street }: Pick<Address, 'street'>): boolean => street.some((line) => !isBlank(line));

/**
 * What is wrong with an address to deliver to, in the order of the form's fields (S5-address-02..07).
 * @param country the address's country, undefined while it is unknown: then only presence is checked
 * @param regions the country's subdivisions where it has a list: the address must name one of them by code
 */
export const validateAddress = (
  address: Address,
  country: Country | undefined,
  regions: readonly Region[] = [],
): readonly AddressIssue[] => {
  const issues: AddressIssue[] = [...validateContact(address)];
  if (!hasStreetLine(address)) issues.push(missing('street'));
  issues.push(...missingOf(['city'], address));

  const isRegionBlank = isBlank(address.region);
  if (country?.requireRegion && isRegionBlank) issues.push(missing('region'));
  else if (!isRegionBlank && regions.length > 0 && !regions.some(({ code }) => code === address.region)) {
    issues.push({ field: 'region', code: 'unknownRegion', message: requiredMessage({ label: addressLabels.region }) });
  }

  issues.push(...missingOf(['postcode'], address));
  if (country && !isBlank(address.postcode) && !matchesPattern(address.postcode, country)) {
    issues.push({ field: 'postcode', code: 'invalidPostcode', message: 'Please enter a valid postal code' });
  }
  issues.push(...missingOf(['countryId'], address));
  return issues;
};

export const isContactValid = (contact: Contact): boolean => validateContact(contact).length === 0;

export const isAddressValid = (
  address: Address,
  country: Country | undefined,
  regions: readonly Region[] = [],
): boolean => validateAddress(address, country, regions).length === 0;

/** What is missing in an address to bill (S5-address-08): the region is asked for in every country (READINGS A19). */
export const validateBilling = (address: Address): readonly AddressIssue[] => {
  const street = hasStreetLine(address) ? 'given' : '';
  return missingOf(['firstname', 'street', 'city', 'region', 'countryId'], { ...address, street });
};

export const isBillingValid = (address: Address): boolean => validateBilling(address).length === 0;
