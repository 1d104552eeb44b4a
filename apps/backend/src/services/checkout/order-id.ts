/** An alphabet without ambiguous letters and digits (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates an unguessable, human-readable order number: 60 random bits as in '7Q2M-9KXT-4BWP'.
 * @param randomBytes twelve random bytes
 */
export const orderIdOf = (randomBytes: Uint8Array): string => {
  if (randomBytes.length < 12) throw new RangeError('An order number needs twelve random bytes');
  const letters = [...randomBytes.subarray(0, 12)].map((byte) => alphabet[byte & 31]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
};

const prefix = 'X-';

/**
 * Creates the unguessable number of an extra payment, distinct from order numbers: 'X-7Q2M-9KXT-4BWP'. It is the
 * payment's reference at providers.
 * @param randomBytes twelve random bytes
 */
export const extraPaymentIdOf = (randomBytes: Uint8Array): string => `${prefix}${orderIdOf(randomBytes)}`;

/** Whether a payment's reference is an extra payment's rather than an order's. */
export const isExtraPaymentId = (reference: string): boolean => reference.startsWith(prefix);
