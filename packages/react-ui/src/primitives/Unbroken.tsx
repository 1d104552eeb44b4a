import type { ReactNode } from 'react';
import styles from './Unbroken.module.css';

export interface UnbrokenProps {
  readonly children: ReactNode;
}

/** A number with hyphens that wraps as a whole if it fits into one line. */
export const Unbroken = ({ children }: UnbrokenProps) => <span className={styles.whole}>{children}</span>;
