import * as v from 'valibot';
import { requestContext } from '../catalog/request-schemas.ts';

/** Most lines of a request: an agent's cart is one of a person. */
const mostLines = 100;

const line = v.looseObject({
  item: v.looseObject({ id: v.pipe(v.string(), v.maxLength(1_000)) }),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000)),
});

/** Codes that a person typed. */
export const discountCodes = v.looseObject({
  codes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20)), []),
});

/**
 * What an agent says of a cart: its items and their quantities. Prices and totals are the store's, and the buyer's name and
 * address are not needed before checkout, so they are not kept.
 */
export const cartRequest = v.looseObject({
  line_items: v.pipe(v.array(line), v.maxLength(mostLines)),
  context: v.optional(requestContext),
  discounts: v.optional(discountCodes),
});

export type CartRequest = v.InferOutput<typeof cartRequest>;
