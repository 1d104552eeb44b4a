import { orderStages } from '@ironcart/core/order';
import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { orderStatus, wireBrowserInfo, wireNewOrder, wireOrder } from './order.ts';
import {
  email,
  id,
  listOf,
  moment,
  requiredText,
  storeId,
  storeIdText,
  text,
  wholeNumber,
  wholeNumberText,
} from './primitives.ts';
import { wireTracking } from './shipment.ts';

/**
 * The error codes of a refused order, as in the specification (S8-err-order), with the HTTP status of the response.
 * `inventory_error` lists the SKUs in its message; `order_already_published` has `placedBeforeDetails`; `payment_error`
 * may have the message 'cvv_required' or 'amount_mismatch'.
 */
export const placementErrors = {
  giftcard_balance_error: 409,
  giftcard_not_exist: 409,
  order_already_published: 409,
  inventory_error: 409,
  wrong_tax_total: 409,
  wrong_discount: 409,
  wrong_grandtotal: 409,
  wrong_payment_amount: 409,
  shipping_rate: 409,
  wrong_shipping_total: 409,
  wrong_shipping_rate: 409,
  shipping_method_not_found: 409,
  shipping_method_not_valid: 409,
  wrong_product_price: 409,
  pickup_disabled: 409,
  trial_used: 409,
  payment_error: 402,
  three_ds: 402,
  invalid_address: 422,
  list_not_found: 404,
} as const;

/**
 * Header with a key from the caller that identifies one attempt to place an order. The same key with the same body
 * returns the first response again; with another body it is refused as `idempotency_key_reused`.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

export const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/));

export type PlacementErrorType = keyof typeof placementErrors;

/** The `details` of `order_already_published`: the order that was placed from the list. */
export const placedBeforeDetails = v.object({ orderId: id });

export const wirePlacement = v.object({
  orderId: id,
  storeId,
  status: orderStatus,
  payment: v.object({
    /** Data for the provider's script in the browser, if a challenge is required. */
    transactionToken: v.optional(text(20_000)),
    transactionId: v.optional(text(100)),
    browserInfo: v.optional(wireBrowserInfo),
  }),
});
export type WirePlacement = v.InferOutput<typeof wirePlacement>;

/** svc_checkout: orders and the promotion status; svc_gc: gift cards. */
export const checkoutCalls = {
  getPromotionStatus: defineCall({
    name: 'checkout.getPromotionStatus',
    method: 'POST',
    path: '/svc_checkout/promotion/status',
    isRepeatable: true,
    body: v.object({ email }),
    answer: v.object({
      fiveShipForFive: v.boolean(),
      /** Default: 2 (S9). */
      fiveShipForFiveRemaining: v.optional(wholeNumber(0, 1_000)),
    }),
  }),
  /** The balance of a gift card in the site's currency. The code is in the body, so that it does not appear in logs. */
  getGiftCard: defineCall({
    name: 'checkout.getGiftCard',
    method: 'POST',
    path: '/svc_gc/giftcard',
    body: v.object({ code: requiredText(100) }),
    answer: v.object({ code: text(100), balance: wireMoney }),
    errors: { giftcard_not_exist: 404 },
  }),
  placeOrder: defineCall({
    name: 'checkout.placeOrder',
    method: 'POST',
    path: '/svc_checkout/order',
    body: wireNewOrder,
    answer: wirePlacement,
    errors: { ...placementErrors, idempotency_key_reused: 409 },
    captcha: 'placeorder',
    takesIdempotencyKey: true,
    maxBodyBytes: 2_000_000,
  }),
  getOrder: defineCall({
    name: 'checkout.getOrder',
    method: 'GET',
    path: '/svc_checkout/order/:id',
    params: v.object({ id }),
    query: v.object({ storeId: storeIdText }),
    answer: wireOrder,
  }),
  /**
   * Grants the session access to an order for a day, to return items and track its packages. A wrong number, a wrong
   * e-mail address and another store's order all return `not_found`.
   */
  openOrder: defineCall({
    name: 'checkout.openOrder',
    method: 'POST',
    path: '/svc_checkout/order/open',
    isRepeatable: true,
    body: v.object({ orderId: id, storeId, email }),
    answer: v.object({ orderId: id, storeId }),
  }),
  /** An order's packages, for the shopper who placed it or was granted access to it. */
  getTracking: defineCall({
    name: 'checkout.getTracking',
    method: 'GET',
    path: '/svc_checkout/order/:id/shipments',
    params: v.object({ id }),
    query: v.object({ storeId: storeIdText }),
    answer: wireTracking,
  }),
  /**
   * Cancels one of the session's orders before anything is packed: releases its stock and refunds the payment.
   * Idempotent.
   */
  cancelOrder: defineCall({
    name: 'checkout.cancelOrder',
    method: 'POST',
    path: '/svc_checkout/order/:id/cancellation',
    isRepeatable: true,
    params: v.object({ id }),
    body: v.object({ storeId }),
    answer: v.object({ orderId: id, cancelledAt: moment }),
    errors: { not_cancellable: 409 },
  }),
  /**
   * The customer's orders, newest first; `count` is the number of all matching orders. `search` is a part of the
   * order's number, or of the name or SKU of one of its items, in any case. `elsewhere` counts the orders on other
   * sites.
   */
  getOrders: defineCall({
    name: 'checkout.getOrders',
    method: 'GET',
    path: '/svc_checkout/order',
    query: v.object({
      page: v.optional(wholeNumberText(1, 100_000), 1),
      limit: v.optional(wholeNumberText(1, 100), 10),
      /** The requested view. This store ignores the value and always returns the customer's orders. */
      view: v.optional(text(50), 'customer'),
      search: v.optional(text(100)),
      status: v.optional(orderStatus),
      stage: v.optional(v.picklist(orderStages)),
    }),
    answer: v.object({
      orders: listOf(wireOrder, 100),
      count: wholeNumber(0, 100_000_000),
      elsewhere: v.optional(listOf(v.object({ storeId, count: wholeNumber(0, 100_000_000) }), 100), []),
    }),
  }),
} as const;
