import { plainCode } from './plain-text.ts';

/** Message of a telephone field whose value cannot be dialled. */
export const telephoneMessage = 'Please enter a valid phone number';

/** A number with the marks that people write between its digits, and an extension. */
const written = /^([+(\d][\d\s().\-/+]*)(?:(?:x|ext\.?|#)\s*\d{1,8})?$/i;

const leastDigits = 3;

/** The 15 digits of an international number (E.164), and a prefix dialled before it, as in 0011 44 20 7946 0958. */
const mostDigits = 20;

/**
 * Whether a text can be dialled as a telephone number (READINGS A47); false for values that are not text. Full-width
 * digits count as digits, and invisible characters are ignored.
 */
export const isTelephone = (text: string): boolean => {
  if (typeof text !== 'string') return false;
  const digits = written.exec(plainCode(text))?.[1]?.replaceAll(/\D/g, '').length ?? 0;
  return digits >= leastDigits && digits <= mostDigits;
};
