import type { Figure } from './block-props.ts';
import styles from './Figures.module.css';

export interface FiguresProps {
  readonly items: readonly Figure[];
}

/** Numbers on a shared baseline, each with its unit and what it measures. */
export const Figures = ({ items }: FiguresProps) => (
  <dl className={styles.figures} style={{ '--count': items.length }}>
    {items.map((item) => (
      <div key={item.label} className={styles.figure}>
        <dt>{item.label}</dt>
        <dd>
          {item.value}
          {item.unit && <span className={styles.unit}>{item.unit}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
