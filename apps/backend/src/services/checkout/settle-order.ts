import type { Logger } from 'pino';
import type { Database } from '../../db/pool.ts';
import type { Payment, PaymentProvider } from '../../providers/payment/payment-provider.ts';
import { findOrderRow, type OrderRow } from './order.reader.ts';
import { awaitChallenge, failOrder, noteReleased, publishOrder } from './order.transactor.ts';

export interface SettlementContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly payments: PaymentProvider;
  readonly threeDsTimeoutMs: number;
  readonly logger: Logger;
  /** Who or what settles, for the audit trail: 'request <id>', 'job <name>', 'notification <id>'. */
  readonly cause: string;
}

/** Tells the provider to let go of what a failed order still holds, and notes that it did (I5). */
const voidPayment = async ({ db, payments, now, cause }: SettlementContext, orderId: string, payment: Payment) => {
  const isHeld = payment.status !== 'refused' && payment.status !== 'voided';
  if (isHeld) await payments.void(payment.paymentId);
  const release = { paymentReference: payment.paymentId, kind: isHeld ? ('voided' as const) : ('refused' as const) };
  await noteReleased(db, orderId, { release, now: now(), cause });
};

const failAndVoid = async (
  context: SettlementContext,
  { order_id }: Pick<OrderRow, 'order_id'>,
  payment: Payment,
  failure: string,
): Promise<void> => {
  const isFailed = await failOrder(context.db, order_id, {
    failure,
    isVoidDue: true,
    now: context.now(),
    cause: context.cause,
  });
  if (isFailed) await voidPayment(context, order_id, payment);
};

/** Captures and publishes. An order that was given up meanwhile gets its money back instead. */
const captureAndPublish = async (
  context: SettlementContext,
  { order_id }: Pick<OrderRow, 'order_id'>,
  payment: Payment,
): Promise<void> => {
  const captured = payment.status === 'captured' ? payment : await context.payments.capture(payment.paymentId);
  if (captured.status !== 'captured') {
    await failAndVoid(context, { order_id }, captured, 'payment_error');
    return;
  }
  const isPublished = await publishOrder(context.db, order_id, {
    paymentReference: captured.paymentId,
    now: context.now(),
    cause: context.cause,
  });
  if (isPublished) return;
  const current = await findOrderRow(context.db, order_id);
  if (current?.status === 'payment_error') await voidPayment(context, order_id, captured);
};

/**
 * Applies what the provider says of a payment to its order. It may be told anything, in any order and any number of
 * times: a published order stays published, and money for a failed one goes back.
 */
export const applyPayment = async (
  context: SettlementContext,
  order: Pick<OrderRow, 'order_id' | 'status' | 'challenge_expires_at'>,
  payment: Payment,
): Promise<void> => {
  const now = context.now();
  switch (order.status) {
    case 'published':
    case 'payment_complete':
      return;
    case 'payment_error':
      return voidPayment(context, order.order_id, payment);
    case 'new':
    case 'payment_pending': {
      const isExpired = order.challenge_expires_at !== null && order.challenge_expires_at <= now;
      if (isExpired && payment.status !== 'captured') return failAndVoid(context, order, payment, 'three_ds');
      if (payment.status === 'authorised' || payment.status === 'captured') {
        return captureAndPublish(context, order, payment);
      }
      if (payment.status === 'challenge') {
        return awaitChallenge(context.db, order.order_id, {
          paymentReference: payment.paymentId,
          expiresAt: new Date(now.getTime() + context.threeDsTimeoutMs),
          now,
          cause: context.cause,
        });
      }
      const failure = order.status === 'payment_pending' ? 'three_ds' : 'payment_error';
      return failAndVoid(context, order, payment, failure);
    }
  }
};

/**
 * Brings one order to where its payment is, by asking the provider. A new order on lease is left to the process that
 * places it.
 */
export const settleOrder = async (context: SettlementContext, orderId: string): Promise<void> => {
  const order = await findOrderRow(context.db, orderId);
  if (!order) return;
  const now = context.now();
  if (order.status === 'new' && order.leased_until > now) return;
  const payment = await context.payments.find(order.payment_key);
  if (payment) return applyPayment(context, order, payment);
  if (order.status === 'new') {
    const isFree = Number(order.payment_amount) === 0;
    const { cause } = context;
    if (isFree) await publishOrder(context.db, orderId, { paymentReference: null, now, cause });
    else await failOrder(context.db, orderId, { failure: 'payment_error', isVoidDue: false, now, cause });
  }
  if (order.status === 'payment_error' && order.void_due) {
    await noteReleased(context.db, orderId, { release: undefined, now, cause: context.cause });
  }
};
