import { loginFields } from './account-fields.ts';
import type { FieldSet } from './validate-field.ts';

/** The form that requests a password reset mail. */
export const forgotPasswordFields = { email: loginFields.email } as const satisfies FieldSet;

/** The form that changes the e-mail address; requires the account's password. */
export const changeEmailFields = {
  email: { ...loginFields.email, label: 'New email' },
  password: loginFields.password,
} as const satisfies FieldSet;

/** The form that changes the password of who knows the present one. */
export const changePasswordFields = {
  password: { ...loginFields.password, label: 'Current password' },
  newPassword: { type: 'password', label: 'New password', isRequired: true },
} as const satisfies FieldSet;

/** The form that deletes the account of who knows the password. */
export const deleteAccountFields = { password: changePasswordFields.password } as const satisfies FieldSet;

/** The form for a new password. The HTTP contract defines the permitted length. */
export const newPasswordFields = {
  password: { type: 'password', label: 'New password', isRequired: true },
} as const satisfies FieldSet;
