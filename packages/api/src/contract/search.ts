import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { entityNumber, listOf, pixels, recordOf, requiredText, sitePath, text, wholeNumber } from './primitives.ts';
import { productType, wireAttributes, wireRating } from './product.ts';
import { reportSearchEvent } from './search-event.ts';

const priceEntries = {
  price: wireMoney,
  final_price: v.optional(wireMoney),
  /** The price in pounds sterling, for the GBR site (S3-searchproduct-09). */
  price_gbp: v.optional(wireMoney),
  final_price_gbp: v.optional(wireMoney),
};

const shownNumber = v.pipe(v.number(), v.finite());

const wireColourVariant = v.object({
  productId: entityNumber,
  color: text(100),
  thumbnail: v.optional(text(500)),
  url: sitePath,
  name: text(300),
  ...priceEntries,
});

/** A hit of the search service; `searchProductFromWire` converts it to a search product. */
export const wireSearchHit = v.object({
  productId: entityNumber,
  sku: text(100),
  name: text(300),
  url: sitePath,
  thumbnail: v.optional(text(500)),
  /** The width of the picture's original, in pixels, if it is known; also below. */
  thumbnailWidth: v.optional(pixels),
  altImage: v.optional(text(500)),
  altImageWidth: v.optional(pixels),
  ...priceEntries,
  categories: listOf(text(200), 50),
  brand: text(200),
  type: productType,
  challenge_status: v.optional(text(50)),
  attributes: wireAttributes,
  related: v.optional(listOf(wireColourVariant, 50)),
  relatedLabelName: v.optional(text(100)),
  hasRedirect: v.boolean(),
  is_salable: v.boolean(),
  /** Whether the price is a minimum ("from"), because some variants or members cost more. */
  hasDearerVariants: v.optional(v.boolean()),
  rating: v.optional(wireRating),
  /** Facts shown on a product card beside the name, in the site's units: they distinguish the products of a list. */
  facts: v.optional(listOf(v.object({ label: text(200), value: text(200) }), 4)),
});
export type WireSearchHit = v.InferOutput<typeof wireSearchHit>;

const suggestionKind = v.object({ max: wholeNumber(0, 50) });

const wireSuggestion = v.object({ text: text(200), url: v.optional(sitePath) });

export const wireSearchBody = v.object({
  data: v.object({
    n_item: wholeNumber(0, 100),
    page_number: wholeNumber(1, 100_000),
    content: v.object({ product: v.object({ field: v.optional(v.object({ value: listOf(text(100), 50) })) }) }),
    context: v.optional(
      v.object({
        page: v.optional(v.object({ uri: text(2_000) })),
        user: v.optional(v.object({ user_id: text(100) })),
      }),
    ),
    widget: v.object({ rfkid: requiredText(50) }),
    query: v.optional(v.object({ keyphrase: v.object({ value: listOf(text(200), 1) }) })),
    /** Filters by facet key: any of the values. The category's key is `category_ids`. */
    filter: v.optional(recordOf(v.object({ value: listOf(text(200), 100) }), 30)),
    facet: v.optional(v.object({ all: v.boolean(), max: v.optional(wholeNumber(1, 1_000)) })),
    sort: v.optional(
      v.object({ value: listOf(v.object({ name: requiredText(50), order: v.picklist(['asc', 'desc']) }), 3) }),
    ),
    suggestion: v.optional(
      v.partial(v.object({ category: suggestionKind, keyphrase: suggestionKind, trending_category: suggestionKind })),
    ),
  }),
});
export type WireSearchBody = v.InferOutput<typeof wireSearchBody>;

/** A search response (S3-searchresp). */
export const wireSearchAnswer = v.object({
  content: v.object({ product: v.object({ value: listOf(wireSearchHit, 100) }) }),
  facet: v.optional(
    listOf(
      v.object({
        key: text(100),
        display_name: text(200),
        /**
         * Only for a facet of numbers, whose values are ranges ('20..25.5'): the unit, and the range of numbers in the
         * list.
         */
        range: v.optional(v.object({ unit: text(20), least: v.optional(shownNumber), most: v.optional(shownNumber) })),
        value: listOf(
          v.object({
            id: text(200),
            text: text(200),
            urlKey: v.optional(text(200)),
            label: v.optional(text(200)),
            count: wholeNumber(0, 10_000_000),
          }),
          1_000,
        ),
      }),
      100,
    ),
  ),
  suggestion: v.optional(
    v.partial(
      v.object({
        category: listOf(wireSuggestion, 50),
        keyphrase: listOf(wireSuggestion, 50),
        trending_category: listOf(wireSuggestion, 50),
      }),
    ),
  ),
  redirect_url: v.optional(text(2_000)),
  total_item: wholeNumber(0, 100_000_000),
  total_page: wholeNumber(0, 100_000_000),
});
export type WireSearchAnswer = v.InferOutput<typeof wireSearchAnswer>;

/** svc_search: the search and recommendation service, which requires the token of `ssr.getSearchToken`. */
export const searchCalls = {
  query: defineCall({
    name: 'search.query',
    method: 'POST',
    path: '/svc_search/query',
    isRepeatable: true,
    needsSearchToken: true,
    body: wireSearchBody,
    answer: wireSearchAnswer,
    errors: { uri_not_found: 404, invalid_token: 401 },
    cacheMs: 60 * 60_000,
  }),
  reportEvent: reportSearchEvent,
} as const;
