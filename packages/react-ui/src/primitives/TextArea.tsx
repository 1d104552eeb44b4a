import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './TextField.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'required'> {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Adds 'optional' to the label. */
  readonly isOptional?: boolean | undefined;
  readonly onValueChange?: ((text: string) => void) | undefined;
}

/** A multi-line text field. */
export const TextArea = ({
  label,
  hint,
  error,
  isOptional,
  className,
  onValueChange,
  rows = 3,
  ...area
}: TextAreaProps) => {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, isOptional, hint, message: error, className }}>
      <textarea
        {...area}
        rows={rows}
        className={styles.input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, message: error })}
        onChange={(event) => onValueChange?.(event.target.value)}
      />
    </FieldFrame>
  );
};
