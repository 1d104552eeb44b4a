import { largestStoreId } from '@ironcart/core';
import * as v from 'valibot';

/** The id of a store (S1-store); whether it is one of this store's sites is for its backend to say. */
export const storeId = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(largestStoreId));

/** A store id in a query, where everything is text. */
export const storeIdText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/))]),
  v.transform(Number),
  storeId,
);
