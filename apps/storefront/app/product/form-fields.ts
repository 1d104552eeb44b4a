import type { NewLineItem } from '@ironcart/api/codec';

/** The items of a form, or the reason why it contains none: a selection is missing, or a quantity is no number. */
export type ItemsFromForm =
  | { readonly ok: true; readonly items: readonly NewLineItem[] }
  | {
      readonly ok: false;
      readonly code: 'choose_options' | 'choose_quantity' | 'invalid_quantity';
      readonly message: string;
    };

/** A field's trimmed text; '' if the form has no such field. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Parses a number of at most nine digits. */
export const wholeNumber = (text: string, otherwise: number): number =>
  /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : otherwise;

/** The refusal of a quantity that is no whole number. */
export const invalidQuantity = { ok: false, code: 'invalid_quantity', message: 'Enter a whole number.' } as const;

/**
 * Parses a quantity as a number field takes it (`1e3`), in digits of any width; undefined for anything that is not a
 * whole number from 0 to a billion.
 */
export const quantityOf = (text: string): number | undefined => {
  const typed = text.trim().normalize('NFKC');
  const number = /^\d{1,9}(?:\.0+)?(?:e\+?\d)?$/i.test(typed) ? Number(typed) : Number.NaN;
  return Number.isInteger(number) && number < 1_000_000_000 ? number : undefined;
};
