import type { OrderPayment } from '@ironcart/core/order';
import type { ExtraPayment, ExtraPaymentStatus } from '@ironcart/core/payment';
import type { StoreId } from '@ironcart/core/site';
import { extraPaymentFromWire } from '../../codec/extra-payment.ts';
import { paymentToWire } from '../../codec/order.ts';
import { extraPaymentCalls } from '../../contract/extra-payment.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The result of a payment. */
export interface ExtraPaymentOutcome {
  readonly _id: string;
  readonly status: ExtraPaymentStatus;
  /** Data for the provider's script in the browser, if the bank requires a challenge. */
  readonly payment: Pick<OrderPayment, 'transactionToken' | 'transactionId'>;
}

/** Additional payments for placed orders. */
export const createExtraPaymentService = (send: Send, siteStoreId: StoreId) => ({
  /** The additional payments of one order, oldest first. @throws ApiError `not_found` */
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
   * Grants this session permission to pay it, by the key in the mail's link. @throws ApiError `not_found`,
   * `too_many_requests`
   */
  open: async (id: string, key: string, options: CallOptions = {}): Promise<ExtraPayment> =>
    extraPaymentFromWire(await send(extraPaymentCalls.openExtraPayment, { ...options, body: { id, key } })),
  /**
   * Pays it. Never retried automatically; after `no_response` it may be paid nevertheless: check with `get`.
   * @param payment its amount must be the amount due
   * @throws ApiError `payment_error` and `three_ds` if it is refused, `wrong_payment_amount`, `extra_payment_complete`,
   *   or `extra_payment_pending` while another attempt is pending
   */
  pay: (id: string, payment: OrderPayment, options: CallOptions = {}): Promise<ExtraPaymentOutcome> =>
    send(extraPaymentCalls.payExtraPayment, { ...options, params: { id }, body: { payment: paymentToWire(payment) } }),
});
