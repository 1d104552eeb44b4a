import type { Money } from '@ironcart/core/money';
import type { OrderStage, OrderStatus, Tracking } from '@ironcart/core/order';
import type { StoreId } from '@ironcart/core/site';
import { moneyFromWire } from '../../codec/money.ts';
import {
  newOrderToWire,
  orderFromWire,
  type PlaceableOrder,
  type Placement,
  placementFromWire,
  type StoredOrder,
} from '../../codec/order.ts';
import { trackingFromWire } from '../../codec/tracking.ts';
import { withoutUndefined } from '../../codec/without-undefined.ts';
import { checkoutCalls, IDEMPOTENCY_KEY_HEADER } from '../../contract/checkout.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The redemptions left of the five-for-five offer if the response does not contain them (S9-promo-01). */
const DEFAULT_REDEMPTIONS_REMAINING = 2;

export interface PromotionStatus {
  readonly fiveShipForFive: boolean;
  readonly fiveShipForFiveRemaining: number;
}

export interface OrderPageRequest {
  /** From 1. */
  readonly page?: number;
  readonly limit?: number;
  /** A part of the order's number, or of the name or SKU of one of its items, in any case. */
  readonly search?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly stage?: OrderStage | undefined;
}

/** A page of the customer's orders. */
export interface OrderPage {
  readonly orders: readonly StoredOrder[];
  /** The number of all matching orders. */
  readonly count: number;
  /** The number of the customer's orders on each other site, regardless of the search. */
  readonly elsewhere: readonly { readonly storeId: StoreId; readonly count: number }[];
}

export interface PlaceOptions extends CallOptions {
  /**
   * Identifies this attempt: 8 to 100 letters, digits, '-' or '_'. The same key with the same order repeats the attempt
   * and returns its response.
   */
  readonly idempotencyKey?: string | undefined;
}

export interface GiftCardBalance {
  /** The code in the store's notation. */
  readonly code: string;
  /** The remaining amount in minor units of the site's currency. */
  readonly balance: Money;
}

/** Orders, gift cards and the promotion status. */
export const createCheckoutService = (send: Send, siteStoreId: StoreId) => ({
  /**
   * Places an order, with a captcha token for the action 'placeorder'. Removes display-only data. Never retried
   * automatically.
   * @throws ApiError with a code of `placementErrors`, or `idempotency_key_reused`; after `no_response` the order may
   *   exist nevertheless.
   */
  place: async (order: PlaceableOrder, { idempotencyKey, ...options }: PlaceOptions = {}): Promise<Placement> =>
    placementFromWire(
      await send(checkoutCalls.placeOrder, {
        ...options,
        ...(idempotencyKey === undefined ? {} : { headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } }),
        body: newOrderToWire(order),
      }),
    ),
  /** The balance of a gift card in the site's currency. @throws ApiError `giftcard_not_exist`, `too_many_requests` */
  giftCard: async (code: string, options: CallOptions = {}): Promise<GiftCardBalance> => {
    const answer = await send(checkoutCalls.getGiftCard, { ...options, body: { code } });
    return { code: answer.code, balance: moneyFromWire(answer.balance) };
  },
  /** Returns an order; `storeId` defaults to that of the client's site. @throws ApiError `not_found` */
  order: async (
    id: string,
    { storeId = siteStoreId, ...options }: CallOptions & { readonly storeId?: StoreId } = {},
  ): Promise<StoredOrder> =>
    orderFromWire(await send(checkoutCalls.getOrder, { ...options, params: { id }, query: { storeId } })),
  /**
   * Grants this session access to an order for a day, to return items and track its packages, by the order's number and
   * e-mail address. @throws ApiError `not_found` if either is wrong, `too_many_requests`
   */
  openOrder: async (
    { orderId, email, storeId = siteStoreId }: { orderId: string; email: string; storeId?: StoreId },
    options: CallOptions = {},
  ): Promise<void> => {
    await send(checkoutCalls.openOrder, { ...options, body: { orderId, storeId, email } });
  },
  /** The packages of an order that this session placed or opened. @throws ApiError `not_found` */
  tracking: async (
    id: string,
    { storeId = siteStoreId, ...options }: CallOptions & { readonly storeId?: StoreId } = {},
  ): Promise<Tracking> =>
    trackingFromWire(await send(checkoutCalls.getTracking, { ...options, params: { id }, query: { storeId } })),
  /**
   * Cancels an order that this session or its customer placed, and refunds it.
   * @throws ApiError `not_cancellable` after it is packed, `not_found`
   */
  cancel: async (
    id: string,
    { storeId = siteStoreId, ...options }: CallOptions & { readonly storeId?: StoreId } = {},
  ): Promise<{ readonly orderId: string; readonly cancelledAt: string }> =>
    send(checkoutCalls.cancelOrder, { ...options, params: { id }, body: { storeId } }),
  /**
   * A page of the customer's matching orders, newest first, with the number of all matching orders and of those on
   * other sites.
   */
  orders: async (
    { page = 1, limit = 10, ...filter }: OrderPageRequest = {},
    options: CallOptions = {},
  ): Promise<OrderPage> => {
    const answer = await send(checkoutCalls.getOrders, {
      ...options,
      query: { page, limit, view: 'customer', ...withoutUndefined(filter) },
    });
    return { ...answer, orders: answer.orders.map(orderFromWire) };
  },
  promotionStatus: async (email: string, options: CallOptions = {}): Promise<PromotionStatus> => {
    const answer = await send(checkoutCalls.getPromotionStatus, { ...options, body: { email } });
    return {
      fiveShipForFive: answer.fiveShipForFive,
      fiveShipForFiveRemaining: answer.fiveShipForFiveRemaining ?? DEFAULT_REDEMPTIONS_REMAINING,
    };
  },
});
