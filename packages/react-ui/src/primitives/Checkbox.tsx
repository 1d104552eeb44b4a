import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'onChange'> {
  readonly label: ReactNode;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly onCheckedChange?: ((isChecked: boolean) => void) | undefined;
}

export const Checkbox = ({ label, hint, error, className, onCheckedChange, ...input }: CheckboxProps) => {
  const id = useId();
  return (
    <div className={classNames(styles.checkbox, className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(error && `${id}-message`, hint ? `${id}-hint` : undefined)}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className={styles.message} id={`${id}-message`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
