import { Pagination, type ProductCardView, ProductGrid, SortSelect } from '@ironcart/react-ui';
import { useNavigation } from 'react-router';
import { listingHref, type SortValue, sorts } from './listing-query.ts';

export interface ListingProps {
  /** The list's path on the site. */
  readonly path: string;
  readonly label: string;
  readonly cards: readonly ProductCardView[];
  readonly page: number;
  readonly pages: number;
  readonly sort: SortValue;
  /** The search words, where the list is a search's. */
  readonly query?: string | undefined;
}

/** The order of a list, as a control of its own. */
export const ListingSort = ({ path, sort, query }: Pick<ListingProps, 'path' | 'sort' | 'query'>) => (
  <SortSelect action={path} value={sort} options={sorts} fields={query === undefined ? {} : { q: query }} />
);

/** One page of a list of products with links to the others. */
export const Listing = ({ path, label, cards, page, pages, sort, query }: ListingProps) => {
  const { state } = useNavigation();
  return (
    <div id="products" aria-busy={state === 'loading' || undefined}>
      <ProductGrid cards={cards} headingLevel={2} label={label} />
      <Pagination page={page} pages={pages} hrefOf={(number) => listingHref(path, { page: number, sort, q: query })} />
    </div>
  );
};
