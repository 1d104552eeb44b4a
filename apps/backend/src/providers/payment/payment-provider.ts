import type { Currency, Money } from '@ironcart/core/money';
import type { PaymentMethod } from '@ironcart/core/payment';
import type { Payment } from './payment.ts';
import type { PaymentRequest } from './payment-request.ts';

/** A verified notification: a trigger to query the state of an order's payment. */
export interface PaymentNotification {
  readonly notificationId: string;
  /** The order's id. */
  readonly reference: string;
  /** The key of a refund that failed after `refund` had requested it: staff has to pay it. */
  readonly failedRefund?: string | undefined;
}

/** A raw notification. */
export interface ReceivedNotification {
  readonly body: string;
  readonly headers: Headers;
}

/** A full or partial refund of a captured payment. */
export interface RefundRequest {
  /** A UUID; a repeated request is the same refund. */
  readonly refundKey: string;
  /** In minor units of the payment's currency, above 0. */
  readonly amount: Money;
}

/** Thrown if the provider does not respond, or not meaningfully: the payment's state is unknown until it is queried. */
export class PaymentProviderUnavailableError extends Error {
  override readonly name = 'PaymentProviderUnavailableError';

  /** Its message and those of its causes, for a log line without a stack. */
  get reason(): string {
    const messages: string[] = [];
    for (let error: unknown = this; error instanceof Error; error = error.cause) messages.push(error.message);
    return messages.join(': ');
  }
}

/** The log field of an error: without a stack if a provider merely does not respond. */
export const loggedFault = (error: unknown): { readonly reason: string } | { readonly err: unknown } =>
  error instanceof PaymentProviderUnavailableError ? { reason: error.reason } : { err: error };

/**
 * The payment provider port of checkout. A payment is identified by its key, and every call is idempotent. All throw
 * PaymentProviderUnavailableError if the outcome is unknown.
 */
export interface PaymentProvider {
  /** 'sandbox', 'adyen', 'paypal', or the type of the store's own method. */
  readonly name: string;
  authorise(request: PaymentRequest): Promise<Payment>;
  /** Captures the whole authorized amount, once. Returns a payment in another state unchanged. */
  capture(key: string): Promise<Payment>;
  /**
   * Releases an authorization or refunds a captured amount; closes an unused key, so that a late request with it is
   * voided.
   */
  void(key: string): Promise<Payment>;
  /**
   * Refunds a part of a captured amount; refunds never exceed it.
   * @returns false if the provider refuses permanently, so that staff has to handle it
   */
  refund(key: string, request: RefundRequest): Promise<boolean>;
  /** The state of a key's payment; undefined if the provider does not know it. */
  find(key: string): Promise<Payment | undefined>;
  /**
   * Verifies a notification and records its content; returns an empty list if it is irrelevant.
   * @returns undefined if the signature is invalid, missing or expired
   */
  takeNotification(notification: ReceivedNotification): Promise<readonly PaymentNotification[] | undefined>;
}

/** A card stored at a provider for a customer. */
export interface KeptCard {
  readonly storedPaymentMethodId: string;
  /** The provider's code, as in 'visa'. */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
}

/** The market for which payment methods are listed. */
export interface PaymentMarket {
  /** The shipping country, ISO 3166-1 alpha-2. */
  readonly countryId: string;
  readonly currency: Currency;
  /** As in 'en-US'. */
  readonly locale: string;
}

/** A card provider's functions besides payments. */
export interface CardProvider extends PaymentProvider {
  /** In display order, cards first. */
  methods(market: PaymentMarket): Promise<readonly PaymentMethod[]>;
  /** A customer's stored cards, latest first. */
  storedCards(customerId: string): Promise<readonly KeptCard[]>;
  /**
   * Stores a token's card for a customer without a payment, once.
   * @returns undefined if the token is invalid, or the bank refuses the card
   */
  keepCard(customerId: string, token: string): Promise<KeptCard | undefined>;
  /** @returns whether the customer had that card */
  forgetCard(customerId: string, storedPaymentMethodId: string): Promise<boolean>;
}
