import type { ReactNode } from 'react';
import styles from './Unbroken.module.css';

export interface UnbrokenProps {
  readonly children: ReactNode;
}

/** A number with hyphens that goes to the next line as a whole, as long as it fits into one. */
export const Unbroken = ({ children }: UnbrokenProps) => <span className={styles.whole}>{children}</span>;
