import type { PaymentRefusal } from '../payment.ts';

/** Amounts that the bank refuses, whatever they are paid with and in any currency: no order comes to them by accident. */
const refusedAmounts: ReadonlyMap<string, PaymentRefusal> = new Map<string, PaymentRefusal>([
  ['4001.01', 'refused'],
  ['4001.02', 'insufficient_funds'],
  ['4001.03', 'cvv_required'],
]);

/** @param amount decimal text with two decimals */
export const refusalOfAmount = (amount: string): PaymentRefusal | undefined => refusedAmounts.get(amount);

/** Held, and never taken: a capture leaves it as it is. */
export const uncapturableAmount = '4001.04';

/** The provider answers 503 and makes no payment of it. */
export const unavailableAmount = '4001.05';
