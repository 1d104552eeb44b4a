import { useUi } from '../theme/UiProvider.tsx';
import { Icon } from './Icon.tsx';
import styles from './Pagination.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** The page numbers to display: first, last, the current one and its neighbours; null is a gap. */
export const offeredPages = (page: number, pages: number): readonly (number | null)[] => {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
};

/** Links to the pages of a list; empty if there is only one page. */
export const Pagination = ({ page, pages, hrefOf }: PaginationProps) => {
  const { Link } = useUi();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {page > 1 && (
        <Link className={styles.previous} href={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow" size={18} />
          <span>Previous</span>
        </Link>
      )}
      <ol>
        {offeredPages(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className={styles.next} href={hrefOf(page + 1)} rel="next">
          <span>Next</span>
          <Icon name="arrow" size={18} />
        </Link>
      )}
    </nav>
  );
};
