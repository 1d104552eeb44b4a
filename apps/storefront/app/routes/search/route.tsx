import { searchPath } from '@ironcart/core/search';
import { EmptyState, Page, SearchResultsHeader, WaysOn } from '@ironcart/react-ui';
import { compareTarget } from '../../compare/compare-target.ts';
import { useOuterRouteData, useRouteData } from '../../data/use-route-data.ts';
import { Listing } from '../../listing/Listing.tsx';
import type { loader as rootLoader } from '../root/route.server.ts';
import type { loader } from './route.server.ts';

const refusedText =
  'They hold a number that may be a card’s, or signs that are no text; the search takes neither. Try the name of a lift, a weight, a material. Or start from a section.';

export const Component = () => {
  const { query, isRefused, list, cards, suggestions } = useRouteData<typeof loader>();
  const menu = useOuterRouteData<typeof rootLoader>('root')?.menu ?? [];
  const hasSuggestions = suggestions.length > 0;
  const isFound = list.total > 0 || list.chips.length > 0;
  return (
    <Page>
      <SearchResultsHeader
        query={query}
        total={isFound ? list.total : undefined}
        suggestions={isFound ? suggestions : []}
        hrefOfPhrase={searchPath}
      />
      {isFound ? (
        <Listing list={list} cards={cards} label={`Results for ${query}`} compare={compareTarget} />
      ) : (
        <div id="products">
          <EmptyState
            title={isRefused ? 'These words were not searched for' : 'Nothing by that name'}
            text={
              isRefused
                ? refusedText
                : `Try fewer or other words: the name of a lift, a weight, a material.${hasSuggestions ? '' : ' Or start from a section.'}`
            }
          >
            {hasSuggestions ? (
              suggestions.map(({ heading, phrases }) => (
                <WaysOn
                  key={heading}
                  label={heading}
                  links={phrases.map((phrase) => ({ label: phrase, href: searchPath(phrase) }))}
                />
              ))
            ) : (
              <WaysOn label="Sections of the shop" links={menu} />
            )}
          </EmptyState>
        </div>
      )}
    </Page>
  );
};
