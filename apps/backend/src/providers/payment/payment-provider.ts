import type { Currency, Money } from '@ironcart/core/money';
import type { PaymentMethod } from '@ironcart/core/payment';
import type { Payment } from './payment.ts';
import type { PaymentRequest } from './payment-request.ts';

/** A notification after its signature was checked: a reason to ask what became of an order's payment. */
export interface PaymentNotification {
  readonly notificationId: string;
  /** The order's id. */
  readonly reference: string;
}

/** A notification as it came. */
export interface ReceivedNotification {
  readonly body: string;
  readonly headers: Headers;
}

/** A part of a captured payment, or the whole of it, that is to be paid back. */
export interface RefundRequest {
  /** A UUID. Sent again, it is the same refund. */
  readonly refundKey: string;
  /** In minor units of the payment's currency, above 0. */
  readonly amount: Money;
}

/** The provider does not answer, or with nonsense: what became of the payment is unknown until it is asked again. */
export class PaymentProviderUnavailableError extends Error {
  override readonly name = 'PaymentProviderUnavailableError';

  /** Its message and those of its causes, for a log line without a stack. */
  get reason(): string {
    const messages: string[] = [];
    for (let error: unknown = this; error instanceof Error; error = error.cause) messages.push(error.message);
    return messages.join(': ');
  }
}

/** The field under which the log shows an error: without a stack where a provider merely does not answer. */
export const loggedFault = (error: unknown): { readonly reason: string } | { readonly err: unknown } =>
  error instanceof PaymentProviderUnavailableError ? { reason: error.reason } : { err: error };

/**
 * A payment provider as the checkout needs it. A payment is named by its key, and every call may be repeated: it
 * happens once. All throw PaymentProviderUnavailableError when the outcome is unknown.
 */
export interface PaymentProvider {
  /** 'sandbox', 'adyen', 'paypal', or the type of a method of the store's own. */
  readonly name: string;
  authorise(request: PaymentRequest): Promise<Payment>;
  /** Takes what is held, once, and the whole of it. A payment in another state is answered as it is. */
  capture(key: string): Promise<Payment>;
  /**
   * Lets go of what is held and pays back what was taken; closes a key that was never used, so that a request under it
   * that comes late is answered as voided.
   */
  void(key: string): Promise<Payment>;
  /**
   * Pays back a part of what was taken; what is paid back of a payment is never more than was taken.
   * @returns false where the provider refuses it for good, so that people have to see to it
   */
  refund(key: string, request: RefundRequest): Promise<boolean>;
  /** What became of the payment of a key; undefined when the provider never heard of it. */
  find(key: string): Promise<Payment | undefined>;
  /**
   * Checks a message's signature and notes what it tells; empty when that is nothing of interest.
   * @returns undefined where the signature is wrong, missing or too old
   */
  takeNotification(notification: ReceivedNotification): Promise<readonly PaymentNotification[] | undefined>;
}

/** A card that a provider keeps for a customer. */
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

/** For whom the ways to pay are listed. */
export interface PaymentMarket {
  /** Where the goods go, ISO 3166-1 alpha-2. */
  readonly countryId: string;
  readonly currency: Currency;
  /** As in 'en-US'. */
  readonly locale: string;
}

/** What a provider of cards offers beside payments. */
export interface CardProvider extends PaymentProvider {
  /** Cards first, in the order in which they are shown. */
  methods(market: PaymentMarket): Promise<readonly PaymentMethod[]>;
  /** The cards kept for a customer, the latest first. */
  storedCards(customerId: string): Promise<readonly KeptCard[]>;
  /**
   * Keeps the card of a token for a customer without a payment, once.
   * @returns undefined where the token stands for no card, or its bank refuses it
   */
  keepCard(customerId: string, token: string): Promise<KeptCard | undefined>;
  /** @returns whether the customer had that card */
  forgetCard(customerId: string, storedPaymentMethodId: string): Promise<boolean>;
}
