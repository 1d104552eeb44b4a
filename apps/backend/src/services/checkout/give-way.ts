import type { PlaceableOrder } from '@ironcart/api/codec';
import { PaymentProviderUnavailableError } from '../../providers/payment/payment-provider.ts';
import type { PaymentSource } from '../../providers/payment/payment-request.ts';
import { findLiveOrder, findOrderRow, type LiveOrder } from './order.reader.ts';
import { paymentMeansOf } from './payment-means.ts';
import { endWaitingOrder } from './settle-order.ts';
import type { SettlementContext } from './settle-payment.ts';

/** A new order of a list, and its payment source; undefined without one. */
export interface NewAttempt {
  readonly order: Pick<PlaceableOrder, 'storeId' | 'listId' | 'payment'>;
  readonly source: PaymentSource | undefined;
}

/** Whether a new attempt uses another means of payment than the order pending at the bank; a mere retry does not. */
const paysOtherwise = ({ payment_means }: LiveOrder, { order, source }: NewAttempt): boolean =>
  payment_means !== null &&
  (source !== undefined || order.payment.amount === 0) &&
  payment_means !== paymentMeansOf(source);

/**
 * Finds the order of a list that blocks a new attempt. An order waiting for the bank is given up if its shopper now
 * pays another way, unless its payment has succeeded or the provider does not respond, so that the shopper is never
 * charged twice. No row is locked during the provider's call; of several concurrent attempts, one gets the list.
 */
export const findRival = async (context: SettlementContext, attempt: NewAttempt): Promise<LiveOrder | undefined> => {
  const { storeId, listId } = attempt.order;
  const live = await findLiveOrder(context.db, storeId, listId);
  if (live?.status !== 'payment_pending' || !paysOtherwise(live, attempt)) return live;
  try {
    const row = await findOrderRow(context.db, live.order_id);
    if (row?.status === 'payment_pending') await endWaitingOrder(context, row);
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailableError)) throw error;
    context.logger.error({ reason: error.reason, orderId: live.order_id }, 'A waiting payment could not be voided yet');
  }
  return findLiveOrder(context.db, storeId, listId);
};
