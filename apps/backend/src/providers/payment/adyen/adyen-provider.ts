import type { CheckoutAPI, Types } from '@adyen/api-library';
import { amountFromColumn } from '../../../db/amount.ts';
import type { PaidCard, Payment, PaymentStatus } from '../payment.ts';
import {
  isSamePayment,
  keyReused,
  type LedgerNote,
  type LedgerRow,
  type PaymentLedger,
  paymentOf,
} from '../payment-ledger.ts';
import { type CardProvider, type KeptCard, PaymentProviderUnavailableError } from '../payment-provider.ts';
import { AdyenCallError } from './adyen-client.ts';
import { adyenLibrary } from './adyen-library.ts';
import { adyenPaymentRequest, cardMethodOf } from './adyen-payment-request.ts';
import { type AdyenResult, refusalOfReason, refusalOfResult, statusOfResult } from './adyen-result.ts';
import { type AdyenEvent, readAdyenWebhook } from './adyen-webhook.ts';

export interface AdyenProviderOptions {
  readonly api: CheckoutAPI;
  readonly ledger: PaymentLedger;
  readonly merchantAccount: string;
  /** The hexadecimal HMAC key of the webhooks. */
  readonly hmacKey: string;
  /** Adyen's return URL, given the store's destination. */
  readonly returnUrlFor: (storeUrl: string) => string;
  /** Reports a problem that staff has to resolve: a capture that failed after the order was published. */
  readonly onCaptureFailed: (reference: string) => void;
  /** Reports a payment that was not made by the store, although it has the reference of an order. */
  readonly onForeignPayment: (reference: string) => void;
}

/** Until Adyen assigns an id, a payment is identified by its key, a UUID. */
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Events of refunds that failed after they were accepted. */
const refundFailures: readonly string[] = ['REFUND_FAILED', 'REFUNDED_REVERSED'];

/** States that later notifications may still change. */
const open: readonly PaymentStatus[] = ['unknown', 'challenge', 'redirect'];

/** The result of a bank step, from the browser. */
export interface AdyenDetails {
  readonly details: Types.checkout.PaymentCompletionDetails;
  readonly paymentData?: string | undefined;
}

/** The state of a payment after its details were submitted. */
export interface AdyenDetailsOutcome {
  /** The order's id; empty if Adyen does not return it. */
  readonly reference: string;
  /** The next action for the browser's script, if the bank requires another step. */
  readonly action: string | undefined;
}

export interface AdyenProvider extends CardProvider {
  /** The pending action for Adyen's script, as JSON; undefined if the payment does not wait for the shopper. */
  findAction(paymentId: string): Promise<string | undefined>;
  /** Submits the details; undefined if Adyen rejects them, for example forged ones. */
  submitDetails(details: AdyenDetails): Promise<AdyenDetailsOutcome | undefined>;
}

type Answer = Types.checkout.PaymentResponse | Types.checkout.PaymentDetailsResponse;

const cardOf = (brand: string | null | undefined, last4: string | undefined): PaidCard | undefined =>
  brand && last4 !== undefined && /^\d{4}$/.test(last4) ? { brand, last4 } : undefined;

const actionOf = ({ action }: Answer): string | undefined => (action ? JSON.stringify(action) : undefined);

const noteOf = (answer: Answer): LedgerNote => {
  const result: AdyenResult = answer;
  return {
    status: statusOfResult(result),
    refusal: refusalOfResult(result),
    paymentId: answer.pspReference,
    card: cardOf(answer.paymentMethod?.brand, answer.additionalData?.cardSummary),
    action: actionOf(answer),
  };
};

/** The payment state in an event; undefined if the event does not change it. */
const noteOfEvent = (event: AdyenEvent): LedgerNote | undefined => {
  const isSuccess = event.success === 'true';
  const card = cardOf(event.paymentMethod, event.additionalData.cardSummary);
  switch (event.eventCode) {
    case 'AUTHORISATION':
      return isSuccess
        ? { status: 'authorised', paymentId: event.pspReference, card }
        : { status: 'refused', refusal: refusalOfReason(event.reason ?? ''), paymentId: event.pspReference };
    case 'OFFER_CLOSED':
      return { status: 'refused', refusal: 'cancelled', paymentId: event.pspReference };
    default:
      return undefined;
  }
};

/** Whether an event is about the amount that was requested: others with the reference were made outside the store. */
const isOver = ({ amount, currency }: LedgerRow, event: AdyenEvent): boolean =>
  amount !== null && amountFromColumn(amount) === event.amount.value && currency === event.amount.currency;

