import * as v from 'valibot';

/** A payment as the provider's HTTP interface shows it. */
export const wirePayment = v.object({
  paymentId: v.string(),
  status: v.picklist(['challenge', 'authorised', 'captured', 'refused', 'voided']),
  refusal: v.nullable(v.string()),
});
export type WirePayment = v.InferOutput<typeof wirePayment>;

export const wirePaymentRequest = v.object({
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** Decimal text with two decimals. */
  amount: v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/)),
  currency: v.picklist(['USD', 'CAD', 'AUD', 'EUR', 'GBP']),
  notificationUrl: v.pipe(v.string(), v.url()),
});
export type WirePaymentRequest = v.InferOutput<typeof wirePaymentRequest>;

export const wireNotification = v.object({
  id: v.string(),
  type: v.picklist(['payment.authorised', 'payment.refused']),
  paymentId: v.string(),
  reference: v.string(),
});
export type WireNotification = v.InferOutput<typeof wireNotification>;
