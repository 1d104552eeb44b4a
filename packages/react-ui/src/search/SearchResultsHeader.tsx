import type { SuggestionGroup } from '@ironcart/core/search';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './SearchResultsHeader.module.css';

export interface SearchResultsHeaderProps {
  readonly query: string;
  /** Omit it if the page itself states that nothing was found. */
  readonly total?: number | undefined;
  /** Suggested queries. */
  readonly suggestions?: readonly SuggestionGroup[] | undefined;
  readonly hrefOfPhrase: (phrase: string) => string;
}

const counted = (total: number) => (total === 0 ? 'No results' : total === 1 ? '1 result' : `${total} results`);

export const SearchResultsHeader = ({ query, total, suggestions = [], hrefOfPhrase }: SearchResultsHeaderProps) => {
  const { Link } = useUi();
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{query}</h1>
        {total !== undefined && <p className={styles.count}>{counted(total)}</p>}
      </div>
      {suggestions.map(({ heading, phrases }) => (
        <p key={heading} className={styles.suggestions}>
          <span>{heading} </span>
          {phrases.map((phrase) => (
            <Link key={phrase} href={hrefOfPhrase(phrase)}>
              {phrase}
            </Link>
          ))}
        </p>
      ))}
    </header>
  );
};
