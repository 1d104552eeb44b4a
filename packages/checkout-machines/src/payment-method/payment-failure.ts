import { checkoutError } from '../checkout-error.ts';
import type { PaymentFailure } from './payment-method.types.ts';

/** A failure with checkout's message for its code. */
export const failureOf = (code: PaymentFailure['code']): PaymentFailure => ({
  code,
  message: checkoutError(code).message,
});
