import type { CartView } from '../cart/read-cart.ts';
import { headOf } from '../head/page-head-of.ts';
import type { PageVisit } from '../navigation/page-visit.ts';
import type { Confirmation } from '../purchase/purchase-in.ts';

/** What is read of every page's data. */
export interface ReportedFrame {
  readonly customer?: { readonly email: string } | undefined;
  readonly cart: Pick<CartView, 'items'>;
}

/** What is read of the data of a product's or a category's page. */
export type ReportedEntity =
  | { readonly kind: 'product'; readonly product: { readonly productId: number } }
  | {
      readonly kind: 'category';
      readonly cards: readonly { readonly product: { readonly productId: number } }[];
      readonly list: { readonly page: number };
    };

/** What the search events tell of: the page, the product or the list on it, the order, and the cart beside it. */
export interface ShownPage {
  readonly key: string;
  readonly pathname: string;
  /** Kept out of search engines: nobody is told that it was looked at. */
  readonly isPrivate: boolean;
  /** Who looks at it; '' for a guest. */
  readonly email: string;
  readonly cart: CartView['items'];
  readonly productId?: number | undefined;
  readonly list?: { readonly productIds: readonly number[]; readonly page: number } | undefined;
  readonly order?: Confirmation['order'] | undefined;
}

/** Reads a page out of what its routes have loaded; undefined where an error stands in its place. */
export const shownPage = ({ key, pathname, matches }: PageVisit): ShownPage | undefined => {
  const dataOf = (routeId: string): unknown => matches.find(({ id }) => id === routeId)?.loaderData;
  const root = dataOf('root') as ReportedFrame | undefined;
  const head = headOf(matches.map(({ loaderData }) => loaderData));
  if (root === undefined || head === undefined) return undefined;
  const entity = dataOf('entity') as ReportedEntity | undefined;
  const success = dataOf('checkout-success') as Confirmation | undefined;
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
