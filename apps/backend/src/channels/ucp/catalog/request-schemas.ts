import * as v from 'valibot';

const line = (most: number) => v.pipe(v.string(), v.maxLength(most));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000));

/** The platform's statement about the buyer's market. The endpoint determines the site; only the currency is used. */
export const requestContext = v.looseObject({ currency: v.optional(line(10)) });

/** Filters of the catalogue; unsupported ones are ignored, as the protocol requires. */
export const searchFilters = v.looseObject({
  categories: v.optional(v.pipe(v.array(line(300)), v.maxLength(20))),
  price: v.optional(v.looseObject({ min: v.optional(amount), max: v.optional(amount) })),
});

export type SearchFilters = v.InferOutput<typeof searchFilters>;

const shared = { context: v.optional(requestContext), filters: v.optional(searchFilters, {}) };

export const searchRequest = v.looseObject({
  ...shared,
  query: v.optional(line(200)),
  pagination: v.optional(
    v.looseObject({
      cursor: v.optional(line(100)),
      limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    }),
    {},
  ),
});

export const lookupRequest = v.looseObject({
  ...shared,
  ids: v.pipe(v.array(line(1_000)), v.minLength(1)),
});

const selectedOption = v.looseObject({ name: line(200), label: line(300) });

export const getProductRequest = v.looseObject({
  ...shared,
  id: line(1_000),
  selected: v.optional(v.pipe(v.array(selectedOption), v.maxLength(50)), []),
  preferences: v.optional(v.pipe(v.array(line(200)), v.maxLength(50)), []),
});
