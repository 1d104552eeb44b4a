import type { Transaction } from '../../db/transaction.ts';
import { withdrawExtraPayment } from '../extra-payment/withdraw-extra-payment.ts';

/**
 * Withdraws the payments due of a subscription, and returns the end of its paid period; a payment in progress counts as
 * paid. The subscription's row is locked, so that no payment is requested meanwhile.
 */
export const endPayments = async (
  transaction: Transaction,
  { orderId, productId }: { readonly orderId: string; readonly productId: number },
  at: Date,
): Promise<Date | undefined> => {
  const subscription = await transaction
    .selectFrom('subscriptions')
    .select('period_end')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  const open = await transaction
    .selectFrom('subscription_payments')
    .select(['extra_payment_id', 'period_start'])
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .where('settled_at', 'is', null)
    .orderBy('period_start')
    .executeTakeFirst();
  const isUnpaid = open !== undefined && (await withdrawExtraPayment(transaction, open.extra_payment_id, at));
  return isUnpaid ? open.period_start : subscription?.period_end;
};
