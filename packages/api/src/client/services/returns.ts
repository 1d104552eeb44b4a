import type { ReturnAuthorization, ReturnableLine, ReturnedItem } from '@ironcart/core/return';
import type { Photo } from '@ironcart/core/review';
import type { StoreId } from '@ironcart/core/site';
import { returnFromWire } from '../../codec/return.ts';
import { returnCalls } from '../../contract/return.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** A request to return items of an order. */
export interface NewReturn {
  readonly orderId: string;
  readonly items: readonly Pick<ReturnedItem, 'listItemId' | 'qty' | 'reason'>[];
  readonly comments?: string | undefined;
  /** Ids of photos uploaded before. */
  readonly photoIds?: readonly string[] | undefined;
  /** Default: the store of the client's site. */
  readonly storeId?: StoreId | undefined;
}

/** The returnable lines of an order, and the deadline. */
export interface ReturnableOrder {
  /** All lines, with the quantity of each that can still be returned. */
  readonly lines: readonly ReturnableLine[];
  /**
   * The last day for returns, on the site's calendar: '2026-12-24'. Undefined without a limit, and until all packages
   * have arrived.
   */
  readonly until: string | undefined;
}

/** Returns of the shopper's own orders. */
export const createReturnService = (send: Send, siteStoreId: StoreId) => ({
  /** The lines of a placed order that can still be returned, and the deadline. @throws ApiError `not_found` */
  returnable: async (
    orderId: string,
    { storeId = siteStoreId, ...options }: CallOptions & { readonly storeId?: StoreId } = {},
  ): Promise<ReturnableOrder> => {
    const answer = await send(returnCalls.getReturnable, { ...options, params: { id: orderId }, query: { storeId } });
    return { lines: answer.items, until: answer.returnableUntil };
  },
  /**
   * @throws ApiError `not_found`, `returns_not_offered` on a site without returns, `return_period_over` with the last
   *   day, or `not_shipped` or `not_returnable` with the line and its returnable quantity
   */
  create: async (
    { orderId, items, comments = '', photoIds = [], storeId = siteStoreId }: NewReturn,
    options: CallOptions = {},
  ): Promise<ReturnAuthorization> =>
    returnFromWire(
      await send(returnCalls.createReturn, {
        ...options,
        body: {
          orderId,
          storeId,
          comments,
          photoIds: [...photoIds],
          items: items.map(({ listItemId, qty, reason }) => ({ listItemId, qty, reason })),
        },
      }),
    ),
  /** Uploads a photo for a return of an order: the file in base64. @throws ApiError `not_found`, `unusable_photo` */
  addPhoto: (
    {
      orderId,
      file,
      storeId = siteStoreId,
    }: { readonly orderId: string; readonly file: string; readonly storeId?: StoreId },
    options: CallOptions = {},
  ): Promise<Photo> => send(returnCalls.addPhoto, { ...options, body: { orderId, storeId, file } }),
  /** A page of the customer's returns, newest first, and the number of all returns. `page` counts from 1. */
  list: async (
    { page = 1, limit = 10 }: { readonly page?: number; readonly limit?: number } = {},
    options: CallOptions = {},
  ): Promise<{ readonly returns: readonly ReturnAuthorization[]; readonly count: number }> => {
    const answer = await send(returnCalls.getReturns, { ...options, query: { page, limit } });
    return { returns: answer.returns.map(returnFromWire), count: answer.count };
  },
  /** @throws ApiError `not_found` */
  get: async (rmaNumber: string, options: CallOptions = {}): Promise<ReturnAuthorization> =>
    returnFromWire(await send(returnCalls.getReturn, { ...options, params: { id: rmaNumber } })),
});
