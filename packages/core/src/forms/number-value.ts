import { requireText } from '../require-argument.ts';

/** The value of a number field; null if its text is not a number (S5-val-13). */
export const numberValue = (text: string): number | null => {
  requireText(text, 'text');
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return null;
  return number === 0 ? 0 : number;
};
