import type { ReactNode } from 'react';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountRows.module.css';

/** One of a customer's items in a list: its title and details. */
export interface AccountRowView {
  readonly id: string;
  readonly title: string;
  /** Undefined if it has no page (any more). */
  readonly href?: string | undefined;
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Actions for the item. */
  readonly action?: ReactNode;
}

export interface AccountRowsProps {
  readonly rows: readonly AccountRowView[];
  /** The heading level of a row's title; 2 by default. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** A list of a customer's items, one per row. */
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
