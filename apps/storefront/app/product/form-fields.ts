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

/** Parses a number of at most nine digits. */
export const wholeNumber = (text: string, otherwise: number): number =>
  /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : otherwise;
