import type { Comparison } from '@ironcart/core/content';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './CompareTable.module.css';

export interface CompareTableProps {
  readonly comparison: Comparison;
}

/** The best rating of a criterion. */
const bestRating = 5;

/** A comparison of products: rank, link, target group, and a rating for each criterion. */
export const CompareTable = ({ comparison: { title, criteria, rows } }: CompareTableProps) => {
  const { Link } = useUi();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Bar</th>
            {criteria.map(({ criterion, label }) => (
              <th key={criterion} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, name, path, bestFor, ratings }) => (
            <tr key={path}>
              <td className={styles.rank}>{rank}</td>
              <th scope="row" className={styles.product}>
                <Link href={path}>{name}</Link>
                <span className={styles.for}>{bestFor}</span>
              </th>
              {criteria.map(({ criterion, label }) => {
                const rating = ratings[criterion] ?? 0;
                return (
                  <td key={criterion} className={styles.mark}>
                    <span className={styles.label} aria-hidden="true">
                      {label}
                    </span>
                    <span
                      className={styles.bar}
                      style={{ '--filled': `${(rating / bestRating) * 100}%` }}
                      aria-hidden="true"
                    />
                    {rating}
                    <VisuallyHidden> of {bestRating}</VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
