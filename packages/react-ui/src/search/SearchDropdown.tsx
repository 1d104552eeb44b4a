import type { EditorialResult } from '@ironcart/core/content';
import type { SuggestionGroup } from '@ironcart/core/search';
import { type MouseEvent, useId, useRef } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import type { ProductCardView } from '../product/ProductCard.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { PreviewGrid } from './PreviewGrid.tsx';
import type { PreviewedProducts } from './previewed-products.ts';
import styles from './SearchDropdown.module.css';
import { SearchOption } from './SearchOption.tsx';
import { spokenResults } from './spoken-results.ts';
import { type SearchBoxIntents, useComboBox } from './use-combo-box.ts';

export interface SearchDropdownProps extends SearchBoxIntents {
  /** The search box, which becomes a combobox while the dropdown is mounted. */
  readonly box: HTMLInputElement;
  readonly isOpen: boolean;
  readonly products: PreviewedProducts<ProductCardView>;
  /** Whether newer results are loading. */
  readonly isSearching: boolean;
  readonly suggestions: readonly SuggestionGroup[];
  /** The articles; their titles are plain text. */
  readonly articles: readonly EditorialResult[];
  /** The links to all results; undefined without a query. */
  readonly links: { readonly products: string; readonly articles: string } | undefined;
  /** Whether to show the link to the invitational. */
  readonly isInvitationalMeant: boolean;
  readonly hrefOfPhrase: (phrase: string) => string;
}

/** The search dropdown (S2-search): a listbox below its search box, which keeps the focus. */
export const SearchDropdown = (props: SearchDropdownProps) => {
  const { box, isOpen, products, isSearching, suggestions, articles, links, isInvitationalMeant, hrefOfPhrase } = props;
  const panel = useRef<HTMLDivElement>(null);
  const listId = useId();
  const activeId = useComboBox({ box, panel, listId, isOpen, intents: props });
  const keepFocusInBox = (event: MouseEvent) => event.preventDefault();
  const option = (key: string) => ({ id: `${listId}-${key}`, isActive: activeId === `${listId}-${key}` });
  return (
    <>
      <LiveRegion message={isOpen && !isSearching ? spokenResults(products) : ''} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the box keeps the focus, as a combobox's does. */}
      <div ref={panel} className={styles.panel} hidden={!isOpen} onMouseDown={keepFocusInBox}>
        <button type="button" className={styles.close} aria-label="Close search" onClick={props.onClose}>
          <Icon name="close" />
        </button>
        <div
          role="listbox"
          id={listId}
          className={styles.list}
          aria-label="Search suggestions"
          aria-busy={isSearching || products.kind === 'placeholders'}
        >
          <div role="presentation" className={styles.words}>
            {isInvitationalMeant && (
              <SearchOption {...option('invitational')} href="/invitational" className={styles.tile}>
                <b className={styles.tileName}>The Invitational</b>
                <span>Dates, tickets and results</span>
              </SearchOption>
            )}
            {suggestions.map(({ heading, phrases }) => (
              <OptionGroup key={heading} label={heading}>
                {phrases.map((phrase) => (
                  <SearchOption
                    key={phrase}
                    {...option(`phrase-${phrase}`)}
                    href={hrefOfPhrase(phrase)}
                    data-phrase={phrase}
                    onPointerEnter={() => props.onPhraseEnter(phrase)}
                    onPointerLeave={props.onPhraseLeave}
                  >
                    {phrase}
                  </SearchOption>
                ))}
              </OptionGroup>
            ))}
          </div>
          <div role="presentation" className={styles.found}>
            <PreviewGrid products={products} viewAllUrl={links?.products} option={option} />
          </div>
          <div role="presentation" className={styles.articles}>
            {articles.length > 0 && (
              <OptionGroup label="The Index">
                {articles.map(({ id, link, title }) => (
                  <SearchOption key={id} {...option(`article-${id}`)} href={link}>
                    {title}
                  </SearchOption>
                ))}
                {links && (
                  <SearchOption {...option('articles')} href={links.articles} className={styles.all}>
                    View All <span className={styles.of}>articles</span>
                  </SearchOption>
                )}
              </OptionGroup>
            )}
          </div>
        </div>
      </div>
    </>
  );
};
