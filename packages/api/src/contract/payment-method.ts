import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { countryCode, id, listOf, text, wholeNumber } from './primitives.ts';

const wirePaymentMethod = v.object({
  /** The payment method's type as orders carry it in `adyenType`: 'scheme' for cards. */
  type: text(50),
  name: text(100),
  brands: v.optional(listOf(text(50), 30)),
});

const wireStoredPaymentMethod = v.object({
  storedPaymentMethodId: id,
  isDefault: v.boolean(),
  billingAddressId: v.nullable(id),
  cardExpYear: wholeNumber(2000, 2200),
  cardExpMonth: wholeNumber(1, 12),
  adyenType: text(50),
});

/** svc_paymentmethod: how an order can be paid in a country. */
export const paymentMethodCalls = {
  getMethods: defineCall({
    name: 'paymentMethod.getMethods',
    method: 'GET',
    path: '/svc_paymentmethod/methods',
    query: v.object({ country: countryCode, locale: v.optional(text(20)) }),
    answer: v.object({
      paymentMethods: listOf(wirePaymentMethod, 50),
      storedPaymentMethods: listOf(wireStoredPaymentMethod, 50),
    }),
  }),
} as const;
