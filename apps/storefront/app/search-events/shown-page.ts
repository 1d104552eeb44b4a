import type { CartView } from '../cart/read-cart.ts';
import { headOf } from '../head/page-head-of.ts';
import type { PageVisit } from '../navigation/page-visit.ts';
import type { Confirmation } from '../purchase/purchase-in.ts';

/** The part of every page's data that events use. */
export interface ReportedFrame {
  readonly customer?: { readonly email: string } | undefined;
  readonly cart: Pick<CartView, 'items'>;
}

/** The part of a product or category page's data that events use. */
export type ReportedEntity =
  | { readonly kind: 'product'; readonly product: { readonly productId: number } }
  | {
      readonly kind: 'category';
      readonly cards: readonly { readonly product: { readonly productId: number } }[];
      readonly list: { readonly page: number };
    };

/** The inputs of search events: the page, its product or list, the order, and the cart. */
export interface ShownPage {
  readonly key: string;
  readonly pathname: string;
  /** Pages that are not indexed are not reported. */
  readonly isPrivate: boolean;
  /** The shopper's e-mail address; '' for a guest. */
  readonly email: string;
  readonly cart: CartView['items'];
  readonly productId?: number | undefined;
  readonly list?: { readonly productIds: readonly number[]; readonly page: number } | undefined;
  readonly order?: Confirmation['order'] | undefined;
}

/** Extracts the inputs from the data of a page's routes; undefined for an error page. */
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
