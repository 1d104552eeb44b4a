import * as v from 'valibot';
import type { ApplePayContact } from './apple-pay-contact.ts';

const text = v.pipe(v.string(), v.maxLength(320));

/** A part that may be omitted; the app sends null for it. */
const partial = <S extends v.GenericSchema>(part: S) =>
  v.pipe(
    v.nullish(part),
    v.transform((value) => value ?? undefined),
  );

const line = partial(text);

const nameEntries = { givenName: line, familyName: line };

const addressEntries = {
  addressLines: partial(v.pipe(v.array(text), v.maxLength(8))),
  locality: line,
  administrativeArea: line,
  postalCode: line,
  countryCode: line,
};

const contactEntries = { emailAddress: line, phoneNumber: line };

/** The contact format of the app. */
const nestedContact = v.object({
  ...contactEntries,
  postalAddress: partial(v.object(addressEntries)),
  name: partial(v.object(nameEntries)),
});

/** The contact format of Apple Pay on the web: the parts of name and address are top-level properties. */
const flatContact = v.object({ ...contactEntries, ...addressEntries, ...nameEntries });

const isNested = (value: object): boolean => 'postalAddress' in value || 'name' in value;

/**
 * Validates the Apple Pay contact in a message of the app or the browser; undefined if it is not a contact. Missing
 * parts are omitted; texts are limited to 320 characters and lines to 8.
 */
export const readApplePayContact = (value: unknown): ApplePayContact | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (isNested(value)) {
    const nested = v.safeParse(nestedContact, value);
    return nested.success ? nested.output : undefined;
  }
  const flat = v.safeParse(flatContact, value);
  if (!flat.success) return undefined;
  const { emailAddress, phoneNumber, givenName, familyName, ...postalAddress } = flat.output;
  return { emailAddress, phoneNumber, postalAddress, name: { givenName, familyName } };
};
