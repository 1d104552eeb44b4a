import { type Currency, type Money, toDecimalText } from '@ironcart/core/money';
import * as v from 'valibot';
import { amountFromColumn } from '../../../db/amount.ts';
import { violates } from '../../../db/transaction.ts';
import type { Payment, PaymentStatus } from '../payment.ts';
import { isSamePayment, keyReused, type LedgerRow, type PaymentLedger, paymentOf } from '../payment-ledger.ts';
import { type PaymentProvider, PaymentProviderUnavailableError } from '../payment-provider.ts';
import type { PaymentRequest } from '../payment-request.ts';
import type { ProviderAnswer } from '../provider-http.ts';
import type { PayPalClient } from './paypal-client.ts';
import {
  approvalUrlOf,
  captureOf,
  isOrderOver,
  isPayPalOrderId,
  newPayPalOrder,
  type PayPalOrder,
  type PayPalReturn,
  payPalOrder,
  payPalProblem,
} from './paypal-order.ts';
import { readPayPalWebhook } from './paypal-webhook.ts';

export interface PayPalProviderOptions {
  readonly call: PayPalClient;
  readonly ledger: PaymentLedger;
  /** PayPal's id of this store's webhook. */
  readonly webhookId: string;
}

export interface NewPayPalOrder {
  readonly id: string;
  readonly approvalUrl: string | undefined;
}

export interface PayPalProvider extends PaymentProvider {
  /**
   * Creates a PayPal order for its button, or with `back` for its page.
   * @returns its id, which is the payment's token, and the approval page
   */
  createOrder(amount: Money, currency: Currency, back?: PayPalReturn): Promise<NewPayPalOrder>;
}

const unknownToken: Payment = { paymentId: '', status: 'refused', refusal: 'unknown_token' };

const orderPath = (orderId: string): string => `/v2/checkout/orders/${orderId}`;

const read = <T>(schema: v.GenericSchema<unknown, T>, { status, body }: ProviderAnswer): T => {
  const parsed = v.safeParse(schema, body);
  if (status >= 400 || !parsed.success) throw new PaymentProviderUnavailableError(`PayPal answers ${status}`);
  return parsed.output;
};

const problemOf = ({ body }: ProviderAnswer): string => {
  const parsed = v.safeParse(payPalProblem, body);
  return parsed.success ? (parsed.output.details?.[0]?.issue ?? parsed.output.name) : '';
};

const refund = v.object({ status: v.string() });

/** Whether PayPal created a refund that is not paid, for example because the merchant's balance is too small. */
const isFailedRefund = ({ body }: ProviderAnswer): boolean => {
  const parsed = v.safeParse(refund, body);
  return parsed.success && (parsed.output.status === 'FAILED' || parsed.output.status === 'CANCELLED');
};

/** States in which PayPal may capture, or have captured, without the store knowing. */
const undecided: readonly PaymentStatus[] = ['unknown', 'authorised', 'voided'];

