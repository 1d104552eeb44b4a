import * as v from 'valibot';

/** What the text of an amount must be. */
export const amountInWords = 'must be an amount like 1299.00';

/** Whether a text is an amount as a merchant's file states it: up to eight digits, and up to two decimals. */
export const amountForm = v.regex<string, typeof amountInWords>(/^\d{1,8}(\.\d{1,2})?$/, amountInWords);

/** One point or comma before three digits: it separates thousands in one country and decimals in another. */
const isAmbiguous = (text: string): boolean => /^\d{1,3}[.,]\d{3}$/.test(text);

/** Says of an ambiguous amount how it may be meant; undefined for other texts. */
export const ambiguityOf = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || !isAmbiguous(text)) return undefined;
  const whole = text.replace(/\D/, '');
  return `"${text}" may mean ${whole}.00 or ${text.replace(',', '.')}: write it with two decimals`;
};
