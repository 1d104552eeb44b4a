import * as v from 'valibot';
import { wireBlock } from './content-block.ts';
import { defineCall } from './define-call.ts';
import { entityNumber, entityNumberText, listOf, requiredText, sitePath, text } from './primitives.ts';
import { wireProduct } from './product.ts';
import { MAX_PRODUCT_IDS, productIdsInQuery } from './product-ids.ts';

const MINUTE_MS = 60_000;

export const wireCategory = v.object({
  categoryId: entityNumber,
  name: text(200),
  url: sitePath,
  description: text(20_000),
  image: v.nullable(text(500)),
  parentId: v.nullable(entityNumber),
  /** Whether the header's menu shows the category. */
  inMenu: v.boolean(),
});
export type WireCategory = v.InferOutput<typeof wireCategory>;

/** A CMS page (S3-cms-01): its blocks are under `roguebuilder.data`. */
export const wirePage = v.object({
  id: entityNumber,
  identifier: requiredText(200),
  url: sitePath,
  title: text(300),
  description: text(2_000),
  roguebuilder: v.object({ data: listOf(wireBlock, 200) }),
});
export type WirePage = v.InferOutput<typeof wirePage>;

/** An unpublished page for preview by staff; `expires` is the expiry of its link, in ISO 8601. */
export const wirePreview = v.object({
  title: text(300),
  description: text(2_000),
  roguebuilder: v.object({ data: listOf(wireBlock, 200) }),
  expires: requiredText(40),
});
export type WirePreview = v.InferOutput<typeof wirePreview>;

/** A named block of HTML (S3-cms-02); an inactive block must not be shown. */
export const wireContentBlock = v.object({ active: v.boolean(), content: text(200_000) });

/** svc_content: the catalogue, pages and hot deals. */
export const contentCalls = {
  getCategory: defineCall({
    name: 'content.getCategory',
    method: 'GET',
    path: '/svc_content/catalog/category/:id',
    params: v.object({ id: entityNumberText }),
    answer: wireCategory,
    cacheMs: 5 * MINUTE_MS,
  }),
  /** All categories: parents before their children, siblings in their order. */
  getCategories: defineCall({
    name: 'content.getCategories',
    method: 'GET',
    path: '/svc_content/catalog/categories',
    answer: listOf(wireCategory, 5_000),
    cacheMs: 5 * MINUTE_MS,
  }),
  /** By `sku` or by `childId`, exactly one of the two. */
  findProduct: defineCall({
    name: 'content.findProduct',
    method: 'GET',
    path: '/svc_content/catalog/product',
    query: v.union([v.strictObject({ sku: requiredText(100) }), v.strictObject({ childId: entityNumberText })]),
    answer: wireProduct,
  }),
  /** The product with its children and their data, as for a product page. */
  getCompleteProduct: defineCall({
    name: 'content.getCompleteProduct',
    method: 'GET',
    path: '/svc_content/catalog/product/complete/:id',
    params: v.object({ id: entityNumberText }),
    answer: wireProduct,
  }),
  getProduct: defineCall({
    name: 'content.getProduct',
    method: 'GET',
    path: '/svc_content/catalog/product/:id',
    params: v.object({ id: entityNumberText }),
    answer: wireProduct,
  }),
  /** The products that exist, in the order of `ids`, a comma-separated list. */
  getProducts: defineCall({
    name: 'content.getProducts',
    method: 'GET',
    path: '/svc_content/catalog/products',
    query: v.object({ ids: productIdsInQuery }),
    answer: listOf(wireProduct, MAX_PRODUCT_IDS),
  }),
  /** `id` is the page's number or its identifier. */
  getPage: defineCall({
    name: 'content.getPage',
    method: 'GET',
    path: '/svc_content/cms/page/:id',
    params: v.object({ id: requiredText(200) }),
    answer: wirePage,
  }),
  /** An unpublished page, for anyone with its signed link. An invalid or expired link is `not_found`. */
  getPreview: defineCall({
    name: 'content.getPreview',
    method: 'GET',
    path: '/svc_content/cms/preview/:id',
    params: v.object({ id: requiredText(100) }),
    query: v.object({ key: requiredText(100) }),
    answer: wirePreview,
  }),
  getBlock: defineCall({
    name: 'content.getBlock',
    method: 'GET',
    path: '/svc_content/cms/block/:name',
    params: v.object({ name: requiredText(200) }),
    answer: wireContentBlock,
    cacheMs: 60 * MINUTE_MS,
  }),
  getHotDeals: defineCall({
    name: 'content.getHotDeals',
    method: 'GET',
    path: '/svc_content/hot/active',
    answer: v.object({ products: listOf(wireProduct, 500), hundoProductIds: listOf(entityNumber, 5_000) }),
    cacheMs: 5 * MINUTE_MS,
  }),
} as const;
