import type { OrderStatus } from '@ironcart/core';
import type { Logger } from 'pino';
import type { Database } from '../../db/pool.ts';
import type { Payment } from '../../providers/payment/payment.ts';
import type { Payments } from '../../providers/payment/payments.ts';

export interface SettlementContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly payments: Payments;
  readonly threeDsTimeoutMs: number;
  readonly logger: Logger;
  /** Who or what settles, for the audit trail: 'request <id>', 'job <name>', 'notification <id>'. */
  readonly cause: string;
}

/** Why something was not paid, in the specification's words. */
export type PaymentFailure = 'payment_error' | 'three_ds';

/** A payment of the provider's that was let go of, and how. */
export interface Release {
  readonly paymentReference: string;
  readonly kind: 'refused' | 'voided';
}

/**
 * Something that one payment pays, an order or an extra payment, and how the store keeps what became of it. Every write
 * is conditional: of two that decide at once, one does.
 */
export interface Payable {
  readonly paymentKey: string;
  readonly status: OrderStatus;
  /** When an unanswered challenge counts as failed; undefined where there is none. */
  readonly challengeExpiresAt: Date | undefined;
  /** @returns whether it was still undecided */
  complete(captured: Payment): Promise<boolean>;
  awaitChallenge(payment: Payment, expiresAt: Date): Promise<void>;
  /** Gives it up, with a void due. @returns whether it was still undecided */
  fail(failure: PaymentFailure): Promise<boolean>;
  /** Notes that it holds no money any more. @param release undefined where the provider never heard of a payment */
  noteReleased(release: Release | undefined): Promise<void>;
  /** Whether it has failed by now. */
  hasFailed(): Promise<boolean>;
}

/** Tells the provider to let go of what a failed payable still holds, and notes that it did (I5). */
export const releasePayment = async (
  { payments }: SettlementContext,
  payable: Payable,
  payment: Payment | undefined,
): Promise<void> => {
  const isHeld = payment?.status !== 'refused' && payment?.status !== 'voided';
  // Of a payment that the provider never heard of this closes the key, for a request that is still under way.
  if (isHeld) await payments.void(payable.paymentKey);
  await payable.noteReleased(
    payment && { paymentReference: payment.paymentId, kind: isHeld ? ('voided' as const) : ('refused' as const) },
  );
};

/**
 * Gives up what is not decided yet, and its money back; what was decided meanwhile stays as it is.
 * @param payment undefined where the provider never heard of one
 */
export const giveUp = async (
  context: SettlementContext,
  payable: Payable,
  payment: Payment | undefined,
  failure: PaymentFailure,
): Promise<void> => {
  if (await payable.fail(failure)) await releasePayment(context, payable, payment);
};

/** Captures and completes. What was given up meanwhile gets its money back instead. */
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
      // While the shopper is at the bank its word may still come; what is new has waited out its lease.
      return payable.status === 'new' ? giveUp(context, payable, payment, 'payment_error') : undefined;
    case 'refused':
    case 'voided': {
      const failure = payment.refusal === 'challenge_declined' ? 'three_ds' : 'payment_error';
      return giveUp(context, payable, payment, failure);
    }
  }
};

/**
 * Applies what the provider says of a payment to what it pays. It may be told anything, in any order and any number of
 * times: what is paid stays paid, and money for what failed goes back.
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
      const isExpired = challengeExpiresAt !== undefined && challengeExpiresAt <= now;
      if (isExpired && payment.status !== 'captured') return giveUp(context, payable, payment, 'three_ds');
      return applyToUndecided(context, payable, payment, now);
    }
  }
};

const waiting: ReadonlySet<Payment['status']> = new Set(['challenge', 'redirect', 'unknown']);

/**
 * Brings what waits at the bank to its end: where the bank has decided it goes where its payment is, anything else is
 * given up with three_ds. It is given up before its payment is voided, by a conditional update: what the bank approves
 * in between is paid back, and what was completed in between keeps its money.
 * @throws PaymentProviderUnavailableError when nobody knows whether the bank has decided, and it waits on; or when it
 *   was given up, and its payment is left to the reconciler
 */
export const endWaiting = async (context: SettlementContext, payable: Payable): Promise<void> => {
  const payment = await context.payments.find(payable.paymentKey);
  await (payment && !waiting.has(payment.status)
    ? settlePayment(context, payable, payment)
    : giveUp(context, payable, payment, 'three_ds'));
};
