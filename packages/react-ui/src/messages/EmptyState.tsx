import type { ReactNode } from 'react';
import styles from './Message.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  readonly headingLevel?: 1 | 2 | undefined;
}

/** An empty list, with a link to continue. */
export const EmptyState = ({ title, text, action, children, headingLevel = 2 }: EmptyStateProps) => {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.message}>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {children}
    </div>
  );
};