/** PayPal's implementation of the payment port: the shopper approves a PayPal order, and the store captures it. */
export const createPayPalProvider = ({ call, ledger, webhookId }: PayPalProviderOptions): PayPalProvider => {
  const readOrder = async (orderId: string): Promise<PayPalOrder | undefined> => {
    const answer = await call({ method: 'GET', path: orderPath(orderId) });
    return answer.status === 404 ? undefined : read(payPalOrder, answer);
  };

  /** Records the payment of an order under its key; undefined if another active payment has used the order. */
  const open = async (request: PaymentRequest, orderId: string): Promise<LedgerRow | undefined> => {
    try {
      return await ledger.open(request, orderId);
    } catch (error) {
      if (violates(error, 'provider_payments_claim')) return undefined;
      throw error;
    }
  };

  const refundPath = (captureId: string): string => `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;

  const refundAll = async (key: string, captureId: string): Promise<void> => {
    const answer = await call({ method: 'POST', path: refundPath(captureId), requestId: `${key}-void` });
    const isDone = answer.status < 400 || problemOf(answer) === 'CAPTURE_FULLY_REFUNDED';
    if (!isDone) throw new PaymentProviderUnavailableError(`PayPal refuses a refund: ${answer.status}`);
  };

  /**
   * Records the capture of an order. The shopper's browser can capture it as well, over the amount with which it was
   * created: an amount other than the requested one is refunded.
   */
  const noteCapture = async (row: LedgerRow, order: PayPalOrder): Promise<LedgerRow | undefined> => {
    const { payment_key: key, amount, currency } = row;
    const captured = captureOf(order);
    if (captured === undefined) return undefined;
    const captureId = captured.id;
    if (captured.status !== 'COMPLETED') {
      return ledger.note(key, ['unknown', 'authorised'], { status: 'refused', captureId });
    }
    if (amount !== null && isOrderOver(order, amountFromColumn(amount), currency)) {
      return ledger.note(key, undecided, { status: 'captured', captureId });
    }
    await refundAll(key, captureId);
    return ledger.note(key, undecided, { status: 'refused', refusal: 'amount_mismatch', captureId });
  };

  /** The row after querying PayPal for a capture, in undecided states. */
  const refreshed = async (row: LedgerRow): Promise<LedgerRow> => {
    const isOpen = row.status === 'unknown' || row.status === 'authorised';
    const order = isOpen && row.payment_id !== null ? await readOrder(row.payment_id) : undefined;
    return (order && (await noteCapture(row, order))) ?? row;
  };

  return {
    name: 'paypal',

    createOrder: async (amount, currency, back) => {
      const body = newPayPalOrder(amount, currency, back);
      const order = read(payPalOrder, await call({ method: 'POST', path: '/v2/checkout/orders', body }));
      return { id: order.id, approvalUrl: approvalUrlOf(order) };
    },

    authorise: async (request) => {
      const { key, source, amount, currency } = request;
      if (source.kind !== 'wallet' || !isPayPalOrderId(source.token)) return unknownToken;
      const row = await open(request, source.token);
      if (!row) return unknownToken;
      if (!isSamePayment(row, request)) return keyReused;
      if (row.status !== 'unknown') return paymentOf(row);
      const order = await readOrder(source.token);
      const refuse = async (refusal: 'unknown_token' | 'amount_mismatch') =>
        paymentOf(await ledger.note(key, ['unknown'], { status: 'refused', refusal }));
      if (order?.status !== 'APPROVED') return refuse('unknown_token');
      if (!isOrderOver(order, amount, currency)) return refuse('amount_mismatch');
      return paymentOf(await ledger.note(key, ['unknown'], { status: 'authorised' }));
    },

    capture: async (key) => {
      const row = await ledger.findKey(key);
      if (row.status !== 'authorised' || row.payment_id === null) return paymentOf(row);
      const path = `${orderPath(row.payment_id)}/capture`;
      const answer = await call({ method: 'POST', path, requestId: key });
      if (answer.status < 400) return paymentOf((await noteCapture(row, read(payPalOrder, answer))) ?? row);
      // This payment has claimed the order, so an earlier capture belongs to it.
      if (problemOf(answer) === 'ORDER_ALREADY_CAPTURED') return paymentOf(await refreshed(row));
      return paymentOf(await ledger.note(key, ['authorised'], { status: 'refused', refusal: 'refused' }));
    },

    void: async (key) => {
      const row = await refreshed(await ledger.close(key));
      if (row.status === 'captured') await refundAll(key, row.capture_id ?? '');
      return paymentOf(await ledger.note(key, ['unknown', 'authorised', 'captured'], { status: 'voided' }));
    },

    refund: async (key, { refundKey, amount }) => {
      const row = await ledger.findKey(key);
      if (row.status !== 'captured' || row.capture_id === null) return false;
      const body = JSON.stringify({ amount: { value: toDecimalText(amount), currency_code: row.currency } });
      const answer = await call({ method: 'POST', path: refundPath(row.capture_id), requestId: refundKey, body });
      return answer.status < 400 && !isFailedRefund(answer);
    },

    find: async (key) => {
      const row = await ledger.findBy('payment_key', key);
      return row && paymentOf(await refreshed(row));
    },

    takeNotification: async (notification) => {
      const event = await readPayPalWebhook(call, webhookId, notification);
      if (!event) return undefined;
      const { resource } = event;
      const orderId = resource.supplementary_data?.related_ids?.order_id ?? resource.id;
      const row = await ledger.findBy('payment_id', orderId);
      if (!row) return [];
      const isNews = undecided.includes(row.status) && !(row.status === 'voided' && row.capture_id !== null);
      if (event.event_type === 'PAYMENT.CAPTURE.COMPLETED' && isNews) {
        const order = await readOrder(orderId);
        if (order) await noteCapture(row, order);
      }
      return [{ notificationId: `paypal ${event.id}`, reference: row.reference }];
    },
  };
};
