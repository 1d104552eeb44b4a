import {
  type CompareTarget,
  EmptyState,
  FacetChips,
  Facets,
  ListingLayout,
  LiveRegion,
  Pagination,
  type ProductCardView,
  ProductGrid,
  productCount,
  SortSelect,
} from '@ironcart/react-ui';
import { useNavigation } from 'react-router';
import { listingHref, sorts } from './listing-query.ts';
import type { ListingView } from './listing-view.ts';

export interface ListingProps {
  readonly list: ListingView;
  readonly label: string;
  /** As in '48 products'; undefined where the page's heading says it. */
  readonly count?: string | undefined;
  readonly cards: readonly ProductCardView[];
  readonly compare: CompareTarget;
}

const wordsOf = ({ q }: ListingView): Readonly<Record<string, string>> => (q === undefined ? {} : { q });

/** One page of a product list with its filters and pagination. */
export const Listing = ({ list, label, count, cards, compare }: ListingProps) => {
  const { path, q, total, page, pages, sort, filters, facets, chips } = list;
  const { state } = useNavigation();
  const clearUrl = listingHref(path, { page: 1, sort, q });
  const kept = { ...wordsOf(list), ...(sort === sorts[0].value ? {} : { sort }) };
  return (
    <ListingLayout
      count={count}
      sort={<SortSelect action={path} value={sort} options={sorts} fields={{ ...wordsOf(list), ...filters }} />}
      facets={facets.length > 0 && <Facets action={path} facets={facets} fields={kept} total={total} />}
    >
      <FacetChips chips={chips} clearUrl={clearUrl} />
      <LiveRegion message={chips.length > 0 ? productCount(total) : ''} />
      <div id="products" aria-busy={state === 'loading' || undefined}>
        {total > 0 ? (
          <>
            <ProductGrid cards={cards} headingLevel={2} label={label} compare={compare} />
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(number) => listingHref(path, { page: number, sort, q, filters })}
            />
          </>
        ) : (
          <EmptyState
            title="Nothing has all of that"
            text="Take one of the filters away, or all of them: what is left is shown at once."
          />
        )}
      </div>
    </ListingLayout>
  );
};
