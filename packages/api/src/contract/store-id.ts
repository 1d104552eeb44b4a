import { largestStoreId } from '@ironcart/core/site';
import * as v from 'valibot';

/** The id of a store (S1-store); the backend checks whether one of its sites has it. */
export const storeId = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(largestStoreId));

/** A store id in a query, where all values are text. */
export const storeIdText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/))]),
  v.transform(Number),
  storeId,
);
