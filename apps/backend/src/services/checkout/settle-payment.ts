import type { OrderStatus } from '@ironcart/core/order';
import type { Logger } from 'pino';
import { isDueAt } from '../../db/due.ts';
import type { Database } from '../../db/pool.ts';
import type { Payment } from '../../providers/payment/payment.ts';
import type { Payments } from '../../providers/payment/payments.ts';

export interface SettlementContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly payments: Payments;
  readonly threeDsTimeoutMs: number;
  /** How long a new payment is reserved for the process that makes it, in milliseconds. */
  readonly placementLeaseMs: number;
  readonly logger: Logger;
  /** The cause, for the audit trail: 'request <id>', 'job <name>', 'notification <id>'. */
  readonly cause: string;
}

/** Why a payment failed, with the specification's codes. */
export type PaymentFailure = 'payment_error' | 'three_ds';

/** A released payment of the provider, and how it was released. */
export interface Release {
  readonly paymentReference: string;
  readonly kind: 'refused' | 'voided';
}

/**
 * An order or an additional payment, with the writes of its payment's result. Every write is conditional, so that only
 * one of concurrent decisions takes effect.
 */
export interface Payable {
  readonly paymentKey: string;
  readonly status: OrderStatus;
  /** When an unanswered challenge expires; undefined without a challenge. */
  readonly challengeExpiresAt: Date | undefined;
  /** @returns whether it was still undecided */
  complete(captured: Payment): Promise<boolean>;
  awaitChallenge(payment: Payment, expiresAt: Date): Promise<void>;
  /** Fails it and marks its payment for voiding. @returns whether it was still undecided */
  fail(failure: PaymentFailure): Promise<boolean>;
  /** Records that the payment was released. @param release undefined if the provider does not know a payment */
  noteReleased(release: Release | undefined): Promise<void>;
  /** Whether it has failed in the meantime. */
  hasFailed(): Promise<boolean>;
}

/** Voids the payment of a failed payable, and records it (I5). */
export const releasePayment = async (
  { payments }: SettlementContext,
  payable: Payable,
  payment: Payment | undefined,
): Promise<void> => {
  const isHeld = payment?.status !== 'refused' && payment?.status !== 'voided';
  // For an unknown payment this closes the key, in case a request is still in progress.
  if (isHeld) await payments.void(payable.paymentKey);
  await payable.noteReleased(
    payment && { paymentReference: payment.paymentId, kind: isHeld ? ('voided' as const) : ('refused' as const) },
  );
};

/**
 * Fails an undecided payable and releases its payment; one that was decided in the meantime is unchanged.
 * @param payment undefined if the provider does not know one
 */
export const giveUp = async (
  context: SettlementContext,
  payable: Payable,
  payment: Payment | undefined,
  failure: PaymentFailure,
): Promise<void> => {
  if (await payable.fail(failure)) await releasePayment(context, payable, payment);
};

/** Captures and completes. If it failed in the meantime, the payment is released. */
const captureAndComplete = async (context: SettlementContext, payable: Payable, payment: Payment): Promise<void> => {
  const captured = payment.status === 'captured' ? payment : await context.payments.capture(payable.paymentKey);
  if (captured.status !== 'captured') return giveUp(context, payable, captured, 'payment_error');
  const isCompleted = await payable.complete(captured);
  if (!isCompleted && (await payable.hasFailed())) await releasePayment(context, payable, captured);
};

const applyToUndecided = async (
  context: SettlementContext,
  payable: Payable,
  payment: Payment,
  now: Date,
): Promise<void> => {
  switch (payment.status) {
    case 'authorised':
    case 'captured':
      return captureAndComplete(context, payable, payment);
    case 'challenge':
    case 'redirect':
      return payable.awaitChallenge(payment, new Date(now.getTime() + context.threeDsTimeoutMs));
    case 'unknown':
      // While the shopper is at the bank the result may still arrive; a new one has outlived its lease.
      return payable.status === 'new' ? giveUp(context, payable, payment, 'payment_error') : undefined;
    case 'refused':
    case 'voided': {
      const failure = payment.refusal === 'challenge_declined' ? 'three_ds' : 'payment_error';
      return giveUp(context, payable, payment, failure);
    }
  }
};

/**
 * Applies a payment's state to its payable. Accepts any state, in any order and repeatedly: a paid one stays paid, and
 * the payment of a failed one is released.
 */
export const settlePayment = async (context: SettlementContext, payable: Payable, payment: Payment): Promise<void> => {
  const now = context.now();
  switch (payable.status) {
    case 'published':
    case 'payment_complete':
      return;
    case 'payment_error':
      return releasePayment(context, payable, payment);
    case 'new':
    case 'payment_pending': {
      const { challengeExpiresAt } = payable;
      const isExpired = challengeExpiresAt !== undefined && isDueAt(challengeExpiresAt, now, context.threeDsTimeoutMs);
      if (isExpired && payment.status !== 'captured') return giveUp(context, payable, payment, 'three_ds');
      return applyToUndecided(context, payable, payment, now);
    }
  }
};

const waiting: ReadonlySet<Payment['status']> = new Set(['challenge', 'redirect', 'unknown']);

/**
 * Ends the wait for the bank: if the bank has decided, applies the payment's state, otherwise fails with `three_ds`. A
 * conditional update fails it before the payment is voided, so that an approval in between is refunded, and a
 * completion in between keeps its payment.
 * @throws PaymentProviderUnavailableError if the bank's decision is unknown and the wait continues, or if the payable
 * failed and the reconciler has to void its payment
 */
export const endWaiting = async (context: SettlementContext, payable: Payable): Promise<void> => {
  const payment = await context.payments.find(payable.paymentKey);
  await (payment && !waiting.has(payment.status)
    ? settlePayment(context, payable, payment)
    : giveUp(context, payable, payment, 'three_ds'));
};
