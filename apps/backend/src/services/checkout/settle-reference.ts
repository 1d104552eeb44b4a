import { isExtraPaymentId } from '../extra-payment/extra-payment-id.ts';
import { settleExtraPayment } from '../extra-payment/settle-extra-payment.ts';
import { settleOrder } from './settle-order.ts';
import type { SettlementContext } from './settle-payment.ts';

/** Settles the order or additional payment with the merchant reference that a provider sent. */
export const settleReference = (context: SettlementContext, reference: string): Promise<void> =>
  isExtraPaymentId(reference) ? settleExtraPayment(context, reference) : settleOrder(context, reference);
