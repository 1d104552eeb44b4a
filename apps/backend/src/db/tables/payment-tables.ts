import type { Currency } from '@ironcart/core/money';
import type { OrderStatus } from '@ironcart/core/order';
import type { Generated } from 'kysely';
import type { PaymentStatus } from '../../providers/payment/payment.ts';
import type { Amount, Instant } from './column-types.ts';

/** Payments of orders, as known to the store and its providers. */
export interface PaymentTables {
  payment_events: {
    event_id: Generated<number>;
    order_id: string;
    kind: 'authorised' | 'challenged' | 'captured' | 'refused' | 'voided' | 'refunded';
    payment_reference: string | null;
    cause: string;
    happened_at: Instant;
  };
  extra_payments: {
    extra_payment_id: string;
    order_id: string;
    amount: Amount;
    currency: Currency;
    reason: string;
    created_at: Instant;
    told_at: Generated<Date | null>;
    withdrawn_at: Generated<Date | null>;
  };
  /** Subscriptions, by order and product. */
  subscriptions: {
    order_id: string;
    product_id: number;
    interval: string;
    price: Amount;
    counted_from: Instant;
    period_end: Instant;
    next_look_at: Instant;
    stored_payment_method_id: Generated<string | null>;
    ended_at: Generated<Date | null>;
    time_zone: Generated<string>;
    scheduled_at: Generated<Date | null>;
  };
  subscription_payments: {
    order_id: string;
    product_id: number;
    period_start: Instant;
    period_end: Instant;
    extra_payment_id: string;
    next_try_at: Instant;
    tried_at: Generated<Date | null>;
    asked_at: Generated<Date | null>;
    settled_at: Generated<Date | null>;
  };
  extra_payment_openings: { session_id: string; extra_payment_id: string; opened_at: Instant };
  extra_payment_attempts: {
    payment_key: string;
    extra_payment_id: string;
    payment_means: string;
    status: Generated<Exclude<OrderStatus, 'published'>>;
    failure: string | null;
    payment_reference: string | null;
    card_brand: string | null;
    card_last4: string | null;
    void_due: Generated<boolean>;
    created_at: Instant;
    updated_at: Instant;
    leased_until: Instant;
    challenge_expires_at: Date | null;
    changed_by: string;
  };
  provider_payments: {
    payment_key: string;
    /** 'adyen', 'paypal', or the type of the store's own payment method. */
    provider: string;
    reference: string;
    payment_id: string | null;
    capture_id: string | null;
    status: PaymentStatus;
    refusal: string | null;
    amount: Amount | null;
    currency: Currency | null;
    card_brand: string | null;
    card_last4: string | null;
    action: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  refunds: {
    refund_id: string;
    order_id: string;
    rma_number: string | null;
    payment_key: string | null;
    amount: Amount;
    status: 'due' | 'paid' | 'by_hand';
    created_at: Instant;
    settled_at: Date | null;
    next_try_at: Instant;
  };
  handled_notifications: { notification_id: string; handled_at: Instant };
}
