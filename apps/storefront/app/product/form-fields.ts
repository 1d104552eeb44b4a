import type { NewLineItem } from '@ironcart/api/codec';

/** What the form asks for, or why it cannot be read as an item: the shopper has to choose first. */
export type ItemsFromForm =
  | { readonly ok: true; readonly items: readonly NewLineItem[] }
  | { readonly ok: false; readonly code: 'choose_options' | 'choose_quantity'; readonly message: string };

/** A field's text without spaces around it; '' where the form has no such field. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A text of at most nine digits as a number. */
export const wholeNumber = (text: string, otherwise: number): number =>
  /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : otherwise;
