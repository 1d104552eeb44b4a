import type { Logger } from 'pino';
import type { Database } from '../../db/pool.ts';
import type { Payment } from '../../providers/payment/payment.ts';
import type { Payments } from '../../providers/payment/payments.ts';
import { findOrderRow, type OrderRow } from './order.reader.ts';
import { awaitChallenge, failOrder, noteReleased, publishOrder } from './order.transactor.ts';

export interface SettlementContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly payments: Payments;
  readonly threeDsTimeoutMs: number;
  readonly logger: Logger;
  /** Who or what settles, for the audit trail: 'request <id>', 'job <name>', 'notification <id>'. */
  readonly cause: string;
}

/** An order as far as its payment is concerned. */
export type PayableOrder = Pick<OrderRow, 'order_id' | 'status' | 'payment_key' | 'challenge_expires_at'>;

/** Tells the provider to let go of what a failed order still holds, and notes that it did (I5). */
const voidPayment = async (
  { db, payments, now, cause }: SettlementContext,
  { order_id, payment_key }: PayableOrder,
  payment: Payment | undefined,
): Promise<void> => {
  const isHeld = payment?.status !== 'refused' && payment?.status !== 'voided';
  // Of a payment that the provider never heard of this closes the key, for a request that is still under way.
  if (isHeld) await payments.void(payment_key);
  const release = payment && {
    paymentReference: payment.paymentId,
    kind: isHeld ? ('voided' as const) : ('refused' as const),
  };
  await noteReleased(db, order_id, { release, now: now(), cause });
};

/**
 * Gives an order up that is not decided yet, and its money back; one that was decided meanwhile stays as it is.
 * @param payment undefined where the provider never heard of one
 */
export const giveUpOrder = async (
  context: SettlementContext,
  order: PayableOrder,
  payment: Payment | undefined,
  failure: 'payment_error' | 'three_ds',
): Promise<void> => {
  const { db, now, cause } = context;
  const isFailed = await failOrder(db, order.order_id, { failure, isVoidDue: true, now: now(), cause });
  if (isFailed) await voidPayment(context, order, payment);
};

/** Captures and publishes. An order that was given up meanwhile gets its money back instead. */
const captureAndPublish = async (context: SettlementContext, order: PayableOrder, payment: Payment): Promise<void> => {
  const { db, payments, now, cause } = context;
  const captured = payment.status === 'captured' ? payment : await payments.capture(order.payment_key);
  if (captured.status !== 'captured') {
    await giveUpOrder(context, order, captured, 'payment_error');
    return;
  }
  const isPublished = await publishOrder(db, order.order_id, {
    paymentReference: captured.paymentId,
    card: captured.card,
    now: now(),
    cause,
  });
  if (isPublished) return;
  const current = await findOrderRow(db, order.order_id);
  if (current?.status === 'payment_error') await voidPayment(context, order, captured);
};

/**
 * Applies what the provider says of a payment to its order. It may be told anything, in any order and any number of
 * times: a published order stays published, and money for a failed one goes back.
 */
export const applyPayment = async (
  context: SettlementContext,
  order: PayableOrder,
  payment: Payment,
): Promise<void> => {
  const now = context.now();
  switch (order.status) {
    case 'published':
    case 'payment_complete':
      return;
    case 'payment_error':
      return voidPayment(context, order, payment);
    case 'new':
    case 'payment_pending': {
      const isExpired = order.challenge_expires_at !== null && order.challenge_expires_at <= now;
      if (isExpired && payment.status !== 'captured') return giveUpOrder(context, order, payment, 'three_ds');
      return applyToUndecided(context, order, payment, now);
    }
  }
};

const applyToUndecided = async (
  context: SettlementContext,
  order: PayableOrder,
  payment: Payment,
  now: Date,
): Promise<void> => {
  switch (payment.status) {
    case 'authorised':
    case 'captured':
      return captureAndPublish(context, order, payment);
    case 'challenge':
    case 'redirect':
      return awaitChallenge(context.db, order.order_id, {
        paymentReference: payment.paymentId,
        expiresAt: new Date(now.getTime() + context.threeDsTimeoutMs),
        now,
        cause: context.cause,
      });
    case 'unknown':
      // While the shopper is at the bank its word may still come; a new order has waited out its lease.
      return order.status === 'new' ? giveUpOrder(context, order, payment, 'payment_error') : undefined;
    case 'refused':
    case 'voided': {
      const failure = payment.refusal === 'challenge_declined' ? 'three_ds' : 'payment_error';
      return giveUpOrder(context, order, payment, failure);
    }
  }
};

/** Deals with an order whose payment the provider never heard of. */
const settleUnpaid = async (context: SettlementContext, order: OrderRow): Promise<void> => {
  const { db, cause } = context;
  const isFree = Number(order.payment_amount) === 0;
  if (order.status === 'new' && isFree) {
    await publishOrder(db, order.order_id, { paymentReference: null, now: context.now(), cause });
  } else if (order.status === 'new') {
    await giveUpOrder(context, order, undefined, 'payment_error');
  } else if (order.status === 'payment_error' && order.void_due) {
    await voidPayment(context, order, undefined);
  }
};

/**
 * Brings one order to where its payment is, by asking the provider. A new order on lease is left to the process that
 * places it.
 */
export const settleOrder = async (context: SettlementContext, orderId: string): Promise<void> => {
  const order = await findOrderRow(context.db, orderId);
  if (!order) return;
  if (order.status === 'new' && order.leased_until > context.now()) return;
  const payment = await context.payments.find(order.payment_key);
  await (payment ? applyPayment(context, order, payment) : settleUnpaid(context, order));
};
