import type { StoreId } from '@ironcart/core';
import {
  newOrderToWire,
  orderFromWire,
  type PlaceableOrder,
  type Placement,
  placementFromWire,
  type StoredOrder,
} from '../../codec/order.ts';
import { checkoutCalls } from '../../contract/checkout.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** What is left of the five-for-five offer when the answer does not say (S9-five). */
const DEFAULT_REDEMPTIONS_REMAINING = 2;

export interface PromotionStatus {
  readonly fiveShipForFive: boolean;
  readonly fiveShipForFiveRemaining: number;
}

export interface OrderPageRequest {
  /** From 1. */
  readonly page?: number;
  readonly limit?: number;
}

/** Orders and the promotion status. */
export const createCheckoutService = (send: Send, siteStoreId: StoreId) => ({
  /**
   * Places the order, cleaned; asks for a captcha token of the action 'placeorder'. Never repeated by itself.
   * @throws ApiError with a code of `placementErrors`; after `no_response` the order may exist all the same.
   */
  place: async (order: PlaceableOrder, options: CallOptions = {}): Promise<Placement> =>
    placementFromWire(await send(checkoutCalls.placeOrder, { ...options, body: newOrderToWire(order) })),
  /** Of the client's site's store unless another is named. @throws ApiError `not_found` */
  order: async (
    id: string,
    { storeId = siteStoreId, ...options }: CallOptions & { readonly storeId?: StoreId } = {},
  ): Promise<StoredOrder> =>
    orderFromWire(await send(checkoutCalls.getOrder, { ...options, params: { id }, query: { storeId } })),
  /** The customer's orders, the newest first, and how many there are on all pages. */
  orders: async (
    { page = 1, limit = 10 }: OrderPageRequest = {},
    options: CallOptions = {},
  ): Promise<{ readonly orders: readonly StoredOrder[]; readonly count: number }> => {
    const answer = await send(checkoutCalls.getOrders, { ...options, query: { page, limit, view: 'customer' } });
    return { orders: answer.orders.map(orderFromWire), count: answer.count };
  },
  promotionStatus: async (email: string, options: CallOptions = {}): Promise<PromotionStatus> => {
    const answer = await send(checkoutCalls.getPromotionStatus, { ...options, body: { email } });
    return {
      fiveShipForFive: answer.fiveShipForFive,
      fiveShipForFiveRemaining: answer.fiveShipForFiveRemaining ?? DEFAULT_REDEMPTIONS_REMAINING,
    };
  },
});
