import { currentList, type ShoppingList } from '@ironcart/core/list';
import { wishlistPath } from '@ironcart/core/routing';
import { data, redirect } from 'react-router';
import { requireCustomer } from '../../account/require-customer.ts';
import { type CartAnswer, orRefusal } from '../../cart/cart-answer.ts';
import { itemsFromForm } from '../../cart/items-from-form.ts';
import type { PageHead } from '../../head/page-head.ts';
import { keepItems } from '../../lists/keep-items.server.ts';
import { listOfType } from '../../lists/list-of-type.ts';
import { putInCart } from '../../lists/put-in-cart.server.ts';
import { readKeptLines } from '../../lists/read-kept-lines.server.ts';
import { sharedWishlistPath } from '../../lists/wishlist-paths.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your wishlist', isPrivate: true };

const readWishlist = async ({ api }: RequestContext): Promise<ShoppingList | undefined> =>
  currentList(await api.lists.active(), 'wishlist');

/** The customer's wishlist, and the address that shows it to others while it is shared. */
export const loader = async ({ context }: RouteArgs) => {
  await requireCustomer(context);
  const list = await readWishlist(context);
  return {
    head,
    lines: await readKeptLines(context, list),
    sharedPath: list?.metadata.isShared ? sharedWishlistPath(list._id) : undefined,
  };
};

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** The form of a product's page, with what was chosen there. */
const add = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const product = await context.api.content.productComplete(Number(textOf(form, 'productId')) || 0);
  const read = itemsFromForm(product, form);
  if (!read.ok) return read;
  return (await keepItems(context, 'wishlist', read.items)) ?? { ok: true, added: false, isKept: true };
};

const ofOwnList =
  (change: (context: RequestContext, list: ShoppingList, itemId: string) => Promise<CartAnswer>) =>
  async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
    await requireCustomer(context);
    const list = await context.api.lists.get(await listOfType(context, 'wishlist'));
    return change(context, list, textOf(form, 'listItemId'));
  };

const setShared = (isShared: boolean) =>
  ofOwnList(async ({ api }, { _id }) => {
    await api.lists.setMetadata(_id, { isShared });
    return { ok: true, added: false };
  });

const changes = {
  add,
  remove: ofOwnList(async ({ api }, { _id }, itemId) => {
    await api.lists.removeItem(_id, itemId);
    return { ok: true, added: false };
  }),
  toCart: ofOwnList(async (context, list, itemId) => {
    const answer = await putInCart(context, list, itemId);
    if (answer.ok) await context.api.lists.removeItem(list._id, itemId);
    return answer;
  }),
  share: setShared(true),
  unshare: setShared(false),
} as const;

/** Puts on the wishlist, takes off it, moves to the cart, shares. Without scripts a change leads to the wishlist. */
export const action = async ({ request, context }: RouteArgs): Promise<CartAnswer> => {
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  if (!Object.hasOwn(changes, intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
  const answer = await orRefusal(() => changes[intent as keyof typeof changes](context, form));
  if (!context.isDataRequest && answer.ok) throw redirect(wishlistPath);
  return answer;
};
