import * as v from 'valibot';
import { isStorableText } from '../forms/storable-text.ts';

const line = v.pipe(v.string(), v.maxLength(320), v.check(isStorableText));
const optionalLine = v.optional(line);
const flag = v.optional(v.boolean());

/** The structure of an address (S3-address), not its validity: texts of at most 320 characters. */
export const addressSchema = v.object({
  _id: optionalLine,
  firstname: line,
  lastname: line,
  telephone: line,
  email: line,
  street: v.pipe(v.array(line), v.maxLength(8)),
  city: line,
  postcode: line,
  region: line,
  regionId: v.optional(v.pipe(v.number(), v.safeInteger())),
  countryId: line,
  company: optionalLine,
  apartment: optionalLine,
  vatNumber: optionalLine,
  eoriNumber: optionalLine,
  isDefaultShipping: flag,
  isDefaultBilling: flag,
});
