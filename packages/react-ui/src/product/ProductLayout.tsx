import type { ReactNode } from 'react';
import styles from './ProductLayout.module.css';

export interface ProductLayoutProps {
  readonly gallery: ReactNode;
  readonly panel: ReactNode;
  /** Below the pictures: description, specifications, reviews. */
  readonly children?: ReactNode;
}

/** Pictures wide at the left, the buying panel sticky at the right; on a phone in reading order. */
export const ProductLayout = ({ gallery, panel, children }: ProductLayoutProps) => (
  <div className={styles.layout}>
    <div className={styles.gallery}>{gallery}</div>
    <div className={styles.panel} id="buy" tabIndex={-1}>
      {panel}
    </div>
    {children && <div className={styles.details}>{children}</div>}
  </div>
);
