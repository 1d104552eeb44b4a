import { loginFields } from './account-fields.ts';
import type { FieldSet } from './validate-field.ts';

/** The form that requests a password reset mail. */
export const forgotPasswordFields = { email: loginFields.email } as const satisfies FieldSet;

/** The form that changes the e-mail address; requires the account's password. */
export const changeEmailFields = {
  email: { ...loginFields.email, label: 'New email' },
  password: loginFields.password,
} as const satisfies FieldSet;

/** Fields of the form that changes the password, given the current one. */
export const changePasswordFields = {
  password: { ...loginFields.password, label: 'Current password' },
  newPassword: { type: 'password', label: 'New password', isRequired: true },
} as const satisfies FieldSet;

/** Fields of the form that deletes the account, given its password. */
export const deleteAccountFields = { password: changePasswordFields.password } as const satisfies FieldSet;

/** The form for a new password. The HTTP contract defines the permitted length. */
export const newPasswordFields = {
  password: { type: 'password', label: 'New password', isRequired: true },
} as const satisfies FieldSet;
