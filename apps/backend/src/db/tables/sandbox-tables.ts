import type { Generated } from 'kysely';
import type { PaymentStatus } from '../../providers/payment/payment.ts';
import type { Amount, Instant } from './column-types.ts';

/** The sandbox's own payments: `apps/backend/src/providers/payment/sandbox`. */
export interface SandboxTables {
  pay_tokens: {
    token: string;
    kind: Generated<'card' | 'securityCode' | 'paypal'>;
    outcome: string;
    brand: string | null;
    last4: string | null;
    exp_month: number | null;
    exp_year: number | null;
    amount: Amount | null;
    currency: string | null;
    created_at: Instant;
  };
  pay_stored_cards: {
    card_id: string;
    shopper: string;
    outcome: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Instant;
    forgotten_at: Date | null;
  };
  pay_payments: {
    payment_id: string;
    idempotency_key: string;
    reference: string;
    token: string | null;
    method: Generated<string>;
    outcome: Generated<string>;
    source_digest: Generated<string>;
    brand: string | null;
    last4: string | null;
    keep_for: string | null;
    amount: Amount;
    currency: string;
    status: Exclude<PaymentStatus, 'unknown'>;
    refusal: string | null;
    captured: Generated<Amount>;
    notification_url: string;
    return_url: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  pay_refunds: { refund_key: string; payment_id: string; amount: Amount; created_at: Instant };
  pay_notifications: {
    notification_id: string;
    payment_id: string;
    body: string;
    created_at: Instant;
    delivered_at: Date | null;
    attempts: Generated<number>;
    next_attempt_at: Instant;
  };
}
