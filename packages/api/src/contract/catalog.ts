import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { entityNumber, listOf, recordOf, requiredText, text } from './primitives.ts';
import { MAX_PRODUCT_IDS, productIdsInQuery } from './product-ids.ts';

/** A product that fits another one (S3-compat-01). */
export const wireCompatibilityResult = v.object({ sku: text(100), name: text(300), productId: entityNumber });

/** Group prices and compatible products: calls of svc_content that pages make after their first render. */
export const catalogCalls = {
  /**
   * Prices of the session's customer group in the site's currency, by product id; products without a group price are
   * missing.
   */
  getGroupPrices: defineCall({
    name: 'catalog.getGroupPrices',
    method: 'GET',
    path: '/svc_content/catalog/product/group-prices',
    query: v.object({ ids: productIdsInQuery }),
    answer: recordOf(wireMoney, MAX_PRODUCT_IDS),
  }),
  /** The visible products of a tag and a group, which a product's `compat_tag` and `compat_group` contain. */
  getCompatibility: defineCall({
    name: 'catalog.getCompatibility',
    method: 'GET',
    path: '/svc_content/catalog/product/compatibility',
    query: v.object({ tag: requiredText(100), group: requiredText(100) }),
    answer: listOf(wireCompatibilityResult, 500),
  }),
} as const;
