import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { entityNumber, id, listOf, requiredText, success, text, wholeNumber } from './primitives.ts';

const rfkid = requiredText(50);
const position = wholeNumber(1, 1_000_000);
const qty = wholeNumber(1, 10_000);

/** A shopper's action, reported to the search service (S7-calls-rfk-12 to 19). */
export const wireSearchEvent = v.variant('name', [
  /** Introduces a browser. */
  v.object({ name: v.literal('user') }),
  v.object({ name: v.literal('page_view') }),
  v.object({ name: v.literal('product_view'), productId: entityNumber }),
  v.object({ name: v.literal('add_to_cart'), productId: entityNumber, qty, price: v.optional(wireMoney) }),
  v.object({ name: v.literal('add_to_wishlist'), productId: entityNumber }),
  v.object({ name: v.literal('widget_appear'), rfkid, productIds: listOf(entityNumber, 100) }),
  v.object({ name: v.literal('widget_click'), rfkid, productId: entityNumber, position: v.optional(position) }),
  v.object({
    name: v.literal('order_confirm'),
    orderId: id,
    total: wireMoney,
    items: listOf(v.object({ productId: entityNumber, qty, price: wireMoney }), 1_000),
  }),
]);
export type WireSearchEvent = v.InferOutput<typeof wireSearchEvent>;

export const wireSearchEventBody = v.object({
  data: v.object({
    event: wireSearchEvent,
    context: v.object({
      /** The page on which it happened. */
      page: v.object({ uri: text(2_000) }),
      /** An anonymous id that the browser generated. */
      user: v.object({ user_id: requiredText(100) }),
    }),
  }),
});
export type WireSearchEventBody = v.InferOutput<typeof wireSearchEventBody>;

/** The target of the search token's `eventApiUrl`. */
export const reportSearchEvent = defineCall({
  name: 'search.reportEvent',
  method: 'POST',
  path: '/svc_search/events',
  needsSearchToken: true,
  body: wireSearchEventBody,
  answer: success,
  errors: { invalid_token: 401 },
});
