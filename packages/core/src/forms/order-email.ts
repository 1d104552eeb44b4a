import { isEmail } from '../address/email.ts';
import type { FieldIssue } from './field-issue.ts';
import { orderEmailMessage } from './messages.ts';

/** What is wrong with the e-mail that an order is confirmed to; an empty one is wrong too (S5-email-09). */
export const validateOrderEmail = (email: string): readonly FieldIssue<'email'>[] =>
  isEmail(email) ? [] : [{ path: 'email', kind: 'invalidEmail', message: orderEmailMessage }];
