import { createHash } from 'node:crypto';
import type { PaymentSource } from '../../providers/payment/payment-request.ts';

/**
 * A digest of an order's means of payment (token, stored card or method): equal for a retry, different for another
 * means. Whether the card is to be stored does not matter.
 * @param source undefined if gift cards pay everything
 */
export const paymentMeansOf = (source: PaymentSource | undefined): string => {
  const text = JSON.stringify(source ?? null, (name, part) => (name === 'storesCard' ? undefined : part));
  return createHash('sha256').update(text).digest('hex');
};
