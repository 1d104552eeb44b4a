import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './FieldFrame.module.css';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly isOptional?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly message?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The ids that describe a field's control, for `aria-describedby`. */
export const describedBy = (id: string, { hint, message }: Pick<FieldFrameProps, 'hint' | 'message'>) =>
  classNames(message && `${id}-message`, hint ? `${id}-hint` : undefined);

/** The layout of a field: label, control, error message and hint. */
export const FieldFrame = (props: FieldFrameProps) => {
  const { id, label, isLabelHidden, isOptional, hint, message, className, children } = props;
  return (
    <div className={classNames(styles.field, className)} data-invalid={message ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isOptional && <span className={styles.optional}> optional</span>}
      </label>
      {children}
      {message && (
        <p className={styles.message} id={`${id}-message`}>
          <Icon name="alert" size={16} />
          {message}
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
