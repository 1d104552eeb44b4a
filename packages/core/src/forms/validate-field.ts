import { isEmail } from '../address/email.ts';
import { requireEntries, requireObject } from '../require-argument.ts';
import { labelInSentence } from './label-in-sentence.ts';

/** Why a field is invalid (S5-val): it is empty, is not an e-mail address, or fails its own validation. */
export type FieldIssueCode = 'required' | 'invalidEmail' | 'custom';

/** A validation issue as data: the field, the code, and the message that a form shows. */
export interface FieldIssue<Path extends string = string, Code extends string = FieldIssueCode> {
  readonly path: Path;
  readonly code: Code;
  readonly message: string;
}

/** The message of each invalid field by path; only the first one of several (S5-val-06). */
export const firstMessages = <Path extends string>(
  issues: readonly FieldIssue<Path, string>[],
): Readonly<Partial<Record<Path, string>>> => {
  requireEntries(issues, 'issues');
  const messages: Partial<Record<Path, string>> = {};
  for (const { path, message } of issues) messages[path] ??= message;
  return messages;
};

/** Message of an e-mail field whose value is not an address (S5-email-01). */
export const emailMessage = 'Please enter a valid email';

/** Message of a text field that seems to contain a card number: card numbers belong in the payment form only. */
export const cardNumberMessage =
  'This has what looks like a card number. Leave it out: only the payment form takes one';

/** The error of an order whose customer has no valid e-mail (S5-email-09). */
export const orderEmailMessage = 'Invalid email address';

/** The message of an empty required field: its own, or one composed from its label (S5-val-01..03). */
export const requiredMessage = (field: {
  readonly label?: string | undefined;
  readonly message?: string | undefined;
}): string => {
  requireObject(field, 'field');
  if (field.message) return field.message;
  return field.label ? `Please enter your ${labelInSentence(field.label)}` : 'Required Field';
};

/** A visible character: neither white space nor invisible, such as a zero-width space or a text direction mark. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether a value is blank: not a text, only white space or invisible characters, or a list of only such texts. */
export const isBlank = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return !visible.test(value);
  return Array.isArray(value) && value.every((line) => typeof line === 'string' && !visible.test(line));
};

/** The validation rules of a form field (S5-val). */
export interface FieldRules {
  readonly type?: 'text' | 'number' | 'password' | 'email' | 'tel' | undefined;
  readonly label?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Replaces the message of an empty required field. */
  readonly requiredMessage?: string | undefined;
  /** A custom validation: returns a message or undefined (S5-val-04). */
  readonly validate?: ((value: string) => string | undefined) | undefined;
}

/**
 * Validates a field's text; the most important issue is first, which forms show (S5-val-06). An empty optional e-mail
 * is valid; there are no rules besides the given ones (S5-val-14).
 * @param path the field's name, used in the issues
 */
export const validateField = <Path extends string>(
  path: Path,
  value: string,
  rules: FieldRules,
): readonly FieldIssue<Path>[] => {
  requireObject(rules, 'rules');
  const issues: FieldIssue<Path>[] = [];
  if (rules.isRequired && isBlank(value)) {
    const message = requiredMessage({ label: rules.label, message: rules.requiredMessage });
    issues.push({ path, code: 'required', message });
  }
  if (rules.type === 'email' && value !== '' && !isEmail(value)) {
    issues.push({ path, code: 'invalidEmail', message: emailMessage });
  }
  const message = rules.validate?.(value);
  if (message) issues.push({ path, code: 'custom', message });
  return issues;
};

/** The rules of a form's fields, by name, in the form's order. */
export type FieldSet<Path extends string = string> = Readonly<Record<Path, FieldRules>>;

/** A form's texts by field name; missing fields count as empty. */
export type FieldValues<Path extends string = string> = Readonly<Partial<Record<Path, string | undefined>>>;

/** Validates a form's texts, in the order of its fields (S5-val). */
export const validateFields = <Path extends string>(
  fields: FieldSet<Path>,
  values: FieldValues<NoInfer<Path>>,
): readonly FieldIssue<Path>[] => {
  requireObject(fields, 'fields');
  requireObject(values, 'values');
  return (Object.keys(fields) as Path[]).flatMap((path) => validateField(path, values[path] ?? '', fields[path]));
};

/** Validates the e-mail for an order's confirmation; it is required (S5-email-09). */
export const validateOrderEmail = (email: string): readonly FieldIssue<'email'>[] =>
  isEmail(email) ? [] : [{ path: 'email', code: 'invalidEmail', message: orderEmailMessage }];
