import type { ReactNode } from 'react';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './SearchResultsHeader.module.css';

export interface SearchResultsHeaderProps {
  readonly query: string;
  readonly total: number;
  /** Other queries that find something. */
  readonly suggestions?: readonly { readonly label: string; readonly href: string }[] | undefined;
  /** Sort and view controls. */
  readonly children?: ReactNode;
}

const counted = (total: number) => (total === 0 ? 'No results' : total === 1 ? '1 result' : `${total} results`);

export const SearchResultsHeader = ({ query, total, suggestions = [], children }: SearchResultsHeaderProps) => {
  const { Link } = useUi();
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{query}</h1>
        <p className={styles.count}>{counted(total)}</p>
      </div>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          <span>{total === 0 ? 'Did you mean' : 'Shop by'} </span>
          {suggestions.map((suggestion) => (
            <Link key={suggestion.href} href={suggestion.href}>
              {suggestion.label}
            </Link>
          ))}
        </p>
      )}
      {children && <div className={styles.controls}>{children}</div>}
    </header>
  );
};
