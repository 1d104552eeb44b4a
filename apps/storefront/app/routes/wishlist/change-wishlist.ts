import { isBlank } from '@ironcart/core/forms';
import type { ShoppingList } from '@ironcart/core/list';
import { longestListName, maxWishlists, type Wishlists, wishlistsOf } from '@ironcart/core/wishlist';
import { type CartAnswer, lineIsGone, orRefusal } from '../../cart/cart-answer.ts';
import { itemsFromForm } from '../../cart/items-from-form.ts';
import { keepItems } from '../../lists/keep-items.server.ts';
import { copyOfItem, putInCart } from '../../lists/put-in-cart.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Result of a change, and the list that the page shows afterwards. */
export interface WishlistAnswer {
  readonly answer: CartAnswer;
  readonly listId?: string | undefined;
}

const changed: CartAnswer = { ok: true, added: false };

const refused = (code: string, message: string): CartAnswer => ({ ok: false, code, message });

/** Adds a product with the options selected on its page to the current list. */
export const addToWishlist = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const product = await context.api.content.productComplete(Number(textOf(form, 'productId')) || 0);
  const read = itemsFromForm(product, form);
  if (!read.ok) return read;
  return (await keepItems(context, 'wishlist', read.items)) ?? { ok: true, added: false, isKept: true };
};

/** Validates a list's name. */
const nameFrom = (form: FormData): { readonly name: string } | { readonly refusal: CartAnswer } => {
  const name = textOf(form, 'name').trim();
  if (isBlank(name)) return { refusal: refused('name', 'Give the list a name.') };
  return name.length > longestListName
    ? { refusal: refused('name', `At most ${longestListName} characters.`) }
    : { name };
};

type ListChange = (
  context: RequestContext,
  given: { readonly list: ShoppingList; readonly lists: Wishlists; readonly form: FormData },
) => Promise<CartAnswer>;

const setMetadata =
  (patch: (now: number) => Parameters<RequestContext['api']['lists']['setMetadata']>[1]): ListChange =>
  async ({ api, now }, { list }) => {
    await api.lists.setMetadata(list._id, patch(now));
    return changed;
  };

/** Moves a line to another wishlist of the customer: adds it there before removing it here, so that no failure loses it. */
const move: ListChange = async ({ api }, { list, lists, form }) => {
  const item = list.items.find(({ listItemId }) => listItemId === textOf(form, 'listItemId'));
  const target = lists.all.find(({ _id }) => _id === textOf(form, 'to'));
  if (item === undefined) return lineIsGone;
  if (target === undefined || target === list) return refused('no_list', 'That list is no longer there.');
  await api.lists.addItems(target._id, [copyOfItem(item)]);
  await api.lists.removeItem(list._id, item.listItemId);
  return changed;
};

/** Changes to one of the customer's lists, by form intent. */
export const listChanges = {
  remove: async ({ api }, { list, form }) => {
    await api.lists.removeItem(list._id, textOf(form, 'listItemId'));
    return changed;
  },
  toCart: async (context, { list, form }) => {
    const itemId = textOf(form, 'listItemId');
    const answer = await putInCart(context, list, itemId);
    if (answer.ok) await context.api.lists.removeItem(list._id, itemId);
    return answer;
  },
  move,
  share: setMetadata(() => ({ isShared: true })),
  unshare: setMetadata(() => ({ isShared: false })),
  use: setMetadata((now) => ({ activeCartTs: now })),
  rename: async ({ api }, { list, form }) => {
    const read = nameFrom(form);
    if ('refusal' in read) return read.refusal;
    await api.lists.setMetadata(list._id, { name: read.name });
    return changed;
  },
  delete: async ({ api }, { list }) => {
    await api.lists.remove(list._id);
    return changed;
  },
} as const satisfies Readonly<Record<string, ListChange>>;

export type ListIntent = keyof typeof listChanges;

/** Changes the list named by the form, or the current one, creating it if missing. */
export const changeList = async (
  context: RequestContext,
  intent: ListIntent,
  form: FormData,
): Promise<WishlistAnswer> => {
  const lists = wishlistsOf(await context.api.lists.active(), textOf(form, 'listId'));
  const list = lists.shown ?? (await context.api.lists.create({ type: 'wishlist' }));
  const answer = await orRefusal(() => listChanges[intent](context, { list, lists, form }));
  return { answer, listId: intent === 'delete' ? undefined : list._id };
};

/** Creates a list and makes it the current one. */
export const createWishlist = async (context: RequestContext, form: FormData): Promise<WishlistAnswer> => {
  const read = nameFrom(form);
  if ('refusal' in read) return { answer: read.refusal };
  const { all } = wishlistsOf(await context.api.lists.active());
  if (all.length >= maxWishlists) {
    return { answer: refused('lists_full', `You have ${maxWishlists} wishlists already.`) };
  }
  const metadata = { name: read.name, activeCartTs: context.now };
  const { _id } = await context.api.lists.create({ type: 'wishlist', metadata });
  return { answer: changed, listId: _id };
};
