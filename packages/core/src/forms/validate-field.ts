import { isEmail } from '../address/email.ts';
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

/** The messages of a field, the most important first; forms show the first (S5-val-06). */
export const validateField = (value: string, rules: FieldRules): readonly string[] => {
  const messages: string[] = [];
  if (rules.isRequired && isBlank(value)) {
    messages.push(requiredMessage({ label: rules.label, message: rules.requiredMessage }));
  }
  if (rules.type === 'email' && value !== '' && !isEmail(value)) messages.push(emailMessage);
  const ownMessage = rules.validate?.(value);
  if (ownMessage) messages.push(ownMessage);
  return messages;
};
