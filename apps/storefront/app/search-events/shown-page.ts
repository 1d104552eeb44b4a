import type { DataOf } from '../data/use-route-data.ts';
import { headOf } from '../head/page-head-of.ts';
import type { PageVisit } from '../page-care/page-visit.ts';
import type { loader as successLoader } from '../routes/checkout-success/route.server.ts';
import type { loader as entityLoader } from '../routes/entity/route.server.ts';
import type { loader as rootLoader } from '../routes/root/route.server.ts';

/** What the search events tell of: the page, the product or the list on it, the order, and the cart beside it. */
export interface ShownPage {
  readonly key: string;
  readonly pathname: string;
  /** Kept out of search engines: nobody is told that it was looked at. */
  readonly isPrivate: boolean;
  /** Who looks at it; '' for a guest. */
  readonly email: string;
  readonly cart: DataOf<typeof rootLoader>['cart']['items'];
  readonly productId?: number | undefined;
  readonly list?: { readonly productIds: readonly number[]; readonly page: number } | undefined;
  readonly order?: DataOf<typeof successLoader>['order'] | undefined;
}

/** Reads a page out of what its routes have loaded; undefined where an error stands in its place. */
export const shownPage = ({ key, pathname, matches }: PageVisit): ShownPage | undefined => {
  const dataOf = (routeId: string): unknown => matches.find(({ id }) => id === routeId)?.loaderData;
  const root = dataOf('root') as DataOf<typeof rootLoader> | undefined;
  const head = headOf(matches.map(({ loaderData }) => loaderData));
  if (root === undefined || head === undefined) return undefined;
  const entity = dataOf('entity') as DataOf<typeof entityLoader> | undefined;
  const success = dataOf('checkout-success') as DataOf<typeof successLoader> | undefined;
  return {
    key,
    pathname,
    isPrivate: head.isPrivate === true,
    email: root.customer?.email ?? '',
    cart: root.cart.items,
    ...(entity?.kind === 'product' ? { productId: entity.product.productId } : {}),
    ...(entity?.kind === 'category'
      ? { list: { productIds: entity.cards.map(({ product }) => product.productId), page: entity.list.page } }
      : {}),
    ...(success === undefined ? {} : { order: success.order }),
  };
};
