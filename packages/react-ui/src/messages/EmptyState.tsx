import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import styles from './Message.module.css';

export interface EmptyStateProps {
  /** Omit it below a heading that names the list. */
  readonly title?: string | undefined;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  readonly headingLevel?: 1 | 2 | undefined;
}

/** An empty list, with a link to continue. */
export const EmptyState = ({ title, text, action, children, headingLevel = 2 }: EmptyStateProps) => {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.message, title === undefined && styles.untitled)}>
      {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {children}
    </div>
  );
};
