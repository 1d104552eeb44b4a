import type { ReactNode } from 'react';
import styles from './ListingLayout.module.css';

export interface ListingLayoutProps {
  /** The filters; undefined if there are none. */
  readonly facets?: ReactNode;
  readonly children: ReactNode;
}

/** A list with its filters next to it, or above it on narrow screens. */
export const ListingLayout = ({ facets, children }: ListingLayoutProps) =>
  facets ? (
    <div className={styles.layout}>
      <div className={styles.facets}>{facets}</div>
      <div className={styles.list}>{children}</div>
    </div>
  ) : (
    children
  );
