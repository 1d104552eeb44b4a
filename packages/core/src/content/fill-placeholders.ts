import { requireObject, requireText } from '../require-argument.ts';

/** The attributes of a product, by their codes. */
export type PlaceholderValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '{': '&#123;',
};

const asText = (value: string): string => value.replace(/[&<>"'{]/g, (character) => entities[character] ?? character);

/**
 * HTML with each `{{attribute_code}}` replaced by the product's value of that attribute (S2-cms-19). Values are escaped
 * as text and cannot contain placeholders. A missing attribute becomes an empty text.
 */
export const fillPlaceholders = (html: string, values: PlaceholderValues): string => {
  requireText(html, 'html');
  requireObject(values, 'values');
  return html.replace(/\{\{\s*([\w-]{1,100})\s*\}\}/g, (_placeholder, code: string) =>
    asText(String((Object.hasOwn(values, code) ? values[code] : undefined) ?? '')),
  );
};
