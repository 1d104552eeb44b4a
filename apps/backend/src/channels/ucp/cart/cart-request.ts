import * as v from 'valibot';
import { requestContext } from '../catalog/request-schemas.ts';

/** Maximum number of lines per request: an agent's cart has the size of a person's. */
const mostLines = 100;

const line = v.looseObject({
  item: v.looseObject({ id: v.pipe(v.string(), v.maxLength(1_000)) }),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000)),
});

/** Discount codes entered by a person. */
export const discountCodes = v.looseObject({
  codes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20)), []),
});

/**
 * An agent's cart request: items and quantities. Prices and totals are computed by the store. The buyer's name and
 * address are not needed before checkout and are not stored.
 */
export const cartRequest = v.looseObject({
  line_items: v.pipe(v.array(line), v.maxLength(mostLines)),
  context: v.optional(requestContext),
  discounts: v.optional(discountCodes),
});

export type CartRequest = v.InferOutput<typeof cartRequest>;
