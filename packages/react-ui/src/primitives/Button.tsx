import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ButtonLook {
  /** `primary` is the main action of a page. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether it fills the width of its container. */
  readonly isWide?: boolean | undefined;
  readonly icon?: IconName | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Whether the action is running: the button keeps its width and focus, and ignores clicks. */
  readonly isBusy?: boolean | undefined;
  /** Whether clicks are accepted while busy: a request with the form's current values then replaces the running one. */
  readonly isRepeatable?: boolean | undefined;
  /** The text for screen readers while busy; 'Working' by default. */
  readonly busyLabel?: string | undefined;
}

export const buttonClass = ({ variant = 'secondary', size = 'medium', isWide = false }: ButtonLook) =>
  classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);

export const ButtonContent = ({ icon, children }: { readonly icon?: IconName | undefined; children: ReactNode }) => (
  <span className={styles.content}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </span>
);

/** A button; `type` is 'button' by default. */
export const Button = ({
  variant,
  size,
  isWide,
  icon,
  isBusy = false,
  isRepeatable = false,
  busyLabel = 'Working',
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) => {
  const isIgnoring = isBusy && !isRepeatable;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIgnoring) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
      aria-disabled={isIgnoring || undefined}
      data-busy={isBusy || undefined}
      onClick={click}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
      {isBusy && <VisuallyHidden>{`, ${busyLabel}`}</VisuallyHidden>}
    </button>
  );
};
