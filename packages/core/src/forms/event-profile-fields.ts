import type { FieldSet } from './validate-field.ts';

/** The form of a customer's profile as a participant of events (S3-event-01). */
export const eventProfileFields = {
  firstName: { type: 'text', label: 'First name', isRequired: true },
  lastName: { type: 'text', label: 'Last name', isRequired: true },
  email: { type: 'email', label: 'Email', isRequired: true },
  birthdate: { type: 'text', label: 'Date of birth' },
  gender: { type: 'text', label: 'Gender', isRequired: true },
  country: { type: 'text', label: 'Country' },
  gym: { type: 'text', label: 'Gym' },
  btwbId: { type: 'text', label: 'Training log ID' },
} as const satisfies FieldSet;
