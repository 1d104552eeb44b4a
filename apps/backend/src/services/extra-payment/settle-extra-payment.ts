import { isDueAt, isDueBy } from '../../db/due.ts';
import type { Payment } from '../../providers/payment/payment.ts';
import { loggedFault } from '../../providers/payment/payment-provider.ts';
import {
  endWaiting,
  giveUp,
  type Payable,
  releasePayment,
  type SettlementContext,
  settlePayment,
} from '../checkout/settle-payment.ts';
import { type AttemptRow, readAttempt } from './extra-payment.reader.ts';
import { awaitAttempt, completeAttempt, failAttempt, noteAttemptReleased } from './extra-payment.transactor.ts';

/** Maximum number of attempts per run. */
const batch = 100;

const payableOf = ({ db, now, cause }: SettlementContext, attempt: AttemptRow): Payable => {
  const key = attempt.payment_key;
  const change = () => ({ now: now(), cause });
  return {
    paymentKey: key,
    status: attempt.status,
    challengeExpiresAt: attempt.challenge_expires_at ?? undefined,
    complete: (captured) => completeAttempt(db, key, captured, change()),
    awaitChallenge: ({ paymentId }, expiresAt) => awaitAttempt(db, key, { paymentId, expiresAt, ...change() }),
    fail: (failure) => failAttempt(db, key, failure, change()),
    noteReleased: (release) => noteAttemptReleased(db, key, release, change()),
    hasFailed: async () => (await readAttempt(db, key))?.status === 'payment_error',
  };
};

/** Applies a payment's state at the provider to its attempt: see `settlePayment`. */
export const applyToAttempt = (context: SettlementContext, attempt: AttemptRow, payment: Payment): Promise<void> =>
  settlePayment(context, payableOf(context, attempt), payment);

/** Ends an attempt's wait for the bank, with `endWaiting`. */
export const endWaitingAttempt = (context: SettlementContext, attempt: AttemptRow): Promise<void> =>
  endWaiting(context, payableOf(context, attempt));

/** Updates an attempt to the state of its payment at the provider; a new one under lease is left to its process. */
const settleAttempt = async (context: SettlementContext, attempt: AttemptRow): Promise<void> => {
  const { status, leased_until, void_due, payment_key } = attempt;
  if (status === 'new' && !isDueAt(leased_until, context.now(), context.placementLeaseMs)) return;
  const payment = await context.payments.find(payment_key);
  if (payment) return applyToAttempt(context, attempt, payment);
  const payable = payableOf(context, attempt);
  if (status === 'new') return giveUp(context, payable, undefined, 'payment_error');
  if (void_due) return releasePayment(context, payable, undefined);
};

const selectAttempts = ({ db }: SettlementContext) =>
  db.selectFrom('extra_payment_attempts').selectAll().orderBy('created_at').limit(batch);

/** Updates the active attempts of an extra payment to the state of their payments. */
export const settleExtraPayment = async (context: SettlementContext, extraPaymentId: string): Promise<void> => {
  const attempts = await selectAttempts(context)
    .where('extra_payment_id', '=', extraPaymentId)
    .where((where) => where.or([where('status', 'in', ['new', 'payment_pending']), where('void_due', '=', true)]))
    .execute();
  for (const attempt of attempts) await settleAttempt(context, attempt);
};

/**
 * Settles all due attempts: those of dead processes, expired challenges, and payments that were not released. Several
 * processes may run it concurrently.
 */
export const reconcileExtraPayments = async (context: SettlementContext): Promise<void> => {
  const now = context.now();
  const due = await selectAttempts(context)
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'new'), isDueBy('leased_until', now, context.placementLeaseMs)]),
        where.and([
          where('status', '=', 'payment_pending'),
          isDueBy('challenge_expires_at', now, context.threeDsTimeoutMs),
        ]),
        where('void_due', '=', true),
      ]),
    )
    .execute();
  for (const attempt of due) {
    try {
      await settleAttempt(context, attempt);
    } catch (error) {
      const { extra_payment_id: extraPaymentId } = attempt;
      context.logger.error(
        { ...loggedFault(error), extraPaymentId },
        'An extra payment could not be settled; it stays due',
      );
    }
  }
};
