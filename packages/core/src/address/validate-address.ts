import { labelInSentence } from '../forms/label-in-sentence.ts';
import { emailMessage, type FieldIssue, isBlank, requiredMessage } from '../forms/validate-field.ts';
import { requireFields, requireObject } from '../require-argument.ts';
import type { Address, Contact } from './address.ts';
import { type AddressField, addressLabel } from './address-label.ts';
import type { Country, Region } from './country.ts';
import { isEmail } from './email.ts';
import { isPartialPostcode } from './partial-postcode.ts';
import { isTelephone, telephoneMessage } from './telephone.ts';

/** Why an address is invalid. */
export type AddressIssueCode =
  | 'required'
  | 'invalidEmail'
  | 'invalidTelephone'
  | 'invalidPostcode'
  | 'unknownRegion'
  | 'unknownCountry';

/** An issue of one field of an address, with the message that a form shows (S5-val, S5-email). */
export type AddressIssue = FieldIssue<AddressField, AddressIssueCode>;

/** The countries that a form or service supports, and the subdivisions of those that have a list. */
export interface Places {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
}

const askAgain = (path: AddressField, code: AddressIssueCode, countryId = ''): AddressIssue => ({
  path,
  code,
  message: requiredMessage({ label: addressLabel(path, countryId) }),
});

const missingOf = (
  fields: readonly AddressField[],
  values: Readonly<Partial<Record<AddressField, unknown>>> & Partial<Pick<Address, 'countryId'>>,
): readonly AddressIssue[] =>
  fields.filter((field) => isBlank(values[field])).map((field) => askAgain(field, 'required', values.countryId));

/** Validates a contact: names, a telephone number and a valid e-mail are required (S5-address-01). */
export const validateContact = (contact: Contact): readonly AddressIssue[] => {
  requireObject(contact, 'contact');
  const issues = missingOf(['firstname', 'lastname', 'telephone', 'email'], contact);
  const { telephone, email } = contact;
  const isTelephoneWrong = !isBlank(telephone) && !isTelephone(telephone);
  const isEmailWrong = !isBlank(email) && !isEmail(email);
  return [
    ...issues,
    ...(isTelephoneWrong ? [{ path: 'telephone', code: 'invalidTelephone', message: telephoneMessage } as const] : []),
    ...(isEmailWrong ? [{ path: 'email', code: 'invalidEmail', message: emailMessage } as const] : []),
  ];
};

const regionIssues = (
  { region, countryId }: Address,
  country: Country | undefined,
  regions: readonly Region[],
): readonly AddressIssue[] => {
  if (isBlank(region)) return country?.requireRegion ? [askAgain('region', 'required', countryId)] : [];
  const ofCountry = regions.filter((known) => known.countryId === countryId);
  const isKnown = ofCountry.length === 0 || ofCountry.some(({ code }) => code === region);
  return isKnown ? [] : [askAgain('region', 'unknownRegion', countryId)];
};

/** An empty pattern accepts any text. */
const matchesPattern = (postcode: string, { postcodeRegex }: Country): boolean =>
  new RegExp(postcodeRegex ?? '').test(postcode);

const invalidPostcode = ({ countryId }: Address): AddressIssue => {
  const label = labelInSentence(addressLabel('postcode', countryId));
  return { path: 'postcode', code: 'invalidPostcode', message: `Please enter a valid ${label}` };
};

/**
 * Validates a delivery address; issues are in the order of the form's fields (S5-address-02..07).
 * @param country the address's country; undefined while it is unknown, then only presence is checked
 * @param regions the known subdivisions; if the address's country has some, the address must contain one of their codes
 */
export const validateAddress = (
  address: Address,
  country: Country | undefined,
  regions: readonly Region[] = [],
): readonly AddressIssue[] => {
  requireObject(address, 'address');
  const isPostcodeWrong = country && !isBlank(address.postcode) && !matchesPattern(address.postcode, country);
  return [
    ...validateContact(address),
    ...missingOf(['street', 'city'], address),
    ...regionIssues(address, country, regions),
    ...missingOf(['postcode'], address),
    ...(isPostcodeWrong ? [invalidPostcode(address)] : []),
    ...missingOf(['countryId'], address),
  ];
};

/** Like `validateAddress`, but rejects countries that are not in `places`. */
export const validateAddressIn = (address: Address, places: Places): readonly AddressIssue[] => {
  requireObject(address, 'address');
  requireFields(places, 'places', { countries: 'array', regions: 'array' });
  const { countries, regions } = places;
  const country = countries.find(({ alpha2 }) => alpha2 === address.countryId);
  const issues = validateAddress(address, country, regions);
  return country || isBlank(address.countryId) ? issues : [...issues, askAgain('countryId', 'unknownCountry')];
};

/**
 * Validates an address for shipping rates: it needs its country, the region where one is required, and a postal code if
 * the country has them. A wallet hides the person, the street and, in GB and CA, the second half of the postal code
 * until the shopper has paid: such an address suffices for rates, but not for an order.
 * @param country the address's country; undefined if the store does not ship there
 */
export const validateForRating = (
  address: Address,
  country: Country | undefined,
  regions: readonly Region[] = [],
): readonly AddressIssue[] => {
  requireObject(address, 'address');
  if (isBlank(address.countryId)) return [askAgain('countryId', 'required')];
  if (country === undefined) return [askAgain('countryId', 'unknownCountry')];
  const { postcode } = address;
  const hasPostcodes = country.postcodeRegex !== undefined;
  const isPostcodeWrong =
    !isBlank(postcode) && !matchesPattern(postcode, country) && !isPartialPostcode(postcode, country);
  return [
    ...regionIssues(address, country, regions),
    ...(hasPostcodes ? missingOf(['postcode'], address) : []),
    ...(isPostcodeWrong ? [invalidPostcode(address)] : []),
  ];
};

/** Whether `validateContact` finds no issues. */
export const isContactValid = (contact: Contact): boolean => validateContact(contact).length === 0;

/** Whether `validateAddress` finds no issues. */
export const isAddressValid = (
  address: Address,
  country: Country | undefined,
  regions: readonly Region[] = [],
): boolean => validateAddress(address, country, regions).length === 0;

/** Validates a billing address (S5-address-08): the region is required in every country (READINGS A19). */
export const validateBilling = (address: Address): readonly AddressIssue[] => {
  requireObject(address, 'address');
  return missingOf(['firstname', 'street', 'city', 'region', 'countryId'], address);
};

/** Whether `validateBilling` finds no issues. */
export const isBillingValid = (address: Address): boolean => validateBilling(address).length === 0;
