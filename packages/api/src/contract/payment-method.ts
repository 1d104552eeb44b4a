import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { countryCode, id, lastDigits, listOf, requiredText, success, text, wholeNumber } from './primitives.ts';

/** Data that the browser needs for one of the store's own payment methods. */
const wireOwnMethod = v.variant('kind', [
  v.object({ kind: v.literal('redirect'), paymentType: requiredText(50) }),
  v.object({
    kind: v.literal('wallet'),
    paymentType: requiredText(50),
    /** The path of the module that renders the wallet's button. */
    script: v.pipe(requiredText(500), v.regex(/^\/(?!\/)/)),
  }),
]);

const wirePaymentMethod = v.object({
  /** The payment method's type as orders carry it in `adyenType`: 'scheme' for cards. */
  type: text(50),
  name: text(100),
  brands: v.optional(listOf(text(50), 30)),
  own: v.optional(wireOwnMethod),
});

/** A card stored by the provider (S3-customer-04). */
export const wireStoredPaymentMethod = v.object({
  storedPaymentMethodId: id,
  isDefault: v.boolean(),
  billingAddressId: v.nullable(id),
  cardExpYear: wholeNumber(2000, 2200),
  cardExpMonth: wholeNumber(1, 12),
  adyenType: text(50),
  brand: v.optional(text(50)),
  last4: v.optional(lastDigits),
});
export type WireStoredPaymentMethod = v.InferOutput<typeof wireStoredPaymentMethod>;

/** The payment methods of an order, and the browser's settings for them, which are public. */
export const wirePaymentMethods = v.object({
  paymentMethods: listOf(wirePaymentMethod, 50),
  /** The logged-in customer's cards; empty for a guest. */
  storedPaymentMethods: listOf(wireStoredPaymentMethod, 50),
  provider: v.optional(
    v.object({
      /**
       * The provider whose card form the browser shows; 'none': cards, and other methods of their provider, are
       * unavailable.
       */
      name: v.picklist(['sandbox', 'adyen', 'none']),
      clientKey: v.optional(text(200)),
      environment: v.optional(text(50)),
    }),
  ),
  /** Missing without a PayPal account. */
  paypal: v.optional(v.object({ clientId: requiredText(200), currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) })),
});
export type WirePaymentMethods = v.InferOutput<typeof wirePaymentMethods>;

/** svc_paymentmethod: the payment methods of a country, and a customer's stored cards. */
export const paymentMethodCalls = {
  getMethods: defineCall({
    name: 'paymentMethod.getMethods',
    method: 'GET',
    path: '/svc_paymentmethod/methods',
    query: v.object({ country: countryCode, locale: v.optional(text(20)) }),
    answer: wirePaymentMethods,
    /** The provider does not respond, and no other method is available; `Retry-After` contains the wait. */
    errors: { payment_methods_unavailable: 503 },
  }),
  /** Changes the fields in the body; the others stay. A new default replaces the previous one (S4-card-02). */
  updateMethod: defineCall({
    name: 'paymentMethod.updateMethod',
    method: 'PUT',
    path: '/svc_paymentmethod/methods',
    body: v.object({
      paymentMethod: v.object({ storedPaymentMethodId: id }),
      isDefault: v.optional(v.boolean()),
      billingAddressId: v.optional(id),
    }),
    answer: success,
    errors: { address_not_found: 422 },
  }),
  removeMethod: defineCall({
    name: 'paymentMethod.removeMethod',
    method: 'DELETE',
    path: '/svc_paymentmethod/methods/:id',
    params: v.object({ id }),
    answer: success,
  }),
} as const;
