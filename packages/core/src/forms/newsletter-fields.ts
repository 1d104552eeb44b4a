import type { FieldSet } from './validate-fields.ts';

/** Signing up for the newsletter. */
export const newsletterFields = {
  email: { type: 'email', label: 'Email for the newsletter', isRequired: true },
} as const satisfies FieldSet;
