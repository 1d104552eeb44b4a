import { EmptyState, Page, SearchResultsHeader, WaysOn } from '@ironcart/react-ui';
import { useOuterRouteData, useRouteData } from '../../data/use-route-data.ts';
import { Listing, ListingSort } from '../../listing/Listing.tsx';
import { listingHref } from '../../listing/listing-query.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import type { loader } from './route.server.ts';

const path = '/search';

export const Component = () => {
  const { query, total, cards, page, pages, sort, suggestions } = useRouteData<typeof loader>();
  const menu = useOuterRouteData<typeof rootLoader>('root')?.menu ?? [];
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
        <EmptyState
          title="Nothing by that name"
          text="Try fewer or other words: the name of a lift, a weight, a material. Or start from a section."
        >
          <WaysOn label="Sections of the shop" links={menu} />
        </EmptyState>
      )}
    </Page>
  );
};
