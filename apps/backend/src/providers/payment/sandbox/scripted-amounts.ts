import type { PaymentRefusal } from '../payment.ts';

/** Amounts that the bank refuses for any payment method and currency; unlikely for real orders. */
const refusedAmounts: ReadonlyMap<string, PaymentRefusal> = new Map<string, PaymentRefusal>([
  ['4001.01', 'refused'],
  ['4001.02', 'insufficient_funds'],
  ['4001.03', 'cvv_required'],
]);

/** @param amount decimal text with two decimals */
export const refusalOfAmount = (amount: string): PaymentRefusal | undefined => refusedAmounts.get(amount);

/** Authorized but never captured. */
export const uncapturableAmount = '4001.04';

/** The provider answers 503 and creates no payment. */
export const unavailableAmount = '4001.05';
