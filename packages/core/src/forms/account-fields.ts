import type { FieldSet } from './validate-fields.ts';

/** Logging in: `type`, label and rules of each field, for the view and for who answers the form. */
export const loginFields = {
  email: { type: 'email', label: 'Email', isRequired: true },
  password: { type: 'password', label: 'Password', isRequired: true },
} as const satisfies FieldSet;

/** Making an account. */
export const registerFields = {
  firstname: { type: 'text', label: 'First name', isRequired: true },
  lastname: { type: 'text', label: 'Last name', isRequired: true },
  ...loginFields,
} as const satisfies FieldSet;
