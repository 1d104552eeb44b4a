import * as v from 'valibot';
import { countryCode, email, entityNumber, id, line, listOf } from './primitives.ts';

/**
 * An address that may be incomplete, as in a form; calls that use it for shipping or billing validate it with core's
 * rules.
 */
const addressEntries = {
  firstname: line(100),
  lastname: line(100),
  telephone: line(40),
  email: v.union([v.literal(''), email]),
  street: listOf(line(200), 4),
  city: line(100),
  postcode: line(20),
  region: line(100),
  regionId: v.optional(entityNumber),
  countryId: countryCode,
  company: v.optional(line(200)),
  apartment: v.optional(line(100)),
  /** In code: `vatNumber` (S3-address-03). */
  vatId: v.optional(line(40)),
  eoriNumber: v.optional(line(40)),
  isDefaultShipping: v.optional(v.boolean()),
  isDefaultBilling: v.optional(v.boolean()),
};

export const wireAddress = v.object({ _id: v.optional(id), ...addressEntries });
export type WireAddress = v.InferOutput<typeof wireAddress>;

/** An address in a customer's address book, which always has an id. */
export const wireBookAddress = v.object({ _id: id, ...addressEntries });

/** An address to add; the backend assigns the id. */
export const wireNewAddress = v.object(addressEntries);

export const wireAddressPatch = v.partial(wireNewAddress);
export type WireAddressPatch = v.InferOutput<typeof wireAddressPatch>;
