import type { StoreId } from '@ironcart/core/site';

/** An open payment of a subscription that requires an action. */
export interface OpenPayment {
  readonly extra_payment_id: string;
  readonly order_id: string;
  readonly product_id: number;
  readonly store_id: StoreId;
  readonly customer_id: string | null;
  /** The customer's current address; null for a guest. */
  readonly email: string | null;
  readonly document: unknown;
  readonly amount: string;
  readonly reason: string;
  readonly period_start: Date;
  readonly period_end: Date;
  /** The brand of the card that paid it. */
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly is_paid: boolean;
  /** Whether the subscription has ended or was cancelled meanwhile. */
  readonly is_over: boolean;
  /** Whether a card was refused. */
  readonly was_refused: boolean;
}
