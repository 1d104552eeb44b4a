import { type FieldRules, numberValue, validateField } from '@ironcart/core/forms';
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type InvalidEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './TextField.module.css';
import { takeInvalid } from './take-invalid.ts';

export type TextFieldType = 'text' | 'number' | 'password' | 'email' | 'tel' | 'search' | 'date';

type InputAttributes = Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'required'
>;

export interface TextFieldProps extends InputAttributes, Omit<FieldRules, 'label' | 'type'> {
  readonly label: string;
  readonly name: string;
  readonly type?: TextFieldType | undefined;
  /** Controlled; use `defaultValue` in a plain form. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** An error message from outside, such as the server's: shown at once, before the field's own. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  /** Adds 'optional' to the label. */
  readonly isOptional?: boolean | undefined;
  /** Text as typed; a number field emits its number, or null when it is not one (S5-val-13). */
  readonly onValueChange?: ((value: string | number | null) => void) | undefined;
}

/** A single-line text field. It shows its error only after it lost the focus, or on request (S5-val-05). */
export const TextField = ({
  label,
  name,
  type = 'text',
  error,
  hint,
  isLabelHidden,
  isOptional,
  className,
  isRequired = false,
  requiredMessage,
  validate,
  onValueChange,
  onBlur,
  ...input
}: TextFieldProps) => {
  const id = useId();
  /**
   * The browser's validation message after blur or submission, for example for a number out of range; '' if there is
   * none.
   */
  const [found, setFound] = useState<string>();
  const [isReadable, setReadable] = useState(false);
  const [typed, setTyped] = useState(input.value ?? input.defaultValue ?? '');
  const rules = {
    type: type === 'search' || type === 'date' ? 'text' : type,
    label,
    isRequired,
    requiredMessage,
    validate,
  } as const;
  const firstMessage = (text: string) => validateField(name, text, rules)[0]?.message;
  const message = error ?? (found === undefined ? undefined : (firstMessage(input.value ?? typed) ?? found));
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    if (found) setFound('');
    onValueChange?.(type === 'number' ? numberValue(event.target.value) : event.target.value);
  };
  const check = (field: HTMLInputElement) => {
    setTyped(field.value);
    setFound(field.validationMessage);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    check(event.target);
    onBlur?.(event);
  };
  const sayItOurselves = (event: InvalidEvent<HTMLInputElement>) => {
    check(event.currentTarget);
    takeInvalid(event);
  };
  return (
    <FieldFrame {...{ id, label, isLabelHidden, isOptional, hint, message, className }}>
      <span className={styles.box}>
        <input
          {...input}
          name={name}
          className={styles.input}
          id={id}
          type={isReadable ? 'text' : type}
          required={isRequired}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(id, { hint, message })}
          onChange={change}
          onBlur={leave}
          onInvalid={sayItOurselves}
        />
        {type === 'password' && (
          <button
            type="button"
            className={styles.toggle}
            aria-controls={id}
            aria-label={isReadable ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
            onClick={() => setReadable(!isReadable)}
          >
            {isReadable ? 'Hide' : 'Show'}
          </button>
        )}
      </span>
    </FieldFrame>
  );
};
