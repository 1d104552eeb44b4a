import type { FocusEvent } from 'react';
import { SelectField, type SelectOption } from '../primitives/SelectField.tsx';
import { TextField, type TextFieldProps } from '../primitives/TextField.tsx';

export type AddressFieldName =
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'telephone'
  | 'company'
  | 'countryId'
  | 'street'
  | 'apartment'
  | 'city'
  | 'region'
  | 'postcode'
  | 'vatNumber'
  | 'eoriNumber';

type TextShape = Pick<
  TextFieldProps,
  'autoComplete' | 'isOptional' | 'hint' | 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'className'
>;

/** A field of an address form, without its value. */
export interface AddressFieldShape extends TextShape {
  readonly field: AddressFieldName;
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly disabled: boolean | undefined;
  /** The values of a selection; without them the field is a text. */
  readonly options?: readonly SelectOption[] | undefined;
  readonly prompt?: string | undefined;
}

export interface AddressFieldProps extends AddressFieldShape {
  readonly value: string;
  readonly error: string | undefined;
  readonly onFieldChange: (field: AddressFieldName, text: string) => void;
}

/** The maximum lengths of fields, in characters; 100 for all other texts. */
const maxLengths: Readonly<Partial<Record<AddressFieldName, number>>> = {
  email: 254,
  street: 200,
  company: 200,
  telephone: 40,
  vatNumber: 40,
  eoriNumber: 40,
  postcode: 20,
};

/**
 * One field of an address: a text or a select. A text is trimmed on blur, because phone keyboards add a space after
 * each completed word.
 */
export const AddressField = ({ field, options, prompt, type, onFieldChange, ...input }: AddressFieldProps) => {
  const change = (typed: string | number | null) => onFieldChange(field, String(typed ?? ''));
  if (options) return <SelectField {...input} options={options} prompt={prompt} onValueChange={change} />;
  const trim = ({ target: { value } }: FocusEvent<HTMLInputElement>) => {
    if (value !== value.trim()) change(value.trim());
  };
  return <TextField {...input} type={type} maxLength={maxLengths[field] ?? 100} onValueChange={change} onBlur={trim} />;
};
