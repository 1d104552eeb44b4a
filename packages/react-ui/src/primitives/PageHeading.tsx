import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** Links to sections of the page's subject. */
  readonly ways?: ReactNode;
  /** As in '48 products'. */
  readonly count?: string | undefined;
  /** Sort and view controls at the end of the line. */
  readonly children?: ReactNode;
}

/** The h1 of a page: a list, an account page, a step of checkout. */
export const PageHeading = ({ title, intro, ways, count, children }: PageHeadingProps) => (
  <header className={styles.heading}>
    <div className={styles.text}>
      <h1 className={styles.title}>{title}</h1>
      {intro && <div className={styles.intro}>{intro}</div>}
    </div>
    {ways}
    {(count || children) && (
      <div className={styles.bar}>
        {count && <p className={styles.count}>{count}</p>}
        {children}
      </div>
    )}
  </header>
);
