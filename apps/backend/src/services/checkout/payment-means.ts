import { createHash } from 'node:crypto';
import type { PaymentSource } from '../../providers/payment/payment-request.ts';

/**
 * What an order is paid with, as a digest of the token, the stored card or the method: the same for an attempt that is
 * repeated, another one for an attempt that pays otherwise. Whether a card is kept makes no other card of it.
 * @param source undefined where gift cards pay for everything
 */
export const paymentMeansOf = (source: PaymentSource | undefined): string => {
  const text = JSON.stringify(source ?? null, (name, part) => (name === 'storesCard' ? undefined : part));
  return createHash('sha256').update(text).digest('hex');
};
