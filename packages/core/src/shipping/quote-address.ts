import * as v from 'valibot';
import type { Address } from '../address/address.ts';
import { requireFields } from '../require-argument.ts';

const line = v.pipe(v.string(), v.maxLength(320));

/** Validates the address of a shipping quote from outside (S3-quote). Any line may be ''. */
export const quoteAddressSchema = v.object({
  region: line,
  city: line,
  postcode: line,
  countryId: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  email: line,
  street: v.pipe(v.array(line), v.maxLength(8)),
  firstname: line,
  lastname: line,
  telephone: line,
});

/** The address of a request for a shipping quote. */
export type QuoteAddress = Readonly<v.InferOutput<typeof quoteAddressSchema>>;

/** Reduces an address to the part that a shipping quote needs, without company, tax numbers and default flags. */
export const quoteAddressOf = (address: Address): QuoteAddress => {
  requireFields(address, 'address', { street: 'array' });
  return {
    region: address.region,
    city: address.city,
    postcode: address.postcode,
    countryId: address.countryId,
    email: address.email,
    street: [...address.street],
    firstname: address.firstname,
    lastname: address.lastname,
    telephone: address.telephone,
  };
};
