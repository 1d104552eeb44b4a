import { isEmail } from '../address/email.ts';
import type { FieldIssue } from './field-issue.ts';
import { emailMessage, requiredMessage } from './messages.ts';
import { isBlank } from './required.ts';

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
  const issues: FieldIssue<Path>[] = [];
  if (rules.isRequired && isBlank(value)) {
    const message = requiredMessage({ label: rules.label, message: rules.requiredMessage });
    issues.push({ path, kind: 'required', message });
  }
  if (rules.type === 'email' && value !== '' && !isEmail(value)) {
    issues.push({ path, kind: 'invalidEmail', message: emailMessage });
  }
  const message = rules.validate?.(value);
  if (message) issues.push({ path, kind: 'custom', message });
  return issues;
};
