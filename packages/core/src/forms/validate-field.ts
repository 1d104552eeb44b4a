import { isEmail } from '../address/email.ts';
import type { FieldIssue } from './field-issue.ts';
import { emailMessage, requiredMessage } from './messages.ts';
import { isBlank } from './required.ts';

/** What a form field demands of its value (S5-val). */
export interface FieldRules {
  readonly type?: 'text' | 'number' | 'password' | 'email' | 'tel' | undefined;
  readonly label?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Stands in for the message of an empty required field. */
  readonly requiredMessage?: string | undefined;
  /** Adds a message of its own, or none (S5-val-04). */
  readonly validate?: ((value: string) => string | undefined) | undefined;
}

/**
 * What is wrong with a field's text, the most important first; forms show the first (S5-val-06). An empty e-mail that
 * is not required is fine, and nothing is demanded beyond the rules given (S5-val-14).
 * @param path the field's name, as the issues carry it
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
