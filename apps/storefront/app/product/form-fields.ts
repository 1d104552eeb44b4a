import type { NewLineItem } from '@ironcart/api/codec';

/** The items of a form, or the reason why it contains none: a selection is missing. */
export type ItemsFromForm =
  | { readonly ok: true; readonly items: readonly NewLineItem[] }
  | { readonly ok: false; readonly code: 'choose_options' | 'choose_quantity'; readonly message: string };

/** A field's trimmed text; '' if the form has no such field. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Parses a whole number below a billion as a number field takes it (`1e3`), in digits of any width. */
export const wholeNumber = (text: string, otherwise: number): number => {
  const typed = text.normalize('NFKC');
  const number = /^\d{1,9}(?:\.0+)?(?:e\+?\d)?$/i.test(typed) ? Number(typed) : Number.NaN;
  return Number.isInteger(number) && number < 1_000_000_000 ? number : otherwise;
};
