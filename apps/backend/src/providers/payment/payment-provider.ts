import type { Currency, Money } from '@ironcart/core';

/** What a payment is asked for. */
interface PaymentRequest {
  /** Sent again, it is the same payment: the provider answers what became of it. */
  readonly key: string;
  /** The merchant's own name for it: the order's id. */
  readonly reference: string;
  /** Stands for the card. */
  readonly token: string;
  readonly amount: Money;
  readonly currency: Currency;
}

/** What the provider knows of a payment. */
export interface Payment {
  readonly paymentId: string;
  /** `challenge`: the bank waits for the shopper (3-D Secure). */
  readonly status: 'challenge' | 'authorised' | 'captured' | 'refused' | 'voided';
  readonly refusal: string | undefined;
}

/** A notification after its signature was checked. */
interface PaymentNotification {
  readonly notificationId: string;
  /** The order's id. */
  readonly reference: string;
}

/** The provider does not answer, or with nonsense: what became of the payment is unknown until it is asked again. */
export class PaymentProviderUnavailableError extends Error {
  override readonly name = 'PaymentProviderUnavailableError';
}

/**
 * A payment provider as the checkout needs it. Every call may be repeated.
 * All but `readNotification` throw PaymentProviderUnavailableError when the outcome is unknown.
 */
export interface PaymentProvider {
  authorise(request: PaymentRequest): Promise<Payment>;
  capture(paymentId: string): Promise<Payment>;
  /** Lets go of what was held or taken. */
  void(paymentId: string): Promise<Payment>;
  /** What became of the payment of a key; undefined when the provider never heard of it. */
  find(key: string): Promise<Payment | undefined>;
  /** undefined: the signature is wrong, missing or too old. */
  readNotification(body: string, signature: string | null): PaymentNotification | undefined;
}
