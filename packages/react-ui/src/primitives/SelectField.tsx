import { validateField } from '@ironcart/core/forms';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import styles from './TextField.module.css';
import { takeInvalid } from './take-invalid.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'required'> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly SelectOption[];
  /** The empty first choice, as in 'Choose a state'. */
  readonly prompt?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean | undefined;
  readonly requiredMessage?: string | undefined;
  readonly isOptional?: boolean | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** A native select field. */
export const SelectField = ({
  label,
  name,
  options,
  prompt,
  error,
  hint,
  isRequired = false,
  requiredMessage,
  isOptional,
  isLabelHidden,
  className,
  onValueChange,
  onBlur,
  ...select
}: SelectFieldProps) => {
  const id = useId();
  const [ownMessage, setOwnMessage] = useState<string>();
  const message = error ?? ownMessage;
  const check = (value: string) =>
    setOwnMessage(validateField(name, value, { label, isRequired, requiredMessage })[0]?.message);
  return (
    <FieldFrame {...{ id, label, isLabelHidden, isOptional, hint, message, className }}>
      <span className={styles.box}>
        <select
          {...select}
          name={name}
          className={styles.input}
          id={id}
          required={isRequired}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(id, { hint, message })}
          onChange={(event) => {
            if (ownMessage) check(event.target.value);
            onValueChange?.(event.target.value);
          }}
          onBlur={(event) => {
            check(event.target.value);
            onBlur?.(event);
          }}
          onInvalid={(event) => {
            check(event.currentTarget.value);
            takeInvalid(event);
          }}
        >
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron" size={16} />
        </span>
      </span>
    </FieldFrame>
  );
};
