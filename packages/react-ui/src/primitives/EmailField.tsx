import { validateField } from '@ironcart/core/forms';
import type { FormEvent } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern' | 'onInput'> {
  /** Accepted so that field definitions can be spread; the input is always a text input. */
  readonly type?: 'email' | undefined;
}

/** Phone keyboards add a space after a completed address. */
const dropOuterSpace = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
  const address = input.value.trim();
  if (address !== input.value) input.value = address;
};

/**
 * An e-mail address in a text input: browsers refuse letters outside ASCII before the @ in an input of type email, and
 * rewrite those after it. See docs/adr/0013-email-addresses-in-a-text-input.md.
 */
export const EmailField = ({ type: _type, validate, ...field }: EmailFieldProps) => (
  <TextField
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
    type="text"
    inputMode="email"
    pattern=".+@.+"
    onInput={dropOuterSpace}
    validate={(value) => validateField(field.name, value, { type: 'email', validate })[0]?.message}
  />
);
