import * as v from 'valibot';
import { paymentRefusals } from '../payment.ts';

/** A payment in the provider's HTTP API. */
export const wirePayment = v.object({
  paymentId: v.string(),
  status: v.picklist(['challenge', 'redirect', 'authorised', 'captured', 'refused', 'voided']),
  refusal: v.nullable(v.picklist(paymentRefusals)),
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
});
export type WirePayment = v.InferOutput<typeof wirePayment>;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** With the store's length limit; whether the token exists is checked later. */
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000));

const source = v.variant('kind', [
  v.object({ kind: v.literal('card'), token, storesCard: v.boolean() }),
  v.object({ kind: v.literal('storedCard'), storedPaymentMethodId: name, securityCodeToken: v.optional(token) }),
  v.object({ kind: v.literal('redirect'), type: name }),
  v.object({ kind: v.literal('wallet'), type: name, token }),
]);
export type WireSource = v.InferOutput<typeof source>;

/** Decimal text with two decimals. */
const amountText = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/));
const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

export const wirePaymentRequest = v.object({
  reference: name,
  source,
  amount: amountText,
  currency: currencyCode,
  /** Owner of stored cards: the merchant's id of the shopper. */
  shopper: v.optional(name),
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(2_000)),
  notificationUrl: v.pipe(v.string(), v.url()),
});
export type WirePaymentRequest = v.InferOutput<typeof wirePaymentRequest>;

/** A refund of a captured payment. */
export const wireRefund = v.object({ amount: amountText });

/** The amount that the wallet's window asks the shopper to approve. */
export const walletRequest = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d{1,10}(\.\d{1,2})?$/)),
  currency: currencyCode,
});
export type WalletRequest = v.InferOutput<typeof walletRequest>;

export const wireNotification = v.object({
  id: v.string(),
  type: v.picklist(['payment.authorised', 'payment.refused']),
  paymentId: v.string(),
  reference: v.string(),
});
export type WireNotification = v.InferOutput<typeof wireNotification>;

export const wireStoredCard = v.object({
  storedPaymentMethodId: v.string(),
  brand: v.string(),
  last4: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
});
export type WireStoredCard = v.InferOutput<typeof wireStoredCard>;

/** A card to store without a payment. */
export const wireCardToKeep = v.object({ token });

export const wireStoredCards = v.array(wireStoredCard);
export type WireStoredCards = v.InferOutput<typeof wireStoredCards>;
