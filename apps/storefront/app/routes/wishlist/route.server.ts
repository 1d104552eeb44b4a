import { wishlistPath } from '@ironcart/core/routing';
import { wishlistsOf } from '@ironcart/core/wishlist';
import { data, redirect } from 'react-router';
import { requireCustomer } from '../../account/require-customer.ts';
import { type CartAnswer, orRefusal } from '../../cart/cart-answer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { readKeptLines } from '../../lists/read-kept-lines.server.ts';
import { ownWishlistPath, sharedWishlistPath } from '../../lists/wishlist-paths.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';
import {
  addToWishlist,
  changeList,
  createWishlist,
  type ListIntent,
  listChanges,
  type WishlistAnswer,
} from './change-wishlist.ts';

const head: PageHead = { title: 'Your wishlist', isPrivate: true };

/** The customer's wishlists with one of them open, and its public link while it is shared. */
export const loader = async ({ context }: RouteArgs) => {
  await requireCustomer(context);
  const askedId = context.url.searchParams.get('list') ?? undefined;
  const { all, current, shown } = wishlistsOf(await context.api.lists.active(), askedId);
  return {
    head,
    listId: shown?._id,
    name: shown?.metadata.name,
    isCurrent: shown === current,
    lists: all.map((list) => ({
      id: list._id,
      name: list.metadata.name ?? 'Wishlist',
      count: list.items.length,
      path: ownWishlistPath(list._id),
    })),
    lines: await readKeptLines(context, shown),
    sharedPath: shown?.metadata.isShared ? sharedWishlistPath(shown._id) : undefined,
  };
};

const changeBy = async (context: RequestContext, intent: string, form: FormData): Promise<WishlistAnswer> => {
  if (intent === 'add') return { answer: await orRefusal(() => addToWishlist(context, form)) };
  if (intent !== 'create' && !Object.hasOwn(listChanges, intent)) {
    throw data({ code: 'unknown_intent' }, { status: 400 });
  }
  await requireCustomer(context);
  return intent === 'create' ? createWishlist(context, form) : changeList(context, intent as ListIntent, form);
};

/**
 * Adds, removes, moves and shares wishlist items; creates, renames and deletes lists. Without scripts, a change
 * redirects to the changed list.
 */
export const action = async ({ request, context }: RouteArgs): Promise<CartAnswer> => {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const { answer, listId } = await changeBy(context, intent, form);
  const isElsewhere = intent === 'create' || intent === 'delete';
  if (answer.ok && (isElsewhere || !context.isDataRequest)) {
    const isNamed = intent === 'create' || form.has('listId');
    throw redirect(isNamed && listId !== undefined ? ownWishlistPath(listId) : wishlistPath);
  }
  return answer;
};
