import { isDueAt } from '../../db/due.ts';
import type { Payment } from '../../providers/payment/payment.ts';
import { findOrderRow, findOrderState, type OrderRow } from './order.reader.ts';
import { awaitChallenge, failOrder, noteReleased, publishOrder } from './order.transactor.ts';
import {
  endWaiting,
  giveUp,
  type Payable,
  releasePayment,
  type SettlementContext,
  settlePayment,
} from './settle-payment.ts';

/** The fields of an order that concern its payment. */
export type PayableOrder = Pick<OrderRow, 'order_id' | 'status' | 'payment_key' | 'challenge_expires_at'>;

const payableOf = (context: SettlementContext, order: PayableOrder): Payable => {
  const { db, now, cause } = context;
  const orderId = order.order_id;
  return {
    paymentKey: order.payment_key,
    status: order.status,
    challengeExpiresAt: order.challenge_expires_at ?? undefined,
    complete: ({ paymentId, card }) =>
      publishOrder(db, orderId, { paymentReference: paymentId, card, now: now(), cause }),
    awaitChallenge: ({ paymentId }, expiresAt) =>
      awaitChallenge(db, orderId, { paymentReference: paymentId, expiresAt, now: now(), cause }),
    fail: (failure) => failOrder(db, orderId, { failure, isVoidDue: true, now: now(), cause }),
    noteReleased: (release) => noteReleased(db, orderId, { release, now: now(), cause }),
    hasFailed: async () => (await findOrderState(db, orderId))?.status === 'payment_error',
  };
};

/** Ends an order's wait for the bank, with `endWaiting`. */
export const endWaitingOrder = (context: SettlementContext, order: PayableOrder): Promise<void> =>
  endWaiting(context, payableOf(context, order));

/** Applies the provider's payment state to its order, with `settlePayment`. */
export const applyPayment = (context: SettlementContext, order: PayableOrder, payment: Payment): Promise<void> =>
  settlePayment(context, payableOf(context, order), payment);

/** Handles an order whose payment the provider does not know. */
const settleUnpaid = async (context: SettlementContext, order: OrderRow): Promise<void> => {
  const { db, cause } = context;
  const isFree = Number(order.payment_amount) === 0;
  if (order.status === 'new' && isFree) {
    await publishOrder(db, order.order_id, { paymentReference: null, now: context.now(), cause });
  } else if (order.status === 'new') {
    await giveUp(context, payableOf(context, order), undefined, 'payment_error');
  } else if (order.status === 'payment_error' && order.void_due) {
    await releasePayment(context, payableOf(context, order), undefined);
  }
};

/**
 * Updates an order to the state of its payment at the provider. A new order under lease is left to the process that
 * places it.
 */
export const settleOrder = async (context: SettlementContext, orderId: string): Promise<void> => {
  const order = await findOrderRow(context.db, orderId);
  if (!order) return;
  if (order.status === 'new' && !isDueAt(order.leased_until, context.now(), context.placementLeaseMs)) return;
  const payment = await context.payments.find(order.payment_key);
  await (payment ? applyPayment(context, order, payment) : settleUnpaid(context, order));
};

/** A settlement for what comes from outside of a checkout: a notification, a way back, a job. */
export interface OutsideContext extends SettlementContext {
  /** Tells the checkout on the server that waits for an order that its payment is decided. Does not reject. */
  readonly tellSession: (orderId: string) => Promise<void>;
}

/** Settles an order, and lets the checkout on the server that waits for it go on. */
export const settleFromOutside = async (context: OutsideContext, orderId: string): Promise<void> => {
  await settleOrder(context, orderId);
  await context.tellSession(orderId);
};
