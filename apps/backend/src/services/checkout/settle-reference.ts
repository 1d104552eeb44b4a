import { isExtraPaymentId } from '../extra-payment/extra-payment-id.ts';
import { settleExtraPayment } from '../extra-payment/settle-extra-payment.ts';
import { settleOrder } from './settle-order.ts';
import type { SettlementContext } from './settle-payment.ts';

/** Settles what a provider names by the merchant's own reference: an order, or an extra payment of one. */
export const settleReference = (context: SettlementContext, reference: string): Promise<void> =>
  isExtraPaymentId(reference) ? settleExtraPayment(context, reference) : settleOrder(context, reference);
