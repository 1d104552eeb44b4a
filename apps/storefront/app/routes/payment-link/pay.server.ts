import { isApiError } from '@ironcart/api/client';
import { type ExtraPayment, type PaymentMethod, paymentTypesOf } from '@ironcart/core/payment';
import { formRefusal, type RefusalMessages, tryAgain } from '../../data/form-refusal.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

const messages = {
  extra_payment_complete: 'This is paid already.',
  extra_payment_pending: 'Another attempt to pay is under way. Wait a minute and try again.',
  wrong_payment_amount: 'The amount has changed. Open the page again.',
  payment_error: 'The payment was refused. Nothing was charged.',
  three_ds: 'Your bank did not confirm the payment. Nothing was charged.',
} as const satisfies RefusalMessages<'extraPayment.payExtraPayment'>;

/** The result of a payment attempt: paid, pending at the bank, or refused. */
export type Paid =
  | { readonly kind: 'paid' }
  | { readonly kind: 'waiting'; readonly transactionId: string }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** The id of an earlier attempt with the same method that is still pending at the bank. */
const attemptIn = (thrown: unknown): string | undefined => {
  if (!isApiError(thrown, 'extra_payment_pending')) return undefined;
  const { details } = thrown;
  const id = typeof details === 'object' && details !== null && 'transactionId' in details ? details.transactionId : '';
  return typeof id === 'string' && id !== '' ? id : undefined;
};

/** Pays the amount due with a payment method, and the token of a card, an approval, or a stored card. */
export const pay = async (
  { api }: Pick<RequestContext, 'api'>,
  { _id, amount }: ExtraPayment,
  {
    method,
    token,
    storedPaymentMethodId,
  }: {
    readonly method: Pick<PaymentMethod, 'type' | 'own'>;
    readonly token?: string;
    /** Id of the customer's stored card. */
    readonly storedPaymentMethodId?: string;
  },
): Promise<Paid> => {
  try {
    const { status, payment } = await api.extraPayments.pay(_id, {
      ...paymentTypesOf(method),
      amount,
      ...(token === undefined ? {} : { transactionToken: token }),
      ...(storedPaymentMethodId === undefined ? {} : { storedPaymentMethodId }),
    });
    const { transactionId } = payment;
    return status === 'payment_complete' || transactionId === undefined
      ? { kind: 'paid' }
      : { kind: 'waiting', transactionId };
  } catch (thrown) {
    const begun = attemptIn(thrown);
    if (begun !== undefined) return { kind: 'waiting', transactionId: begun };
    return { kind: 'refused', ...formRefusal<'extraPayment.payExtraPayment'>(thrown, messages) };
  }
};

/** The message for the refusal code in a redirect. */
export const refusalNamed = (code: string): string =>
  Object.entries(messages).find(([known]) => known === code)?.[1] ?? tryAgain;
