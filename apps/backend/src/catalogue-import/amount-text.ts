import * as v from 'valibot';

/** Message for an invalid amount. */
export const amountInWords = 'must be an amount like 1299.00';

/** Whether a text is an amount as a merchant's file states it: up to eight digits, and up to two decimals. */
export const amountForm = v.regex<string, typeof amountInWords>(/^\d{1,8}(\.\d{1,2})?$/, amountInWords);

/**
 * One point or comma before three digits: a thousands separator in some countries and a decimal separator in others.
 */
const isAmbiguous = (text: string): boolean => /^\d{1,3}[.,]\d{3}$/.test(text);

/** Explains the possible meanings of an ambiguous amount; undefined for other texts. */
export const ambiguityOf = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || !isAmbiguous(text)) return undefined;
  const whole = text.replace(/\D/, '');
  return `"${text}" may mean ${whole}.00 or ${text.replace(',', '.')}: write it with two decimals`;
};
