import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import type { ColumnsProps } from './block-props.ts';
import styles from './Columns.module.css';

export interface ColumnsViewProps extends ColumnsProps {
  readonly first?: ReactNode;
  readonly second?: ReactNode;
  readonly third?: ReactNode;
}

/** Blocks in columns, stacked on narrow screens. */
export const Columns = ({ layout = 'halves', first, second, third }: ColumnsViewProps) => (
  <div className={classNames(styles.columns, styles[layout])}>
    <div>{first}</div>
    <div>{second}</div>
    {layout === 'thirds' && <div>{third}</div>}
  </div>
);
