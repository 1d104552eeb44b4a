import { plainCode } from './plain-text.ts';

/** Message of a telephone field whose value cannot be dialled. */
export const telephoneMessage = 'Please enter a valid phone number';

/** The marks that people write between digits, and an extension. */
const written = /^[+(\d][\d\s().\-/+]*(?:(?:x|ext\.?|#)\s*\d{1,8})?$/i;

/** Fewer digits reach nobody. */
const leastDigits = 3;

/** Whether a text can be dialled; full-width digits and invisible characters count as what they mean. */
export const isTelephone = (text: string): boolean => {
  const plain = plainCode(text);
  return written.test(plain) && plain.replaceAll(/\D/g, '').length >= leastDigits;
};
