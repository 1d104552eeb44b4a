import type { Money, StoreId } from '@ironcart/core';
import { moneyFromWire } from '../../codec/money.ts';
import {
  newOrderToWire,
  orderFromWire,
  type PlaceableOrder,
  type Placement,
  placementFromWire,
  type StoredOrder,
} from '../../codec/order.ts';
import { checkoutCalls, IDEMPOTENCY_KEY_HEADER } from '../../contract/checkout.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** What is left of the five-for-five offer when the answer does not say (S9-promo-01). */
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

export interface PlaceOptions extends CallOptions {
  /** Names this attempt, 8 to 100 letters, digits, '-' or '_': sent again with the same order, it is the same attempt. */
  readonly idempotencyKey?: string | undefined;
}

export interface GiftCardBalance {
  /** As the store writes it. */
  readonly code: string;
  /** In minor units of the site's currency. */
  readonly balance: Money;
}

/** Orders, gift cards and the promotion status. */
export const createCheckoutService = (send: Send, siteStoreId: StoreId) => ({
  /**
   * Places the order, cleaned; asks for a captcha token of the action 'placeorder'. Never repeated by itself.
   * @throws ApiError with a code of `placementErrors`, or `idempotency_key_reused`; after `no_response` the order may
   * exist all the same.
   */
  place: async (order: PlaceableOrder, { idempotencyKey, ...options }: PlaceOptions = {}): Promise<Placement> =>
    placementFromWire(
      await send(checkoutCalls.placeOrder, {
        ...options,
        ...(idempotencyKey === undefined ? {} : { headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } }),
        body: newOrderToWire(order),
      }),
    ),
  /** What a gift card of the site's currency still holds. @throws ApiError `giftcard_not_exist`, `too_many_requests` */
  giftCard: async (code: string, options: CallOptions = {}): Promise<GiftCardBalance> => {
    const answer = await send(checkoutCalls.getGiftCard, { ...options, body: { code } });
    return { code: answer.code, balance: moneyFromWire(answer.balance) };
  },
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
