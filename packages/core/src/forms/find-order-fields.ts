import { loginFields } from './account-fields.ts';
import type { FieldSet } from './validate-field.ts';

/** The form that finds an order without a log-in. */
export const findOrderFields = {
  orderId: { type: 'text', label: 'Order number', isRequired: true },
  email: loginFields.email,
} as const satisfies FieldSet;
