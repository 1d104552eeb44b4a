/**
 * How a request field is kept consistent with the displayed order: the name of the fingerprint that includes it, or why
 * it needs none. A test requires one of the two for every field of the schema.
 */
export type FieldFreshness<Fingerprint extends string> = Fingerprint | { readonly because: string };

/** The fields of a request by their path; those of a child are those of its line. */
export type RequestFields<Fingerprint extends string> = Readonly<Record<string, FieldFreshness<Fingerprint>>>;

const person = { because: 'who receives it decides neither price nor tax' } as const;
const street = { because: 'rates and taxes go by the postal code: a street lies in one' } as const;

/** Why most address fields are not part of any fingerprint. */
export const addressReasons = {
  _id: { because: 'the address book’s own name of it' },
  firstname: person,
  lastname: person,
  telephone: person,
  email: person,
  street,
  apartment: street,
  company: person,
  regionId: { because: 'another name of the region, which is in the fingerprint' },
  isDefaultShipping: { because: 'a note of the address book' },
  isDefaultBilling: { because: 'a note of the address book' },
} as const satisfies RequestFields<never>;

/** The fields of an address under the name that a request gives it. */
export const addressFields = <Fingerprint extends string>(
  name: string,
  fields: RequestFields<Fingerprint>,
): RequestFields<Fingerprint> =>
  Object.fromEntries(
    Object.entries({ ...addressReasons, ...fields }).map(([field, freshness]) => [`${name}.${field}`, freshness]),
  );
