import { isApiError } from '@ironcart/api/client';
import { currentCart } from '@ironcart/core';
import { data, redirect } from 'react-router';
import { itemsFromForm } from '../../cart/items-from-form.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

/** What became of a change to the cart. A refusal says why, in words for the shopper. */
export type CartAnswer =
  | { readonly ok: true; readonly added: boolean }
  | { readonly ok: false; readonly code: string; readonly message: string };

const head: PageHead = { title: 'Your cart', description: 'What you have chosen, and what it costs.', isPrivate: true };

export const loader = async () => ({ head });

const messages: Readonly<Record<string, string>> = {
  product_not_found: 'This product is no longer sold.',
  quantity_unavailable: 'We do not have that many.',
  list_full: 'The cart is full. Place this order first.',
  item_not_found: 'This line is no longer in the cart.',
};

const cartId = async ({ api, hasSession }: RequestContext): Promise<string> => {
  const cart = hasSession ? currentCart(await api.lists.active()) : undefined;
  return (cart ?? (await api.lists.create({ type: 'cart' })))._id;
};

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

const add = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const product = await context.api.content.productComplete(Number(textOf(form, 'productId')) || 0);
  const read = itemsFromForm(product, form);
  if (!read.ok) return read;
  await context.api.lists.addItems(await cartId(context), read.items);
  return { ok: true, added: true };
};

const update = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const qty = Number.parseInt(textOf(form, 'qty'), 10);
  if (!Number.isSafeInteger(qty) || qty < 0) {
    return { ok: false, code: 'invalid_quantity', message: 'Enter a whole number.' };
  }
  if (qty === 0) return remove(context, form);
  await context.api.lists.updateItem(await cartId(context), textOf(form, 'listItemId'), { qty });
  return { ok: true, added: false };
};

const remove = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  await context.api.lists.removeItem(await cartId(context), textOf(form, 'listItemId'));
  return { ok: true, added: false };
};

const changes = { add, update, remove } as const;

const change = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const intent = textOf(form, 'intent');
  if (!Object.hasOwn(changes, intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
  try {
    return await changes[intent as keyof typeof changes](context, form);
  } catch (thrown) {
    if (!isApiError(thrown) || (thrown.status ?? 500) >= 500) throw thrown;
    return { ok: false, code: thrown.code, message: messages[thrown.code] ?? thrown.message };
  }
};

/**
 * Adds to the cart, changes a quantity or removes a line. Without scripts a change leads to the cart page; with
 * them the answer stays where the shopper is.
 */
export const action = async ({ request, context }: RouteArgs): Promise<CartAnswer> => {
  const answer = await change(context, await request.formData());
  if (context.isDataRequest) return answer;
  if (answer.ok) throw redirect('/cart');
  return answer;
};
