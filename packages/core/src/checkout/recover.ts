import { requireObject } from '../require-argument.ts';
import type { CheckoutErrorCode, ErrorName } from './checkout-error-code.ts';
import type { RecoveryPlan } from './recovery-plan.ts';
import { isCheckoutErrorCode, planOf } from './recovery-plans.ts';

/** A failure of a call: any code, and its message. */
export interface OpenFailure {
  readonly code: string;
  readonly message?: string | undefined;
}

/** The payment of the failed order, if the plan depends on it. */
export interface FailedPayment {
  readonly isPayPal?: boolean | undefined;
  readonly isApplePay?: boolean | undefined;
}

/** Converts a code to an error name; unknown codes become `other` (S8-err-order-32). */
export const errorNameOf = (code: string): ErrorName =>
  isCheckoutErrorCode(code) ? { code } : { code: 'other', shown: code };

/**
 * The codes that take precedence over the message `cvv_required` (READINGS A24): those that S8-err-order lists by name.
 */
const comesBeforeMessage = (code: CheckoutErrorCode | 'other'): boolean => {
  if (code === 'payment_error' || code === 'three_ds' || code === 'other') return false;
  const { reloadsPrices, reloadsCart, dropsGiftCards, fetchesExistingOrder } = planOf(code);
  return [reloadsPrices, reloadsCart, dropsGiftCards, fetchesExistingOrder].includes(true);
};

/** The error of a failure, by its code and, after the listed codes, by its message (READINGS A24). */
const namedBy = ({ code, message }: OpenFailure, { isPayPal = false }: FailedPayment): ErrorName => {
  const name = errorNameOf(code);
  if (comesBeforeMessage(name.code)) return name;
  if (message === 'cvv_required') return { code: 'cvv_required' };
  const isMismatch = name.code === 'payment_error' && message === 'amount_mismatch' && isPayPal;
  return isMismatch ? { code: 'paypal_amount_mismatch' } : name;
};

/**
 * Plans checkout's reaction to a failure (S8-err-order): what to reload, what to drop, what happens to the payment, and
 * where to show the error.
 */
export const recover = (failure: OpenFailure, paidBy: FailedPayment = {}): RecoveryPlan => {
  requireObject(failure, 'failure');
  requireObject(paidBy, 'paidBy');
  const name = namedBy(failure, paidBy);
  const { shownAs, ...plan } = planOf(name.code);
  const shows: ErrorName = shownAs === undefined ? name : { code: shownAs };
  return {
    reloadsPrices: false,
    reloadsCart: false,
    forcesRates: false,
    forcesTax: false,
    dropsGiftCards: false,
    payment: 'kept',
    fetchesExistingOrder: false,
    isOutcomeUnknown: false,
    scrollsToTop: true,
    ...plan,
    shows,
    place: planOf(shows.code).place,
    tellsApp: paidBy.isApplePay === true,
  };
};
