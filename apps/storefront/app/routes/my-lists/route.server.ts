import { currentCart, type ListType, type ShoppingList } from '@ironcart/core/list';
import { primaryImage } from '@ironcart/core/product-page';
import { wishlistPath } from '@ironcart/core/routing';
import { quotingPath, registriesPath } from '../../account/account-pages.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { ownWishlistPath } from '../../lists/wishlist-paths.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your lists', isPrivate: true };

interface ListKind {
  readonly type: ListType;
  readonly title: string;
  /** Path of the page with its items. */
  readonly path: string;
  /** Whether it is shown even when it is empty. */
  readonly isAlways?: boolean;
}

/** List types displayed to customers; the express cart and a registry's purchases are internal (S3-list-02). */
const kinds: readonly ListKind[] = [
  { type: 'cart', title: 'Cart', path: '/cart', isAlways: true },
  { type: 'wishlist', title: 'Wishlist', path: wishlistPath, isAlways: true },
  { type: 'sfl', title: 'Saved for later', path: '/cart#saved-for-later', isAlways: true },
  { type: 'quote', title: 'Quote', path: quotingPath },
  { type: 'registry', title: 'Registry', path: registriesPath },
];

/** Number of products of a list that are named; the rest are counted. */
const namedProducts = 3;

/** A list to show; without `list`, the customer has none of its type yet. */
type ShownList = Pick<ListKind, 'type' | 'title' | 'path'> & { readonly list: ShoppingList | undefined };

const piecesOf = ({ items }: Pick<ShoppingList, 'items'>): number => items.reduce((sum, { qty }) => sum + qty, 0);

/** The customer's lists by type, with their items (S2-account-10). */
export const loader = async ({ context }: RouteArgs) => {
  await requireCustomer(context);
  const all = await context.api.lists.active();
  const cart = currentCart(all);
  const wanted = kinds.flatMap(({ isAlways = false, ...kind }): readonly ShownList[] => {
    const { type } = kind;
    const lists = all.filter((list) => list.type === type && list.metadata.isActive && list.items.length > 0);
    const shown = type === 'cart' ? lists.filter((list) => list === cart) : lists;
    return shown.length === 0 && isAlways ? [{ ...kind, list: undefined }] : shown.map((list) => ({ ...kind, list }));
  });
  const ids = wanted.flatMap(({ list }) => list?.items.slice(0, namedProducts).map(({ productId }) => productId) ?? []);
  const products = new Map(
    (ids.length === 0 ? [] : await context.api.content.products(ids)).map((product) => [product.productId, product]),
  );
  return {
    head,
    lists: wanted.map(({ type, title, path, list }) => ({
      id: list?._id ?? title,
      title: list?.metadata.name ?? title,
      path: type === 'wishlist' && list?.metadata.name !== undefined ? ownWishlistPath(list._id) : path,
      pieces: list ? piecesOf(list) : 0,
      lines: list?.items.length ?? 0,
      isShared: list?.metadata.isShared ?? false,
      names: (list?.items ?? [])
        .slice(0, namedProducts)
        .map(({ productId }) => products.get(productId)?.name ?? 'No longer sold'),
      picture: list?.items
        .flatMap(({ productId }) => products.get(productId) ?? [])
        .map(primaryImage)
        .find((found) => found !== undefined),
    })),
  };
};
