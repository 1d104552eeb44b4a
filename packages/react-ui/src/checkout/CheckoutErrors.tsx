import type { Ref } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './CheckoutErrors.module.css';

export interface CheckoutErrorView {
  readonly code: string;
  readonly message: string;
  /** The page on which it can be corrected. */
  readonly href?: string | undefined;
  readonly actionLabel?: string | undefined;
}

export interface CheckoutErrorsProps {
  readonly title?: string | undefined;
  readonly errors: readonly CheckoutErrorView[];
  /** For moving the focus here after a failed attempt. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Lists why the order was not placed, and what to do. The live region also exists without errors, because screen
 * readers do not announce one that is added with its message.
 */
export const CheckoutErrors = ({ title = 'Your order was not placed', errors, ref }: CheckoutErrorsProps) => {
  const { Link } = useUi();
  return (
    <div ref={ref} className={styles.region} role="alert" tabIndex={-1}>
      {errors.length > 0 && (
        <div className={styles.errors}>
          <p className={styles.title}>
            <Icon name="alert" />
            {title}
          </p>
          <ul>
            {errors.map((error) => (
              <li key={error.code} data-code={error.code}>
                {error.message} {error.href && <Link href={error.href}>{error.actionLabel ?? 'Go there'}</Link>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
