import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { entityNumber, listOf, recordOf, requiredText, text } from './primitives.ts';
import { MAX_PRODUCT_IDS, productIdsInQuery } from './product-ids.ts';

/** A product that fits another one (S3-compat-01). */
export const wireCompatibilityResult = v.object({ sku: text(100), name: text(300), productId: entityNumber });

/** What of the catalogue depends on the shopper, and what fits what: calls of svc_content that no page needs at once. */
export const catalogCalls = {
  /** Prices of the session's customer group in the site's currency, by product id: those that the group has. */
  getGroupPrices: defineCall({
    name: 'catalog.getGroupPrices',
    method: 'GET',
    path: '/svc_content/catalog/product/group-prices',
    query: v.object({ ids: productIdsInQuery }),
    answer: recordOf(wireMoney, MAX_PRODUCT_IDS),
  }),
  /** The visible products of a tag and a group, as `compat_tag` and `compat_group` of a product name them. */
  getCompatibility: defineCall({
    name: 'catalog.getCompatibility',
    method: 'GET',
    path: '/svc_content/catalog/product/compatibility',
    query: v.object({ tag: requiredText(100), group: requiredText(100) }),
    answer: listOf(wireCompatibilityResult, 500),
  }),
} as const;
