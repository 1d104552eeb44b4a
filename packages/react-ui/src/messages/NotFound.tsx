import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './Message.module.css';
import { WaysOn } from './WaysOn.tsx';

export interface NotFoundProps {
  readonly homeUrl: string;
  readonly searchUrl: string;
  readonly suggestions?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

/** A path that leads nowhere: search, or go on from somewhere known. */
export const NotFound = ({ homeUrl, searchUrl, suggestions = [] }: NotFoundProps) => (
  <EmptyState
    headingLevel={1}
    title="No lift at this address"
    text="The page has moved or never was. Search for what you came for, or start over."
    action={<ButtonLink href={homeUrl}>Go to the start page</ButtonLink>}
  >
    <div className={styles.search}>
      <SearchForm action={searchUrl} />
    </div>
    <WaysOn label="Sections of the shop" links={suggestions} />
  </EmptyState>
);
