import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import {
  countryCode,
  entityNumber,
  finiteNumber,
  id,
  listOf,
  sitePath,
  storeId,
  success,
  wholeNumber,
} from './primitives.ts';

const keyed = { id };

/** A shopper's event. A purchase is reported by its order number only, because the store has its amounts. */
export const wireAnalyticsEvent = v.variant('name', [
  v.object({ name: v.literal('page_view'), ...keyed }),
  v.object({ name: v.literal('product_view'), ...keyed, productId: entityNumber }),
  v.object({
    name: v.literal('add_to_cart'),
    ...keyed,
    productId: entityNumber,
    qty: wholeNumber(1, 1_000_000),
    /** Omitted if the line has none. */
    price: v.optional(finiteNumber(0, 100_000_000)),
  }),
  v.object({ name: v.literal('checkout_step'), ...keyed, step: wholeNumber(0, 10) }),
  v.object({ name: v.literal('purchase'), ...keyed, orderId: id }),
  v.object({ name: v.literal('default_shipping_address_set'), ...keyed, countryId: countryCode }),
]);
export type WireAnalyticsEvent = v.InferOutput<typeof wireAnalyticsEvent>;

/** The events on one page of a browser. */
export const wireAnalyticsReport = v.object({
  storeId,
  /** Id of the browser; identifies no person. */
  visitor: id,
  path: sitePath,
  events: listOf(wireAnalyticsEvent, 20),
});
export type WireAnalyticsReport = v.InferOutput<typeof wireAnalyticsReport>;

/** svc_analytics: the store's own analytics collector. */
export const analyticsCalls = {
  /** Stores the events that the consent cookie permits; each event once by its id, and each purchase once by its order. */
  report: defineCall({
    name: 'analytics.report',
    method: 'POST',
    path: '/svc_analytics/events',
    body: wireAnalyticsReport,
    answer: success,
  }),
} as const;
