import * as v from 'valibot';
import { entityNumber } from './primitives.ts';

/** Maximum number of product ids per call; the client splits longer lists. */
export const MAX_PRODUCT_IDS = 100;

/** A comma-separated list of product ids in a query. */
export const productIdsInQuery = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^\d{1,15}(,\d{1,15})*$/),
  v.transform((ids) => ids.split(',').map(Number)),
  v.maxLength(MAX_PRODUCT_IDS),
  v.array(entityNumber),
);
