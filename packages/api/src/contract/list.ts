import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { quantity, wireChosenMetadata, wireChosenOptions, wireLineItem, wireNewLineItem } from './line-item.ts';
import { id, listOf, text } from './primitives.ts';

/** Maximum number of lines in a list; the benchmark's largest cart has as many. */
export const MAX_LINES = 1_000;

export const listType = v.picklist(['cart', 'quote', 'sfl', 'buyNow', 'wishlist', 'registry', 'registryPurchase']);

const wireListMetadata = v.object({
  isActive: v.boolean(),
  activeCartTs: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  email: v.optional(text(320)),
  isShared: v.optional(v.boolean()),
});

export const wireListMetadataPatch = v.partial(wireListMetadata);
export type WireListMetadataPatch = v.InferOutput<typeof wireListMetadataPatch>;

/** A list (S3-list). */
export const wireList = v.object({
  _id: id,
  type: listType,
  items: listOf(wireLineItem, MAX_LINES),
  messages: listOf(text(1_000), 100),
  metadata: wireListMetadata,
});
export type WireList = v.InferOutput<typeof wireList>;

const listParams = v.object({ id });
const itemParams = v.object({ id, itemId: id });

/** Errors of changes to a list: the product is gone, stock or a limit does not allow the quantity, the list is full. */
const changeErrors = {
  product_not_found: 404,
  invalid_item: 422,
  quantity_unavailable: 409,
  list_full: 409,
  list_inactive: 409,
} as const;

/** svc_list: carts and the other lists. Each change returns the whole list. */
export const listCalls = {
  getActiveLists: defineCall({
    name: 'list.getActiveLists',
    method: 'GET',
    path: '/svc_list/lists',
    query: v.object({ active: v.optional(v.picklist(['true', 'false'])) }),
    answer: listOf(wireList, 200),
  }),
  createList: defineCall({
    name: 'list.createList',
    method: 'POST',
    path: '/svc_list/lists',
    body: v.object({ type: listType, metadata: v.optional(wireListMetadataPatch) }),
    answer: wireList,
  }),
  /** Also returns a shared wishlist or registry to anybody who has its id, without its private fields. */
  getList: defineCall({
    name: 'list.getList',
    method: 'GET',
    path: '/svc_list/lists/:id',
    params: listParams,
    answer: wireList,
  }),
  removeList: defineCall({
    name: 'list.removeList',
    method: 'DELETE',
    path: '/svc_list/lists/:id',
    params: listParams,
    answer: wireList,
  }),
  /** Changes the fields in the body; the others stay. */
  setMetadata: defineCall({
    name: 'list.setMetadata',
    method: 'PUT',
    path: '/svc_list/lists/:id/metadata',
    params: listParams,
    body: wireListMetadataPatch,
    answer: wireList,
  }),
  addItems: defineCall({
    name: 'list.addItems',
    method: 'POST',
    path: '/svc_list/lists/:id/items',
    params: listParams,
    body: v.object({ items: v.pipe(listOf(wireNewLineItem, 100), v.minLength(1)) }),
    answer: wireList,
    errors: changeErrors,
  }),
  /** Removes the given items; without ids, all items. */
  removeItems: defineCall({
    name: 'list.removeItems',
    method: 'DELETE',
    path: '/svc_list/lists/:id/items',
    params: listParams,
    body: v.optional(v.object({ listItemIds: v.optional(listOf(id, MAX_LINES)) })),
    answer: wireList,
  }),
  updateItem: defineCall({
    name: 'list.updateItem',
    method: 'PUT',
    path: '/svc_list/lists/:id/items/:itemId',
    params: itemParams,
    body: v.partial(
      v.object({
        qty: quantity,
        options: wireChosenOptions,
        metadata: wireChosenMetadata,
        children: listOf(wireNewLineItem, 100),
      }),
    ),
    answer: wireList,
    errors: { ...changeErrors, item_not_found: 404 },
  }),
  removeItem: defineCall({
    name: 'list.removeItem',
    method: 'DELETE',
    path: '/svc_list/lists/:id/items/:itemId',
    params: itemParams,
    answer: wireList,
    errors: { item_not_found: 404 },
  }),
} as const;