/** The reference of a refund: the order's, and the refund's key. */
const refundReferenceOf = (reference: string, refundKey: string): string => `${reference}/${refundKey}`;

/** The key of a refund that Adyen accepted at first, but that the shopper does not receive. */
const failedRefundOf = ({ eventCode, success, merchantReference }: AdyenEvent): string | undefined => {
  const isFailure = eventCode === 'REFUND' ? success === 'false' : refundFailures.includes(eventCode);
  const [, refundKey = ''] = merchantReference.split('/');
  return isFailure && isUuid.test(refundKey) ? refundKey : undefined;
};

const { StoredPaymentMethodRequest: StoringRequest } = adyenLibrary.Types.checkout;

const keptCardOf = (stored: Types.checkout.StoredPaymentMethodResource): KeptCard | undefined => {
  const { id, type = 'scheme', brand = '', lastFour, expiryMonth, expiryYear } = stored;
  if (id === undefined || type !== 'scheme' || lastFour === undefined) return undefined;
  return {
    storedPaymentMethodId: id,
    brand,
    last4: lastFour,
    expMonth: Number(expiryMonth),
    expYear: Number(expiryYear),
  };
};

/** Adyen's implementation of the payment port, with its Checkout API. */
export const createAdyenProvider = (options: AdyenProviderOptions): AdyenProvider => {
  const { api, ledger, merchantAccount, hmacKey } = options;

  const authorise = async (key: string, request: Types.checkout.PaymentRequest): Promise<Payment> => {
    try {
      const answer = await api.PaymentsApi.payments(request, { idempotencyKey: key });
      const note = noteOf(answer);
      if (note.status === 'unknown') {
        throw new PaymentProviderUnavailableError(`Adyen answers with ${answer.resultCode ?? 'no result'}`);
      }
      return paymentOf(await ledger.note(key, ['unknown'], note));
    } catch (error) {
      // A request that Adyen rejects as malformed creates no payment.
      if (!(error instanceof AdyenCallError)) throw error;
      return paymentOf(await ledger.note(key, ['unknown'], { status: 'refused', refusal: 'refused' }));
    }
  };

  const amountOf = ({ amount, currency }: LedgerRow): Types.checkout.Amount => ({
    value: amountFromColumn(amount ?? '0'),
    currency: currency ?? '',
  });

  /**
   * Cancels or refunds a payment; one without a known id is cancelled by the order's id. The two requests have different
   * idempotency keys: a payment may be approved after the first one, which needs the second.
   */
  const release = async ({ payment_key, payment_id, reference, status }: LedgerRow): Promise<void> => {
    if (status === 'unknown') {
      const cancel = { merchantAccount, paymentReference: reference, reference: payment_key };
      await api.ModificationsApi.cancelAuthorisedPayment(cancel, { idempotencyKey: `${payment_key}-cancel` });
    } else if (payment_id !== null && (status === 'authorised' || status === 'captured')) {
      const reversal = { merchantAccount, reference: payment_key };
      await api.ModificationsApi.refundOrCancelPayment(payment_id, reversal, { idempotencyKey: `${payment_key}-void` });
    }
  };

  const noteEvent = async (event: AdyenEvent): Promise<void> => {
    const row = await ledger.findBy('reference', event.merchantReference);
    if (!row) return;
    if (event.eventCode === 'CAPTURE_FAILED' || (event.eventCode === 'CAPTURE' && event.success === 'false')) {
      options.onCaptureFailed(event.merchantReference);
      return;
    }
    const note = noteOfEvent(event);
    if (note && !isOver(row, event)) {
      options.onForeignPayment(event.merchantReference);
      return;
    }
    // An approval after the order was abandoned is also recorded, so that its money is released.
    const from = note?.status === 'authorised' ? [...open, 'voided' as const] : open;
    if (note) await ledger.note(row.payment_key, from, note);
  };

  return {
    name: 'adyen',

    authorise: async (request) => {
      const returnUrl = options.returnUrlFor(request.returnUrl);
      const adyenRequest = adyenPaymentRequest(request, { merchantAccount, returnUrl });
      if (!adyenRequest) return { paymentId: '', status: 'refused', refusal: 'unknown_token' };
      const row = await ledger.open(request);
      if (!isSamePayment(row, request)) return keyReused;
      return row.status === 'unknown' ? authorise(request.key, adyenRequest) : paymentOf(row);
    },

    capture: async (key) => {
      const row = await ledger.findKey(key);
      if (row.status !== 'authorised' || row.payment_id === null) return paymentOf(row);
      const capture = { merchantAccount, amount: amountOf(row), reference: row.reference };
      const answer = await api.ModificationsApi.captureAuthorisedPayment(row.payment_id, capture, {
        idempotencyKey: `${key}-capture`,
      });
      return paymentOf(await ledger.note(key, ['authorised'], { status: 'captured', captureId: answer.pspReference }));
    },

    void: async (key) => {
      const row = await ledger.close(key);
      await release(row);
      return paymentOf(await ledger.note(key, [...open, 'authorised', 'captured'], { status: 'voided' }));
    },

    refund: async (key, { refundKey, amount }) => {
      const row = await ledger.findKey(key);
      if (row.status !== 'captured' || row.payment_id === null) return false;
      const reference = refundReferenceOf(row.reference, refundKey);
      const refund = { merchantAccount, amount: { ...amountOf(row), value: amount }, reference };
      try {
        await api.ModificationsApi.refundCapturedPayment(row.payment_id, refund, { idempotencyKey: refundKey });
        return true;
      } catch (error) {
        if (error instanceof AdyenCallError) return false;
        throw error;
      }
    },

    find: async (key) => {
      const row = await ledger.findBy('payment_key', key);
      return row && paymentOf(row);
    },

    takeNotification: async ({ body }) => {
      const events = readAdyenWebhook(body, { hmacKey, merchantAccount });
      if (!events) return undefined;
      for (const event of events) await noteEvent(event);
      return events.map((event) => ({
        notificationId: `adyen ${event.eventCode} ${event.pspReference} ${event.success}`,
        reference: event.merchantReference,
        failedRefund: failedRefundOf(event),
      }));
    },

    methods: async ({ countryId, currency, locale }) => {
      const { paymentMethods = [] } = await api.PaymentsApi.paymentMethods({
        merchantAccount,
        countryCode: countryId,
        shopperLocale: locale,
        amount: { value: 0, currency },
      });
      return paymentMethods.flatMap(({ type, name, brands }) =>
        type === undefined ? [] : [{ type, name: name ?? type, ...(brands ? { brands } : {}) }],
      );
    },

    storedCards: async (customerId) => {
      const answer = await api.RecurringApi.getTokensForStoredPaymentDetails(customerId, merchantAccount);
      return (answer.storedPaymentMethods ?? []).flatMap((stored) => keptCardOf(stored) ?? []);
    },

    keepCard: async (customerId, token) => {
      const paymentMethod = cardMethodOf(token);
      if (!paymentMethod) return undefined;
      try {
        return keptCardOf(
          await api.RecurringApi.storedPaymentMethods({
            merchantAccount,
            paymentMethod,
            shopperReference: customerId,
            recurringProcessingModel: StoringRequest.RecurringProcessingModelEnum.CardOnFile,
          }),
        );
      } catch (error) {
        if (error instanceof AdyenCallError) return undefined;
        throw error;
      }
    },

    forgetCard: async (customerId, storedPaymentMethodId) => {
      try {
        await api.RecurringApi.deleteTokenForStoredPaymentDetails(storedPaymentMethodId, customerId, merchantAccount);
        return true;
      } catch (error) {
        if (error instanceof AdyenCallError) return false;
        throw error;
      }
    },

    findAction: async (paymentId) => {
      const row =
        (await ledger.findBy('payment_id', paymentId)) ??
        (isUuid.test(paymentId) ? await ledger.findBy('payment_key', paymentId) : undefined);
      return row && (row.status === 'challenge' || row.status === 'redirect') ? (row.action ?? undefined) : undefined;
    },

    submitDetails: async ({ details, paymentData }) => {
      const answer = await api.PaymentsApi.paymentsDetails({
        details,
        ...(paymentData === undefined ? {} : { paymentData }),
      }).catch((error: unknown) => {
        if (error instanceof AdyenCallError) return undefined;
        throw error;
      });
      if (answer === undefined) return undefined;
      const reference = answer.merchantReference ?? '';
      const row = reference === '' ? undefined : await ledger.findBy('reference', reference);
      const note = noteOf(answer);
      if (row && note.status !== 'unknown') await ledger.note(row.payment_key, open, note);
      return { reference, action: actionOf(answer) };
    },
  };
};
