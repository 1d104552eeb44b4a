import { ButtonContent, buttonClass } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './Message.module.css';
import { WaysOn } from './WaysOn.tsx';

export interface NotFoundProps {
  readonly homeUrl: string;
  readonly searchUrl: string;
  /** The page's own URL, if it is unknown whether the page exists; reloads it. */
  readonly retryUrl?: string | undefined;
  readonly suggestions?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

/** The page for unknown paths, with a search and links. */
export const NotFound = ({ homeUrl, searchUrl, retryUrl, suggestions = [] }: NotFoundProps) => (
  <EmptyState
    headingLevel={1}
    title={retryUrl ? 'We could not look this page up' : 'No lift at this address'}
    text={
      retryUrl
        ? 'It may be there all the same. Try once more, or search for what you came for.'
        : 'The page has moved or never was. Search for what you came for, or start over.'
    }
    action={
      retryUrl ? (
        <a className={buttonClass({ variant: 'primary' })} href={retryUrl}>
          <ButtonContent>Try again</ButtonContent>
        </a>
      ) : (
        <ButtonLink href={homeUrl}>Go to the start page</ButtonLink>
      )
    }
  >
    <div className={styles.search}>
      <SearchForm action={searchUrl} />
    </div>
    <WaysOn label="Sections of the shop" links={suggestions} />
  </EmptyState>
);
