import { isEmail } from '../address/email.ts';
import type { FieldIssue } from './field-issue.ts';
import { orderEmailMessage } from './messages.ts';

/** Validates the e-mail for an order's confirmation; it is required (S5-email-09). */
export const validateOrderEmail = (email: string): readonly FieldIssue<'email'>[] =>
  isEmail(email) ? [] : [{ path: 'email', kind: 'invalidEmail', message: orderEmailMessage }];
