import type { SpecStripProps } from './block-props.ts';
import { Figures } from './Figures.tsx';
import styles from './SpecStrip.module.css';

/** A strip of aligned figures. */
export const SpecStrip = ({ items, title }: SpecStripProps) => (
  <section>
    {title && <h2 className={styles.title}>{title}</h2>}
    <Figures items={items} />
  </section>
);
