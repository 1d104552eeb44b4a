import * as v from 'valibot';
import { wireAddress } from './address.ts';
import { quantity, wireChosenOptions, wireItemMetadata } from './line-item.ts';
import { wireMoney, wireMoneyDifference } from './money.ts';
import {
  day,
  emptyList,
  entityNumber,
  id,
  lastDigits,
  listOf,
  moment,
  recordOf,
  storeId,
  text,
  wholeNumber,
} from './primitives.ts';
import { productType } from './product.ts';
import { wireRate } from './shipping.ts';

export const orderStatus = v.picklist(['new', 'payment_pending', 'published', 'payment_complete', 'payment_error']);

/** The ten totals (S3-order-03). */
export const wireTotals = v.object({
  grandTotalIncludingTax: wireMoneyDifference,
  grandTotalExcludingTax: wireMoneyDifference,
  tax: wireMoney,
  shipping: wireMoney,
  subtotal: wireMoney,
  discount: wireMoney,
  giftcards: wireMoney,
  itemTax: wireMoney,
  shippingTax: wireMoney,
  tariff: wireMoney,
});
export type WireTotals = v.InferOutput<typeof wireTotals>;

const orderItemEntries = {
  listItemId: id,
  productId: entityNumber,
  sku: text(100),
  name: text(300),
  type: productType,
  /** Not sent when placing the order: the backend knows it. */
  thumbnail: v.optional(text(500)),
  qty: quantity,
  price: wireMoney,
  rowTotal: wireMoney,
  options: wireChosenOptions,
  metadata: wireItemMetadata,
  configuration: v.optional(recordOf(text(2_000), 100)),
};

type OrderItemFields = v.InferOutput<v.ObjectSchema<typeof orderItemEntries, undefined>>;

export type WireOrderItem = OrderItemFields & { children: WireOrderItem[] };

const ORDER_ITEM_DEPTH = 3;

const orderItemNesting = (depth: number): v.GenericSchema<WireOrderItem> =>
  v.object({
    ...orderItemEntries,
    children: depth === 0 ? emptyList : listOf(orderItemNesting(depth - 1), 100),
  });

export const wireOrderItem = orderItemNesting(ORDER_ITEM_DEPTH);

export const wireBrowserInfo = recordOf(v.union([text(2_000), v.pipe(v.number(), v.finite()), v.boolean()]), 50);

export const wirePayment = v.object({
  paymentType: text(50),
  amount: wireMoney,
  adyenType: v.optional(text(50)),
  /** The display name of a store's own payment method; the store sets it. */
  methodName: v.optional(text(100)),
  /** Can be long: encrypted card fields, wallets' tokens. */
  transactionToken: v.optional(text(20_000)),
  transactionId: v.optional(text(100)),
  browserInfo: v.optional(wireBrowserInfo),
  authorizedPayPalAmount: v.optional(wireMoney),
  storedPaymentMethodId: v.optional(id),
  storesCard: v.optional(v.boolean()),
  cardBrand: v.optional(text(50)),
  cardLast4: v.optional(lastDigits),
});
export type WirePayment = v.InferOutput<typeof wirePayment>;

const orderEntries = {
  listId: id,
  storeId,
  items: listOf(wireOrderItem, 1_000),
  shippingMode: v.picklist(['fastest', 'fewestPackages']),
  shipping: listOf(wireRate, 1_000),
  totals: wireTotals,
  payment: wirePayment,
  giftcards: listOf(v.object({ code: text(100), balance: wireMoney, amount: wireMoney }), 20),
  comments: text(2_000),
  customer: v.object({ email: text(320), customerId: v.optional(id), groupId: wholeNumber(0, 1_000_000) }),
  meta: recordOf(text(1_000), 50),
};

/** An order to place, with both addresses. */
export const wireNewOrder = v.object({
  ...orderEntries,
  items: v.pipe(listOf(wireOrderItem, 1_000), v.minLength(1)),
  shippingAddress: v.optional(wireAddress),
  billingAddress: wireAddress,
});
export type WireNewOrder = v.InferOutput<typeof wireNewOrder>;

/** A number of pieces in an order. */
const pieces = wholeNumber(0, 10_000_000);

/** An order that the backend has stored (S3-order). */
export const wireOrder = v.object({
  ...orderEntries,
  orderId: id,
  status: orderStatus,
  /** ISO 8601, UTC. */
  createdAt: moment,
  /** Why the status is payment_error: `payment_error` or `three_ds`. */
  errors: v.optional(listOf(text(100), 10)),
  /** When it was cancelled; its status stays as it was. */
  cancelledAt: v.optional(moment),
  /** Fulfilment progress in pieces; only in responses to the shopper who placed the order. */
  fulfilment: v.optional(
    v.object({
      toShip: pieces,
      shipped: pieces,
      delivered: pieces,
      returned: pieces,
      returnable: pieces,
      /** The last day for returns, on the site's calendar; known once all packages have arrived. */
      returnableUntil: v.optional(day),
      packedAt: v.optional(moment),
    }),
  ),
  shippingAddress: v.optional(wireAddress),
  billingAddress: v.optional(wireAddress),
});
export type WireOrder = v.InferOutput<typeof wireOrder>;
