import { plainCode } from './plain-text.ts';

/** Message of a telephone field whose value cannot be dialled. */
export const telephoneMessage = 'Please enter a valid phone number';

/** The marks that people write between digits, and an extension. */
const written = /^[+(\d][\d\s().\-/+]*(?:(?:x|ext\.?|#)\s*\d{1,8})?$/i;

/** Minimum number of digits of a telephone number. */
const leastDigits = 3;

/** Whether a text can be dialled (READINGS A47). Full-width digits count as digits, and invisible characters are ignored. */
export const isTelephone = (text: string): boolean => {
  const plain = plainCode(text);
  return written.test(plain) && plain.replaceAll(/\D/g, '').length >= leastDigits;
};
