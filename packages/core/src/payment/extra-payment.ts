import type { Currency, Money } from '../money/money.ts';
import type { OrderStatus } from '../order/order.ts';
import type { StoreId } from '../site/site.ts';

/** Status of an extra payment: unpaid, waiting for the bank's challenge, or paid. */
export type ExtraPaymentStatus = 'due' | Extract<OrderStatus, 'payment_pending' | 'payment_complete'>;

/** An amount still due on an order after it was placed, such as additional freight for a corrected address. */
export interface ExtraPayment {
  readonly _id: string;
  readonly orderId: string;
  readonly storeId: StoreId;
  /** In minor units of the currency. */
  readonly amount: Money;
  readonly currency: Currency;
  /** The merchant's explanation, shown to the shopper. */
  readonly reason: string;
  readonly status: ExtraPaymentStatus;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}
