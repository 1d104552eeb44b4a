import type { ReactNode } from 'react';
import styles from './ListingLayout.module.css';

export interface ListingLayoutProps {
  /** As in '48 products'; undefined if the page's heading contains it. */
  readonly count?: string | undefined;
  /** The control for the sort order. */
  readonly sort?: ReactNode;
  /** The filters; undefined if there are none. */
  readonly facets?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list below its count and sort order, with its filters next to it. On narrow screens the filters are a button in the
 * same row, which stays in view while the list scrolls.
 */
export const ListingLayout = ({ count, sort, facets, children }: ListingLayoutProps) => (
  <div className={facets ? `${styles.layout} ${styles.filtered}` : styles.layout}>
    <div className={styles.bar}>
      {count && <p className={styles.count}>{count}</p>}
      {sort}
    </div>
    {facets && <div className={styles.facets}>{facets}</div>}
    <div className={styles.list}>{children}</div>
  </div>
);
