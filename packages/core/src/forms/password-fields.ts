import { loginFields } from './account-fields.ts';
import type { FieldSet } from './validate-fields.ts';

/** Asking for a mail that leads to a new password. */
export const forgotPasswordFields = { email: loginFields.email } as const satisfies FieldSet;

/** Asking for another e-mail address, with the password of the account. */
export const changeEmailFields = {
  email: { ...loginFields.email, label: 'New email' },
  password: loginFields.password,
} as const satisfies FieldSet;

/** Choosing a new password. How long it may be is the contract's to say. */
export const newPasswordFields = {
  password: { type: 'password', label: 'New password', isRequired: true },
} as const satisfies FieldSet;
