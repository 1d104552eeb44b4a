import type { ReactNode } from 'react';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountRows.module.css';

/** Something that a customer has: what it is called, and what is to be known of it. */
export interface AccountRowView {
  readonly id: string;
  readonly title: string;
  /** Left out: it has no page (any more). */
  readonly href?: string | undefined;
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** What can be done with it. */
  readonly action?: ReactNode;
}

export interface AccountRowsProps {
  readonly rows: readonly AccountRowView[];
  /** Of a row's title; 2 when left out. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** Things of a customer's, one below the other. */
export const AccountRows = ({ rows, headingLevel = 2 }: AccountRowsProps) => {
  const Title = `h${headingLevel}` as const;
  const { Link } = useUi();
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title, href, facts, action }) => (
        <li key={id} className={styles.row}>
          <Title className={styles.title}>{href === undefined ? title : <Link href={href}>{title}</Link>}</Title>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {action && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ul>
  );
};
