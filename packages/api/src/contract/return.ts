import { returnReasons, returnStatuses } from '@ironcart/core/return';
import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { quantity } from './line-item.ts';
import { wireMoney } from './money.ts';
import { PHOTO_BODY_BYTES, wirePhoto, wirePhotoFile, wirePhotoIds, wirePhotos } from './photo.ts';
import {
  day,
  entityNumber,
  id,
  listOf,
  moment,
  storeId,
  storeIdText,
  text,
  wholeNumber,
  wholeNumberText,
} from './primitives.ts';

/** Maximum number of lines in an order. */
const MAX_LINES = 1_000;

const lineEntries = { listItemId: id, productId: entityNumber, sku: text(100), name: text(300) };

const wireReturnReason = v.picklist(returnReasons);

/** A return authorization; its number and date of issue are printed (S2-cond-13). */
export const wireReturnAuthorization = v.object({
  rmaNumber: id,
  orderId: id,
  storeId,
  status: v.picklist(returnStatuses),
  /** ISO 8601, UTC. */
  dateIssued: moment,
  items: listOf(v.object({ ...lineEntries, qty: quantity, reason: wireReturnReason }), MAX_LINES),
  comments: text(2_000),
  photos: wirePhotos,
  /** When it arrived at the store: ISO 8601, UTC. */
  receivedAt: v.optional(moment),
  refundedAt: v.optional(moment),
  /** Refunded amount. */
  refund: v.optional(wireMoney),
});
export type WireReturnAuthorization = v.InferOutput<typeof wireReturnAuthorization>;

export const wireReturnableLine = v.object({
  ...lineEntries,
  /**
   * The ordered quantity, the part of it that is still to be shipped, and the shipped part that is not in any return.
   */
  qty: quantity,
  waitingQty: wholeNumber(0, 10_000),
  returnableQty: wholeNumber(0, 10_000),
});

/** A request to return items; each line at most once. */
export const wireNewReturn = v.object({
  orderId: id,
  storeId,
  items: v.pipe(
    listOf(v.object({ listItemId: id, qty: quantity, reason: wireReturnReason }), MAX_LINES),
    v.minLength(1),
    v.check(
      (items) => new Set(items.map(({ listItemId }) => listItemId)).size === items.length,
      'A line stands there twice',
    ),
  ),
  comments: v.optional(text(2_000), ''),
  photoIds: wirePhotoIds,
});

/** svc_rma: returns, visible only to the shopper who placed the order. */
export const returnCalls = {
  /**
   * The lines of a placed order with their returnable quantities, and the last day for returns on the site's calendar,
   * once it is known; afterwards nothing can be returned.
   */
  getReturnable: defineCall({
    name: 'return.getReturnable',
    method: 'GET',
    path: '/svc_rma/order/:id',
    params: v.object({ id }),
    query: v.object({ storeId: storeIdText }),
    answer: v.object({
      orderId: id,
      storeId,
      items: listOf(wireReturnableLine, MAX_LINES),
      returnableUntil: v.optional(day),
    }),
  }),
  createReturn: defineCall({
    name: 'return.createReturn',
    method: 'POST',
    path: '/svc_rma/rma',
    body: wireNewReturn,
    answer: wireReturnAuthorization,
    /**
     * The details of `not_returnable` and `not_shipped` (pieces that have not left the store) contain the line's
     * `listItemId` and `returnableQty`; those of `return_period_over` the last day as `returnableUntil`.
     */
    errors: {
      returns_not_offered: 409,
      not_returnable: 409,
      not_shipped: 409,
      return_period_over: 409,
      unknown_photo: 422,
    },
  }),
  /** Uploads a photo for a return of an order that the session can access; it is stored for a day until it is used. */
  addPhoto: defineCall({
    name: 'return.addPhoto',
    method: 'POST',
    path: '/svc_rma/photo',
    body: v.object({ orderId: id, storeId, file: wirePhotoFile }),
    answer: wirePhoto,
    errors: { unusable_photo: 422 },
    maxBodyBytes: PHOTO_BODY_BYTES,
  }),
  /** The customer's returns, newest first; `count` is the number of all returns. */
  getReturns: defineCall({
    name: 'return.getReturns',
    method: 'GET',
    path: '/svc_rma/rma',
    query: v.object({
      page: v.optional(wholeNumberText(1, 100_000), 1),
      limit: v.optional(wholeNumberText(1, 100), 10),
    }),
    answer: v.object({ returns: listOf(wireReturnAuthorization, 100), count: wholeNumber(0, 100_000_000) }),
  }),
  getReturn: defineCall({
    name: 'return.getReturn',
    method: 'GET',
    path: '/svc_rma/rma/:id',
    params: v.object({ id }),
    answer: wireReturnAuthorization,
  }),
} as const;
