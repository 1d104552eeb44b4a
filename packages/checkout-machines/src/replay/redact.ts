import type { Country } from '@ironcart/core/address';
import { isCardExpired } from '@ironcart/core/payment';
import { isRequestId } from '../payment-method/frame-request.ts';
import { type FieldRule, fieldRules } from './field-rules.ts';
import { createPlaceholders } from './placeholders.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words that are not redacted in messages, because checkout depends on them or they are not personal. */
const keptWords: ReadonlySet<string> = new Set(['amount_mismatch', 'cvv_required']);

/** Whether a text is a short number, such as an option's value id or an amount. Longer ones may be personal. */
const isShortNumber = (text: string): boolean => /^\d{1,8}(\.\d{1,2})?$/.test(text);

/** Whether a text is a word of the shop's enumerations. */
const isPlainWord = (text: string): boolean => text.length <= 80;

const expired = { expMonth: 1, expYear: 2000 };
const valid = { expMonth: 12, expYear: 2099 };

export interface RedactOptions {
  readonly countries: readonly Pick<Country, 'postcodeRegex'>[];
  /** The SKUs of the cart, by which error messages identify a line. */
  readonly skus: readonly string[];
  readonly now: () => number;
}

/** Removes personal data from any value, by an allow-list of fields; equal texts get equal placeholders. */
export type Redact = (value: unknown, name?: string) => unknown;

/**
 * Creates a redaction by an allow-list (`field-rules.ts`): fields without a rule are omitted. Card data, tokens, e-mail
 * addresses, names and address texts are removed or replaced, so that checkout behaves the same.
 */
export const createRedact = ({ countries, skus, now }: RedactOptions): Redact => {
  const placeholderOf = createPlaceholders(countries);
  const skuWords = new Set(skus);

  const loose = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(loose);
    if (isFields(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          key,
          fieldRules.get(key) === undefined ? loose(part) : byRule(key, part),
        ]),
      );
    }
    return typeof value === 'string' && !isShortNumber(value) ? placeholderOf('text', value) : value;
  };

  const words = (text: string): string =>
    text
      .split(/([\s.,;:()'"]+)/)
      .map((word) => (keptWords.has(word) || skuWords.has(word) || /^[\s.,;:()'"]*$/.test(word) ? word : '…'))
      .join('');

  const byRule = (name: string, value: unknown, parent?: string): unknown => {
    const rule: FieldRule | undefined = fieldRules.get(`${parent}.${name}`) ?? fieldRules.get(name);
    if (rule === undefined) return undefined;
    if (rule === 'public') return value;
    if (rule === 'emptied') return [];
    if (rule === 'loose') return loose(value);
    if (Array.isArray(value)) return value.map((part) => byRule(name, part, parent));
    if (isFields(value)) return inFields(value, name);
    if (typeof value !== 'string') return rule === 'open' ? value : undefined;
    if (rule === 'open') return isPlainWord(value) ? value : '…';
    if (rule === 'request') return isRequestId(value) ? value : placeholderOf('id', value);
    return rule === 'words' ? words(value) : placeholderOf(rule, value);
  };

  const inFields = (value: Fields, name: string): Fields => {
    const parent = typeof value.type === 'string' && name === 'event' ? value.type : name;
    const open = Object.entries(value).map(([key, part]) => [key, byRule(key, part, parent)] as const);
    const { expMonth, expYear } = value;
    const isCard = typeof expMonth === 'number' && typeof expYear === 'number';
    return {
      ...Object.fromEntries(open.filter(([, part]) => part !== undefined)),
      ...(typeof value.last4 === 'string' && { last4: '0000' }),
      ...(isCard && (isCardExpired({ expMonth, expYear }, now()) ? expired : valid)),
    };
  };

  return (value, name = 'value') =>
    Array.isArray(value)
      ? value.map((part) => (isFields(part) ? inFields(part, name) : undefined))
      : isFields(value)
        ? inFields(value, name)
        : undefined;
};
