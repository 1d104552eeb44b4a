import { PASSWORD_LENGTH } from '@ironcart/api/contract';
import { newPasswordFields } from '@ironcart/core/forms';

const { min, max } = PASSWORD_LENGTH;

/** Message beside a password that the backend refused as guessable. */
export const guessablePassword = 'This is one of the first passwords that people try. Please choose another.';

/** A field for a new password, with the length that the contract permits. */
export const newPasswordField = {
  ...newPasswordFields.password,
  validate: ({ length }: string): string | undefined => {
    if (length < min) return `Please use at least ${min} characters`;
    return length > max ? `Please use at most ${max} characters` : undefined;
  },
} as const;
