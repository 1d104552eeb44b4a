import type { Currency, Money } from '../money/index.ts';

/** A payment of a subscription after the first one. */
export interface SubscriptionPayment {
  /** First moment of the period that it pays, ISO 8601. */
  readonly from: string;
  /** End of that period, ISO 8601. */
  readonly until: string;
  /** In minor units, with tax. */
  readonly amount: Money;
  /** The extra payment by which it is paid. */
  readonly extraPaymentId: string;
  /** When it was paid, ISO 8601. */
  readonly paidAt?: string | undefined;
  /** Unpaid until then, the subscription ends, ISO 8601; only while it is due. */
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

/** A training program that a customer has bought. */
export interface OwnedProgram {
  /** The program's product id. */
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  /** How it is delivered, as in 'app' (S3-attr-08). */
  readonly delivery: string;
  /** The latest order that contains it. */
  readonly orderId: string;
  /** When that order was placed, ISO 8601. */
  readonly boughtAt: string;
  /** Price paid, per interval for a subscription; without tax. */
  readonly price: Money;
  readonly currency: Currency;
  /** The interval of its subscription payments; undefined: paid once. */
  readonly subscriptionInterval?: string | undefined;
  /** When the customer cancelled the subscription, ISO 8601. */
  readonly cancelledAt?: string | undefined;
  /** End of the paid period, ISO 8601: a subscription that was cancelled or not paid ends then. */
  readonly endsAt?: string | undefined;
  /** The next payment: when, ISO 8601, and its price in minor units before tax; undefined: nothing more is charged. */
  readonly nextPayment?: { readonly at: string; readonly price: Money } | undefined;
  /** Payments after the first, newest first. */
  readonly payments?: readonly SubscriptionPayment[] | undefined;
  /** The card that is charged; null: none, a mail asks for each payment; undefined: not known at the moment. */
  readonly chargedCard?: ChargedCard | null | undefined;
}
