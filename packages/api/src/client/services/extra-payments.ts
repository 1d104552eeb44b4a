import type { ExtraPayment, ExtraPaymentStatus, OrderPayment, StoreId } from '@ironcart/core';
import { extraPaymentFromWire } from '../../codec/extra-payment.ts';
import { paymentToWire } from '../../codec/order.ts';
import { extraPaymentCalls } from '../../contract/extra-payment.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** What paying came to. */
export interface ExtraPaymentOutcome {
  readonly _id: string;
  readonly status: ExtraPaymentStatus;
  /** What the provider's script in the browser goes on with, where the bank asks the shopper. */
  readonly payment: Pick<OrderPayment, 'transactionToken' | 'transactionId'>;
}

/** What the shopper's orders still cost after they were placed. */
export const createExtraPaymentService = (send: Send, siteStoreId: StoreId) => ({
  /** Of one order, the oldest first. @throws ApiError `not_found` */
  list: async (
    orderId: string,
    { storeId = siteStoreId, ...options }: CallOptions & { readonly storeId?: StoreId } = {},
  ): Promise<readonly ExtraPayment[]> => {
    const answer = await send(extraPaymentCalls.getExtraPayments, { ...options, query: { orderId, storeId } });
    return answer.map(extraPaymentFromWire);
  },
  /** @throws ApiError `not_found` */
  get: async (id: string, options: CallOptions = {}): Promise<ExtraPayment> =>
    extraPaymentFromWire(await send(extraPaymentCalls.getExtraPayment, { ...options, params: { id } })),
  /**
   * Never repeated by itself; after `no_response` it may be paid all the same: ask `get`.
   * @param payment its amount is the one that is due
   * @throws ApiError `payment_error` and `three_ds` where it is refused, `wrong_payment_amount`, `extra_payment_complete`,
   * or `extra_payment_pending` while another attempt is under way
   */
  pay: (id: string, payment: OrderPayment, options: CallOptions = {}): Promise<ExtraPaymentOutcome> =>
    send(extraPaymentCalls.payExtraPayment, { ...options, params: { id }, body: { payment: paymentToWire(payment) } }),
});
