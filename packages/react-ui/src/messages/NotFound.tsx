import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './Message.module.css';

export interface NotFoundProps {
  readonly homeUrl: string;
  readonly searchUrl: string;
  readonly suggestions?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

/** A path that leads nowhere: search, or go on from somewhere known. */
export const NotFound = ({ homeUrl, searchUrl, suggestions = [] }: NotFoundProps) => {
  const { Link } = useUi();
  return (
    <EmptyState
      headingLevel={1}
      title="No lift at this address"
      text="The page has moved or never was. Search for what you came for, or start over."
      action={<ButtonLink href={homeUrl}>Go to the start page</ButtonLink>}
    >
      <div className={styles.search}>
        <SearchForm action={searchUrl} />
      </div>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.href}>
              <Link href={suggestion.href}>{suggestion.label}</Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
};
