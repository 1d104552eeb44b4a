import type { OrderPayment } from '@ironcart/core/order';
import type { ExtraPayment, ExtraPaymentStatus } from '@ironcart/core/payment';
import { languageTagOf, type Site } from '@ironcart/core/site';
import { retryAfterSeconds } from '../../http/database-outage.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Payment } from '../../providers/payment/payment.ts';
import { PaymentProviderUnavailableError } from '../../providers/payment/payment-provider.ts';
import type { PaymentSource } from '../../providers/payment/payment-request.ts';
import { methodNotOffered, paymentReturnUrlOf } from '../../providers/payment/payment-source.ts';
import { paymentMeansOf } from '../checkout/payment-means.ts';
import type { SettlementContext } from '../checkout/settle-payment.ts';
import { type AttemptRow, findAttempt, type OwnExtraPayment, readAttempt } from './extra-payment.reader.ts';
import { beginAttempt } from './extra-payment.transactor.ts';
import { applyToAttempt, endWaitingAttempt } from './settle-extra-payment.ts';

export interface ExtraPaymentContext extends SettlementContext {
  readonly randomId: () => string;
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
}

/** The payment request: payer, site and means of payment. */
export interface PayRequest extends OwnExtraPayment {
  readonly payment: OrderPayment;
  readonly customerId: string | undefined;
  readonly site: Site;
  /** Whether it continues a subscription, without the shopper. */
  readonly isForSubscription?: boolean;
}

/** The result of the payment. */
export interface PayOutcome {
  readonly _id: string;
  readonly status: ExtraPaymentStatus;
  readonly payment: { readonly transactionToken?: string; readonly transactionId?: string };
}

type PayRefusal = Refusal<
  | 'extra_payment_complete'
  | 'extra_payment_pending'
  | 'wrong_payment_amount'
  | 'payment_error'
  | 'three_ds'
  | 'internal_error'
>;

const underWay = 'Another attempt to pay is under way';

/**
 * Cancels an attempt pending at the bank in favour of another means of payment, unless the bank has decided. For the
 * same means, the refusal's details contain its id, so that the payer can continue it.
 */
const giveWay = async (
  context: SettlementContext,
  { _id: id }: ExtraPayment,
  source: PaymentSource,
): Promise<PayRefusal | undefined> => {
  const attempt = await findAttempt(context.db, id);
  const paysOtherwise = attempt?.payment_means !== paymentMeansOf(source);
  if (attempt?.status === 'payment_pending' && paysOtherwise) await endWaitingAttempt(context, attempt);
  const rival = await findAttempt(context.db, id);
  switch (rival?.status) {
    case 'payment_complete':
      return refuse('extra_payment_complete', 'This is paid already');
    case 'payment_pending':
      return refuse('extra_payment_pending', underWay, {
        ...(paysOtherwise || rival.payment_reference === null ? {} : { transactionId: rival.payment_reference }),
      });
    case 'new':
      return refuse('extra_payment_pending', underWay);
    default:
      return undefined;
  }
};

const answerOf = (
  { _id }: ExtraPayment,
  attempt: AttemptRow | undefined,
  payment: Payment | undefined,
): PayOutcome | PayRefusal => {
  if (attempt?.status === 'payment_error') {
    const type = attempt.failure === 'three_ds' ? 'three_ds' : 'payment_error';
    return refuse(type, payment?.refusal ?? 'refused');
  }
  const { action } = payment ?? {};
  const reference = attempt?.payment_reference;
  return {
    _id,
    status: attempt?.status === 'payment_complete' ? attempt.status : 'payment_pending',
    payment: {
      ...(action === undefined ? {} : { transactionToken: action }),
      ...(reference ? { transactionId: reference } : {}),
    },
  };
};

/**
 * Pays an extra payment: records the attempt, then calls the provider. `reconcileExtraPayments` completes interrupted
 * attempts. Of several concurrent attempts, one is made.
 */
export const payExtraPayment = async (
  context: ExtraPaymentContext,
  request: PayRequest,
): Promise<PayOutcome | PayRefusal> => {
  const { extraPayment, payment, payer, customerId, site, isForSubscription = false } = request;
  const { db, payments, publicUrl, cause } = context;
  if (payment.amount !== extraPayment.amount) {
    return refuse('wrong_payment_amount', 'The payment is not what is due');
  }
  const source = payments.sourceOf(payment, customerId);
  if (!source) return refuse('payment_error', 'There is nothing to pay with');
  if (!payments.takes(source)) return refuse('payment_error', methodNotOffered);
  const paymentKey = context.randomId();
  try {
    const refusal = await giveWay(context, extraPayment, source);
    if (refusal) return refusal;
    const now = context.now();
    const isOurs = await beginAttempt(db, {
      paymentKey,
      extraPaymentId: extraPayment._id,
      paymentMeans: paymentMeansOf(source),
      leasedUntil: new Date(now.getTime() + context.placementLeaseMs),
      now,
      cause,
    });
    if (!isOurs) return refuse('extra_payment_pending', underWay);
    const paid = await payments.authorise({
      key: paymentKey,
      reference: extraPayment._id,
      amount: extraPayment.amount,
      currency: extraPayment.currency,
      source,
      payer: { ...payer, customerId, locale: languageTagOf(site.locale) },
      returnUrl: paymentReturnUrlOf(publicUrl, site, extraPayment._id),
      browserInfo: payment.browserInfo,
      isForSubscription,
    });
    const attempt = await readAttempt(db, paymentKey);
    if (attempt) await applyToAttempt(context, attempt, paid);
    return answerOf(extraPayment, await readAttempt(db, paymentKey), paid);
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailableError)) throw error;
    context.logger.error({ reason: error.reason, paymentKey }, 'The outcome of an extra payment is not known yet');
    return refuse('internal_error', 'The payment provider does not answer; the payment is being settled', {
      retryAfterSeconds,
    });
  }
};
