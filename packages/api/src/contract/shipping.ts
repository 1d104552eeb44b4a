import * as v from 'valibot';
import { wireAddress } from './address.ts';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { id, listOf, requiredText, storeId, text, wholeNumber } from './primitives.ts';
import { wireQuoteItem } from './quote-item.ts';

const rateEntries = {
  shippingCode: requiredText(100),
  rate: wireMoney,
  label: text(300),
  carrier: text(100),
  packageNumber: wholeNumber(1, 1_000),
};

/** `contents`: what the package holds, where the order has several. */
const wireQuotedRate = v.object({ ...rateEntries, contents: v.optional(text(1_000)) });

/** A shipping rate of an order (S3-rate). */
export const wireRate = v.object({ ...rateEntries, transactionId: id, selected: v.boolean() });
export type WireRate = v.InferOutput<typeof wireRate>;

/** `rates`: the order in as few packages as possible; `split`: the order split into packages (READINGS A13). */
export const wireRateQuote = v.object({
  rates: listOf(wireQuotedRate, 1_000),
  split: listOf(wireQuotedRate, 1_000),
  transactionId: id,
});
export type WireRateQuote = v.InferOutput<typeof wireRateQuote>;

/** svc_shipping: shipping rates. Its path never contains a site; the body contains `storeId` instead. */
export const shippingCalls = {
  getRates: defineCall({
    name: 'shipping.getRates',
    method: 'POST',
    path: '/svc_shipping/shipping/rates/get',
    isRepeatable: true,
    body: v.object({
      storeId,
      subtotalAmount: wireMoney,
      shippingAddress: v.object({ ...wireAddress.entries, address1: text(200) }),
      items: listOf(wireQuoteItem, 1_000),
      allowSplit: v.boolean(),
    }),
    answer: wireRateQuote,
    errors: { unknown_country: 422, invalid_address: 422, no_shipping_method: 422 },
    maxBodyBytes: 2_000_000,
  }),
} as const;
