import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './SplitLayout.module.css';

export interface SplitLayoutProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  /** `end`: a summary, sticky at the right. `start`: a navigation at the left. */
  readonly side?: 'start' | 'end' | undefined;
  /** Whether the aside precedes the content on narrow screens. */
  readonly isAsideFirst?: boolean | undefined;
}

/** One column up to 1024 px, then content and an aside: cart, checkout, account. */
export const SplitLayout = ({ children, aside, side = 'end', isAsideFirst = false }: SplitLayoutProps) => (
  <div className={classNames(styles.split, styles[side], isAsideFirst && styles.asideFirst)}>
    <div className={styles.main}>{children}</div>
    <div className={styles.aside}>{aside}</div>
  </div>
);
