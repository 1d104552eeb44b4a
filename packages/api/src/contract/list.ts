import { longestListName } from '@ironcart/core/wishlist';
import * as v from 'valibot';
import { wireAddress } from './address.ts';
import { defineCall } from './define-call.ts';
import { quantity, wireChosenMetadata, wireChosenOptions, wireLineItem, wireNewLineItem } from './line-item.ts';
import { day, entityNumber, id, line, listOf, readableText, requiredLine, text, wholeNumber } from './primitives.ts';

/** Maximum number of lines in a list; the benchmark's largest cart has as many. */
export const MAX_LINES = 1_000;

export const listType = v.picklist(['cart', 'quote', 'sfl', 'buyNow', 'wishlist', 'registry', 'registryPurchase']);

const urlKey = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/));

const foundRegistry = {
  title: requiredLine(120),
  names: requiredLine(200),
  eventDate: day,
};

/** Details of a registry; only its owner receives the address. */
export const wireRegistryDetails = v.object({
  ...foundRegistry,
  message: v.optional(text(1_000)),
  shippingAddress: v.optional(wireAddress),
  /** Assigned by the server; ignored in requests. */
  urlKey: v.optional(urlKey),
});
export type WireRegistryDetails = v.InferOutput<typeof wireRegistryDetails>;

export const wireFoundRegistry = v.object({ ...foundRegistry, urlKey });
export type WireFoundRegistry = v.InferOutput<typeof wireFoundRegistry>;

export const wireRegistryGift = v.object({
  productId: entityNumber,
  name: text(1_000),
  qty: wholeNumber(1, 1_000_000),
  orderedAt: text(40),
  giver: v.optional(line(80)),
});
export type WireRegistryGift = v.InferOutput<typeof wireRegistryGift>;

const instant = text(40);

/** A customer's quote request; once it is priced, its lines have `fluidPrice`, and the quote an expiry. */
export const wireQuote = v.object({
  _id: id,
  note: text(2_000),
  items: listOf(wireLineItem, MAX_LINES),
  requestedAt: instant,
  validUntil: v.optional(instant),
  acceptedAt: v.optional(instant),
});
export type WireQuote = v.InferOutput<typeof wireQuote>;

/** Maximum number of quotes in a response, newest first. */
export const MOST_QUOTES = 50;

/** Maximum number of registries per search, and of gifts per registry. */
export const MOST_FOUND_REGISTRIES = 50;
export const MOST_GIFTS = 1_000;

export const wireListMetadata = v.object({
  isActive: v.boolean(),
  activeCartTs: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  email: v.optional(text(320)),
  isShared: v.optional(v.boolean()),
  rsAnonId: v.optional(text(100)),
  /** Name given by the owner, who may have several lists of this type. */
  name: v.optional(requiredLine(longestListName)),
  registry: v.optional(wireRegistryDetails),
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

/**
 * Errors of changes to a list: the product no longer exists, stock or a limit does not allow the quantity, or the list
 * is full.
 */
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
    query: v.object({ active: v.optional(v.picklist(['true', 'false'])), type: v.optional(listType) }),
    answer: listOf(wireList, 200),
  }),
  createList: defineCall({
    name: 'list.createList',
    method: 'POST',
    path: '/svc_list/lists',
    body: v.object({ type: listType, metadata: v.optional(wireListMetadataPatch) }),
    answer: wireList,
  }),
  /** Also returns a shared wishlist or registry to anyone who has its id, without its private fields. */
  getList: defineCall({
    name: 'list.getList',
    method: 'GET',
    path: '/svc_list/lists/:id',
    params: listParams,
    answer: wireList,
  }),
  /** A shared registry by its URL key, without its owner's address and e-mail. */
  getRegistry: defineCall({
    name: 'list.getRegistry',
    method: 'GET',
    path: '/svc_list/registries/:urlKey',
    params: v.object({ urlKey }),
    answer: wireList,
  }),
  /** Finds shared registries whose title and names contain all words. */
  searchRegistries: defineCall({
    name: 'list.searchRegistries',
    method: 'GET',
    path: '/svc_list/registries',
    query: v.object({ words: requiredLine(100) }),
    answer: listOf(wireFoundRegistry, MOST_FOUND_REGISTRIES),
  }),
  /** The purchases from a registry, newest first; for its owner. */
  getGifts: defineCall({
    name: 'list.getGifts',
    method: 'GET',
    path: '/svc_list/lists/:id/gifts',
    params: listParams,
    answer: listOf(wireRegistryGift, MOST_GIFTS),
  }),
  /** Requests a quote from staff for a list's current lines; for customers only. */
  requestQuote: defineCall({
    name: 'list.requestQuote',
    method: 'POST',
    path: '/svc_list/lists/:id/quotes',
    params: listParams,
    body: v.object({ note: readableText(2_000) }),
    answer: wireQuote,
    errors: { list_empty: 409, quotes_full: 409 },
  }),
  getQuotes: defineCall({
    name: 'list.getQuotes',
    method: 'GET',
    path: '/svc_list/quotes',
    answer: listOf(wireQuote, MOST_QUOTES),
  }),
  /** Adds a quote's lines to the cart at its prices, once and before it expires; returns the cart. */
  acceptQuote: defineCall({
    name: 'list.acceptQuote',
    method: 'POST',
    path: '/svc_list/quotes/:id/accept',
    params: listParams,
    answer: wireList,
    errors: { ...changeErrors, quote_not_priced: 409, quote_expired: 409, quote_accepted: 409 },
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
