import { violates } from '../../../db/transaction.ts';
import type { Payment, PaymentStatus } from '../payment.ts';
import {
  isSamePayment,
  keyReused,
  type LedgerNote,
  type LedgerRow,
  type PaymentLedger,
  paymentOf,
} from '../payment-ledger.ts';
import { type PaymentProvider, PaymentProviderUnavailableError } from '../payment-provider.ts';
import type { OwnPayment, OwnPaymentAdapter, OwnPaymentState } from './own-payment-method.ts';

export interface OwnProviderOptions {
  /** The method's type. */
  readonly name: string;
  readonly adapter: OwnPaymentAdapter;
  readonly ledger: PaymentLedger;
}

/** A provider with a page on which the shopper pays. */
export interface OwnProvider extends PaymentProvider {
  /** The service's page that a payment waits on; undefined if none. */
  pageOf(paymentId: string): Promise<string | undefined>;
}

const unknownToken: Payment = { paymentId: '', status: 'refused', refusal: 'unknown_token' };

/** States in which the service may have newer information than the store. */
const undecided: readonly PaymentStatus[] = ['unknown', 'redirect', 'authorised'];

const noteOf = (state: OwnPaymentState): LedgerNote => {
  switch (state.status) {
    case 'refused':
      return { status: 'refused', refusal: state.refusal, paymentId: state.paymentId };
    case 'redirect':
      return { status: 'redirect', paymentId: state.paymentId, action: state.page };
    case 'authorised':
    case 'captured':
      return { status: state.status, paymentId: state.paymentId };
  }
};

const ownPaymentOf = ({ payment_key, payment_id }: LedgerRow): OwnPayment => ({
  key: payment_key,
  paymentId: payment_id ?? undefined,
});

/** Implements the payment port for the store's own method with its adapter and the ledger. */
export const createOwnProvider = ({ name, adapter, ledger }: OwnProviderOptions): OwnProvider => {
  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (cause) {
      throw new PaymentProviderUnavailableError(`${name} does not answer`, { cause });
    }
  };

  const refreshed = async (row: LedgerRow): Promise<LedgerRow> => {
    if (row.status !== 'unknown' && row.status !== 'redirect') return row;
    const state = await asked(adapter.find(ownPaymentOf(row)));
    return state ? ledger.note(row.payment_key, undecided, noteOf(state)) : row;
  };

  return {
    name,

    authorise: async (request) => {
      const row = await ledger.open(request);
      if (!isSamePayment(row, request)) return keyReused;
      if (row.status !== 'unknown') return paymentOf(row);
      const state = await asked(adapter.authorise(request));
      try {
        return paymentOf(await ledger.note(request.key, ['unknown'], noteOf(state)));
      } catch (error) {
        // Another active payment has used the shopper's approval.
        if (!violates(error, 'provider_payments_claim')) throw error;
        await ledger.note(request.key, ['unknown'], { status: 'refused', refusal: 'unknown_token' });
        return unknownToken;
      }
    },

    capture: async (key) => {
      const row = await ledger.findKey(key);
      if (row.status !== 'authorised') return paymentOf(row);
      return paymentOf(await ledger.note(key, ['authorised'], noteOf(await asked(adapter.capture(ownPaymentOf(row))))));
    },

    void: async (key) => {
      const row = await ledger.close(key);
      const isOpen = row.status === 'captured' || undecided.includes(row.status);
      if (isOpen) await asked(adapter.release(ownPaymentOf(row)));
      return paymentOf(await ledger.note(key, [...undecided, 'captured'], { status: 'voided' }));
    },

    refund: async (key, request) => {
      const row = await ledger.findKey(key);
      if (row.status !== 'captured' || !adapter.refund) return false;
      return asked(adapter.refund(ownPaymentOf(row), request));
    },

    find: async (key) => {
      const row = await ledger.findBy('payment_key', key);
      return row && paymentOf(await refreshed(row));
    },

    takeNotification: async (notification) => {
      const news = await adapter.readNotification?.(notification);
      return news?.map(({ notificationId, reference }) => ({ notificationId: `${name} ${notificationId}`, reference }));
    },

    pageOf: async (paymentId) => {
      const row = await ledger.findBy('payment_id', paymentId);
      return row?.status === 'redirect' ? (row.action ?? undefined) : undefined;
    },
  };
};
