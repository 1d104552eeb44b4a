import type { Money } from '../money/index.ts';

/** A payment of a subscription after the first one. */
export interface SubscriptionPayment {
  /** Start of the period that it pays, ISO 8601. */
  readonly from: string;
  /** End of that period, ISO 8601. */
  readonly until: string;
  /** In minor units, with tax. */
  readonly amount: Money;
  /** The extra payment by which it is paid. */
  readonly extraPaymentId: string;
  /** When it was paid, ISO 8601. */
  readonly paidAt?: string | undefined;
  /** If it is not paid by then, the subscription ends, ISO 8601; only while it is due. */
  readonly dueUntil?: string | undefined;
  /** The card that paid it, as the provider's code: 'visa'. */
  readonly cardBrand?: string | undefined;
  readonly cardLast4?: string | undefined;
}

/** The customer's stored card that a subscription charges. */
export interface ChargedCard {
  readonly storedPaymentMethodId: string;
  /** The provider's code, as in 'visa'. */
  readonly brand: string;
  readonly last4: string;
}
