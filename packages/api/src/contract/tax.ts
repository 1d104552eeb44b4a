import * as v from 'valibot';
import { wireAddress } from './address.ts';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { listOf, storeId, text } from './primitives.ts';
import { wireTaxItem } from './quote-item.ts';

export const wireTaxQuote = v.object({
  totalTaxAmount: wireMoney,
  summary: listOf(v.object({ label: text(200), taxAmount: wireMoney }), 200),
  shipping: v.object({ taxAmount: wireMoney }),
  vatResponse: v.optional(v.object({ valid: v.boolean() })),
  /** If present, the tax could not be computed and the amounts are meaningless. */
  error: v.optional(text(1_000)),
});
export type WireTaxQuote = v.InferOutput<typeof wireTaxQuote>;

/** svc_tax: the tax of an order (READINGS A7). */
export const taxCalls = {
  fetchTax: defineCall({
    name: 'tax.fetchTax',
    method: 'POST',
    path: '/svc_tax/tax/rates/fetch',
    isRepeatable: true,
    body: v.object({
      storeId,
      shippingAddress: wireAddress,
      shippingAmount: wireMoney,
      hundoDiscount: wireMoney,
      items: listOf(wireTaxItem, 1_000),
      vatNumber: v.optional(text(40)),
      eoriNumber: v.optional(text(40)),
    }),
    answer: wireTaxQuote,
    errors: { unknown_country: 422, invalid_address: 422 },
    maxBodyBytes: 2_000_000,
  }),
} as const;
