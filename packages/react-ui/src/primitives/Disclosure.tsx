import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** The initial state; later values have no effect, because the visitor controls it. */
  readonly isOpenAtFirst?: boolean | undefined;
  /** A group name: only one disclosure of the group is open at a time. */
  readonly name?: string | undefined;
  /** `section` draws lines above and below, `plain` none. */
  readonly variant?: 'section' | 'plain' | undefined;
  readonly className?: string | undefined;
}

/** Expandable content; works without scripts. */
export const Disclosure = ({
  summary,
  children,
  isOpenAtFirst,
  name,
  variant = 'section',
  className,
}: DisclosureProps) => {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details className={classNames(styles.disclosure, styles[variant], className)} name={name} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.label}>{summary}</span>
        <span className={styles.mark}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};
