import { cartPath } from '@ironcart/react-ui/cart';
import { redirect } from 'react-router';
import { type CartAnswer, orRefusal } from '../../cart/cart-answer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { putInCart } from '../../lists/put-in-cart.server.ts';
import { readKeptLines } from '../../lists/read-kept-lines.server.ts';
import { sharedWishlistPath } from '../../lists/wishlist-paths.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'A wishlist', isPrivate: true };

/** Somebody's wishlist, which they have shared (S2-routes-18); any other list is not found (SECURITY 9). */
export const loader = async ({ params, context }: RouteArgs) => {
  const urlKey = params.urlKey ?? '';
  const list = await context.api.lists.get(urlKey);
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
    putInCart(context, await context.api.lists.get(params.urlKey ?? ''), String(form.get('listItemId') ?? '')),
  );
  if (!context.isDataRequest && answer.ok) throw redirect(cartPath);
  return answer;
};
