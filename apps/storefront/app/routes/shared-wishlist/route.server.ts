import type { ShoppingList } from '@ironcart/core/list';
import { cartPath } from '@ironcart/react-ui/cart';
import { data, redirect } from 'react-router';
import { type CartAnswer, orRefusal } from '../../cart/cart-answer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { putInCart } from '../../lists/put-in-cart.server.ts';
import { readKeptLines } from '../../lists/read-kept-lines.server.ts';
import { sharedWishlistPath } from '../../lists/wishlist-paths.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'A wishlist', isPrivate: true };

/**
 * For the owner, the backend also returns unshared lists: this page shows what others see, which is nothing once
 * sharing has ended.
 */
const readShared = async ({ api }: RequestContext, listId: string): Promise<ShoppingList> => {
  const list = await api.lists.get(listId);
  if (list.type !== 'wishlist' || list.metadata.isShared !== true) throw data({ code: 'not_found' }, { status: 404 });
  return list;
};

/** A wishlist shared by its owner (S2-routes-18); any other list is not found (SECURITY 9). */
export const loader = async ({ params, context }: RouteArgs) => {
  const urlKey = params.urlKey ?? '';
  const list = await readShared(context, urlKey);
  return {
    head,
    name: list.metadata.name,
    path: sharedWishlistPath(urlKey),
    lines: await readKeptLines(context, list),
  };
};

/** Copies wishlist items into the visitor's cart. */
export const action = async ({ request, params, context }: RouteArgs): Promise<CartAnswer> => {
  const form = await request.formData();
  const answer = await orRefusal(async () =>
    putInCart(context, await readShared(context, params.urlKey ?? ''), String(form.get('listItemId') ?? '')),
  );
  if (!context.isDataRequest && answer.ok) throw redirect(cartPath);
  return answer;
};
