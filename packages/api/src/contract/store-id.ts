import * as v from 'valibot';

/** The store ids of the specification (S1-store). */
export const storeId = v.picklist([1, 2, 3, 4, 5, 14, 18, 34]);

/** A store id in a query, where everything is text. */
export const storeIdText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/))]),
  v.transform(Number),
  storeId,
);
