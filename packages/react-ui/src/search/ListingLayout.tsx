import type { ReactNode } from 'react';
import styles from './ListingLayout.module.css';

export interface ListingLayoutProps {
  /** Narrows the list; left out where there is nothing to choose from. */
  readonly facets?: ReactNode;
  readonly children: ReactNode;
}

/** A list with its facets: beside it where there is room, above it otherwise. */
export const ListingLayout = ({ facets, children }: ListingLayoutProps) =>
  facets ? (
    <div className={styles.layout}>
      <div className={styles.facets}>{facets}</div>
      <div className={styles.list}>{children}</div>
    </div>
  ) : (
    children
  );
