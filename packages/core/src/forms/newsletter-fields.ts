import type { FieldSet } from './validate-field.ts';

/** The newsletter sign-up form. */
export const newsletterFields = {
  email: { type: 'email', label: 'Email for the newsletter', isRequired: true },
} as const satisfies FieldSet;
