import { isTelephone, telephoneMessage } from '../address/telephone.ts';
import { type FieldSet, isBlank } from './validate-field.ts';

/** The log-in form: `type`, label and rules of each field, for views and validation. */
export const loginFields = {
  email: { type: 'email', label: 'Email', isRequired: true },
  password: { type: 'password', label: 'Password', isRequired: true },
} as const satisfies FieldSet;

/** The form of a customer's own name and telephone. */
export const profileFields = {
  firstname: { type: 'text', label: 'First name', isRequired: true },
  lastname: { type: 'text', label: 'Last name', isRequired: true },
  telephone: {
    type: 'tel',
    label: 'Phone',
    /** The message for a number that cannot be dialled; undefined if the value is empty or valid. */
    validate: (value: string) => (isBlank(value) || isTelephone(value) ? undefined : telephoneMessage),
  },
} as const satisfies FieldSet;

/** The registration form. */
export const registerFields = {
  firstname: { type: 'text', label: 'First name', isRequired: true },
  lastname: { type: 'text', label: 'Last name', isRequired: true },
  ...loginFields,
} as const satisfies FieldSet;
