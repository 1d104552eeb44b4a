import { type ReactNode, useId } from 'react';
import styles from './CheckoutSection.module.css';

export interface CheckoutSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** At the far end of the title's line, as in a link to log in. */
  readonly aside?: ReactNode;
}

/** One decision of a checkout step. */
export const CheckoutSection = ({ title, children, aside }: CheckoutSectionProps) => {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {aside && <div>{aside}</div>}
      </header>
      {children}
    </section>
  );
};
