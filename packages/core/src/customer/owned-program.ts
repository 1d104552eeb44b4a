import type { Currency, Money } from '../money/index.ts';
import type { ChargedCard, SubscriptionPayment } from '../subscription/subscription-payment.ts';

/** A training program or other subscription that a customer has bought. */
export interface OwnedProgram {
  /** The program's product id. */
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  /** How a program is delivered, as in 'app' (S3-attr-08); undefined for another subscription. */
  readonly delivery?: string | undefined;
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
  /**
   * The next payment: its date (ISO 8601) and its price in minor units before tax; undefined: nothing more is charged.
   */
  readonly nextPayment?: { readonly at: string; readonly price: Money } | undefined;
  /** Payments after the first, newest first. */
  readonly payments?: readonly SubscriptionPayment[] | undefined;
  /** The card that is charged; null: no card, each payment is requested by e-mail; undefined: currently unknown. */
  readonly chargedCard?: ChargedCard | null | undefined;
}
