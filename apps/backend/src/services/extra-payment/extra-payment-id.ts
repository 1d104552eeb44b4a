import { orderIdOf } from '../checkout/order-id.ts';

const prefix = 'X-';

/**
 * A number that cannot be guessed and is no order's: 'X-7Q2M-9KXT-4BWP'. Payment providers know the payment by it.
 * @param randomBytes twelve random bytes
 */
export const extraPaymentIdOf = (randomBytes: Uint8Array): string => `${prefix}${orderIdOf(randomBytes)}`;

/** Whether a payment's reference is an extra payment's rather than an order's. */
export const isExtraPaymentId = (reference: string): boolean => reference.startsWith(prefix);
