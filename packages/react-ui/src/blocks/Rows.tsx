import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import type { RowsProps } from './further-block-props.ts';
import styles from './Rows.module.css';

export interface RowsViewProps extends RowsProps {
  readonly rows: readonly ReactNode[];
}

/** Blocks in rows with equal distances. */
export const Rows = ({ gap = 'normal', hasLines = false, rows }: RowsViewProps) => (
  <div className={classNames(styles.rows, styles[gap], hasLines && styles.lined)}>
    {rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
      <div key={index} className={styles.row}>
        {row}
      </div>
    ))}
  </div>
);
