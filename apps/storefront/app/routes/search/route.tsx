import { EmptyState, Page, SearchForm, SearchResultsHeader } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { Listing, ListingSort } from '../../listing/Listing.tsx';
import { listingHref } from '../../listing/listing-query.ts';
import type { loader } from './route.server.ts';

const path = '/search';

export const Component = () => {
  const { query, total, cards, page, pages, sort, suggestions } = useRouteData<typeof loader>();
  return (
    <Page>
      <SearchResultsHeader
        query={query}
        total={total}
        suggestions={suggestions.map((phrase) => ({
          label: phrase,
          href: listingHref(path, { page: 1, sort: 'featured', q: phrase }),
        }))}
      >
        {total > 0 && <ListingSort path={path} sort={sort} query={query} />}
      </SearchResultsHeader>
      {total > 0 ? (
        <Listing {...{ path, cards, page, pages, sort, query }} label={`Results for ${query}`} />
      ) : (
        <EmptyState title="No Results" text="Try fewer or other words: the name of a lift, a weight, a material.">
          <SearchForm action={path} query={query} />
        </EmptyState>
      )}
    </Page>
  );
};
