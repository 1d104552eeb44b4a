import { useId } from 'react';
import styles from './SpecTable.module.css';

export interface SpecTableProps {
  readonly title?: string | undefined;
  readonly specs: readonly { readonly label: string; readonly value: string }[];
}

/** A table of a product's specifications, also for print. */
export const SpecTable = ({ title = 'Specifications', specs }: SpecTableProps) => {
  const titleId = useId();
  return (
    <div className={styles.plate}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby={titleId}>
        <tbody>
          {specs.map((spec) => (
            <tr key={spec.label}>
              <th scope="row">{spec.label}</th>
              <td>{spec.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
