import * as v from 'valibot';
import type { Address } from '../address/address.ts';

const line = v.pipe(v.string(), v.maxLength(320));

/** The address that shipping is quoted for (S3-quote), as it comes from outside. Any line may be ''. */
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

/** The address that a shipping quote is asked for. */
export type QuoteAddress = Readonly<v.InferOutput<typeof quoteAddressSchema>>;

/** The part of an address that a shipping quote asks for: no company, no tax numbers, no address book's marks. */
export const quoteAddressOf = (address: Address): QuoteAddress => ({
  region: address.region,
  city: address.city,
  postcode: address.postcode,
  countryId: address.countryId,
  email: address.email,
  street: [...address.street],
  firstname: address.firstname,
  lastname: address.lastname,
  telephone: address.telephone,
});
