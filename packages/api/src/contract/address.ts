import * as v from 'valibot';
import { countryCode, email, entityNumber, id, listOf, text } from './primitives.ts';

/** An address as a form may hold it half-way: who accepts it for shipping or billing checks it with core's rules. */
const addressEntries = {
  firstname: text(100),
  lastname: text(100),
  telephone: text(40),
  email: v.union([v.literal(''), email]),
  street: listOf(text(200), 4),
  city: text(100),
  postcode: text(20),
  region: text(100),
  regionId: v.optional(entityNumber),
  countryId: countryCode,
  company: v.optional(text(200)),
  apartment: v.optional(text(100)),
  /** In code: `vatNumber` (S3-address-03). */
  vatId: v.optional(text(40)),
  eoriNumber: v.optional(text(40)),
  isDefaultShipping: v.optional(v.boolean()),
  isDefaultBilling: v.optional(v.boolean()),
};

export const wireAddress = v.object({ _id: v.optional(id), ...addressEntries });
export type WireAddress = v.InferOutput<typeof wireAddress>;

/** An address of a customer's book always has its id. */
export const wireBookAddress = v.object({ _id: id, ...addressEntries });

/** An address about to be added: the backend gives the id. */
export const wireNewAddress = v.object(addressEntries);

export const wireAddressPatch = v.partial(wireNewAddress);
export type WireAddressPatch = v.InferOutput<typeof wireAddressPatch>;
