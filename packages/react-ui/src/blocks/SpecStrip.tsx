import type { SpecStripProps } from './block-props.ts';
import { Figures } from './Figures.tsx';
import styles from './SpecStrip.module.css';

/** Numbers that line up, like a rating plate. */
export const SpecStrip = ({ items, title }: SpecStripProps) => (
  <section>
    {title && <h2 className={styles.title}>{title}</h2>}
    <Figures items={items} />
  </section>
);
