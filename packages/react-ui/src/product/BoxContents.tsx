import styles from './BoxContents.module.css';

export interface BoxContentsProps {
  readonly things: readonly { readonly name: string; readonly qty: number }[];
  /** In the site's format, for example '44.1 lb (20 kg)'. */
  readonly weight?: string | undefined;
}

/** The contents of the package with quantities, and its weight. */
export const BoxContents = ({ things, weight }: BoxContentsProps) => (
  <section className={styles.box}>
    <h2 className={styles.title}>In the box</h2>
    <ul className={styles.list}>
      {things.map(({ name, qty }) => (
        <li key={name}>
          <span className={styles.count}>{qty} ×</span> {name}
        </li>
      ))}
    </ul>
    {weight && <p className={styles.weight}>{weight} to carry</p>}
  </section>
);
