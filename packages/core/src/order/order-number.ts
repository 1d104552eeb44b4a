import { requireText } from '../require-argument.ts';
import { codeInGroups } from './code-groups.ts';

/** Twelve symbols of Crockford's base 32, including the letters that are read as digits. */
const typed = /^[0-9A-TV-Z]{12}$/;

const grouped = /^\w{4}-\w{4}-\w{4}$/;

/**
 * Formats a typed order number as the store writes it, regardless of its groups: '7q2m9kxt4bwp' and '#7Q2M 9KXT 4BWP'
 * become '7Q2M-9KXT-4BWP', with 0 for O, and 1 for I and L. Other texts are only trimmed and capitalised.
 */
export const normalisedOrderNumber = (text: string): string => {
  requireText(text, 'text');
  const number = codeInGroups(text.replace(/^\s*#/, ''), typed);
  return grouped.test(number) ? number.replaceAll('O', '0').replaceAll(/[IL]/g, '1') : number;
};
