import { currentList, withRedeeming } from '@ironcart/core/list';
import { data, redirect } from 'react-router';
import { type CartAnswer, lineIsGone, orRefusal } from '../../cart/cart-answer.ts';
import { itemsFromForm } from '../../cart/items-from-form.ts';
import type { PageHead } from '../../head/page-head.ts';
import { keepItems } from '../../lists/keep-items.server.ts';
import { listOfType } from '../../lists/list-of-type.ts';
import { copyOfItem, putInCart } from '../../lists/put-in-cart.server.ts';
import { readKeptLines } from '../../lists/read-kept-lines.server.ts';
import { invalidQuantity, quantityOf } from '../../product/form-fields.ts';
import { areCookiesBlocked, hasArrivedSession, withFreshSession } from '../../request-context/blocked-cookies.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your cart', description: 'What you have chosen, and what it costs.', isPrivate: true };

/** The items saved for later, below the cart; the cart itself is loaded by the layout. */
export const loader = async ({ context }: RouteArgs) => {
  if (hasArrivedSession(context)) throw redirect('/cart');
  const isCustomer = (await context.customer()) !== undefined;
  const saved = isCustomer ? currentList(await context.api.lists.active(), 'sfl') : undefined;
  return { head, saved: await readKeptLines(context, saved), areCookiesBlocked: areCookiesBlocked(context) };
};

const cartId = (context: RequestContext): Promise<string> => listOfType(context, 'cart');

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

const add = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const product = await context.api.content.productComplete(Number(textOf(form, 'productId')) || 0);
  const read = itemsFromForm(product, form);
  if (!read.ok) return read;
  await context.api.lists.addItems(await cartId(context), read.items);
  return { ok: true, added: true };
};

const update = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const qty = quantityOf(textOf(form, 'qty'));
  if (qty === undefined) return invalidQuantity;
  if (qty === 0) return remove(context, form);
  await context.api.lists.updateItem(await cartId(context), textOf(form, 'listItemId'), { qty });
  return { ok: true, added: false };
};

const remove = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  await context.api.lists.removeItem(await cartId(context), textOf(form, 'listItemId'));
  return { ok: true, added: false };
};

const itemIdIn = (form: FormData): string => textOf(form, 'listItemId');

/** Moves a line from the cart to the saved items; a guest has to log in first (S6-guest-03). */
const save = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const cart = await context.api.lists.get(await cartId(context));
  const item = cart.items.find(({ listItemId }) => listItemId === itemIdIn(form));
  if (item === undefined) return lineIsGone;
  const refused = await keepItems(context, 'sfl', [copyOfItem(item)]);
  if (refused) return refused;
  await context.api.lists.removeItem(cart._id, item.listItemId);
  return { ok: true, added: false };
};

/** Moves a line back from the saved items to the cart. */
const restore = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const saved = await context.api.lists.get(await listOfType(context, 'sfl'));
  const answer = await putInCart(context, saved, itemIdIn(form));
  if (answer.ok) await context.api.lists.removeItem(saved._id, itemIdIn(form));
  return answer;
};

const forget = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  await context.api.lists.removeItem(await listOfType(context, 'sfl'), itemIdIn(form));
  return { ok: true, added: false };
};

/** Starts or stops redeeming an earned discount on a line. */
const redeemWith =
  (isRedeeming: boolean) =>
  async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
    const cart = await context.api.lists.get(await cartId(context));
    const item = cart.items.find(({ listItemId }) => listItemId === itemIdIn(form));
    if (item === undefined) return lineIsGone;
    const product = await context.api.content.productComplete(item.productId);
    const { metadata, children } = copyOfItem(withRedeeming(item, product.type, isRedeeming));
    await context.api.lists.updateItem(cart._id, item.listItemId, { metadata, children });
    return { ok: true, added: false };
  };

const changes = {
  add,
  update,
  remove,
  save,
  restore,
  forget,
  redeem: redeemWith(true),
  stopRedeeming: redeemWith(false),
} as const;

const change = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const intent = textOf(form, 'intent');
  if (!Object.hasOwn(changes, intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
  return orRefusal(() => changes[intent as keyof typeof changes](context, form));
};

/**
 * Adds to the cart, changes a quantity or removes a line. Without scripts, a change redirects to the cart page; with
 * them, the shopper stays on the page.
 */
export const action = async ({ request, context }: RouteArgs): Promise<CartAnswer> => {
  const answer = await change(context, await request.formData());
  if (context.isDataRequest) return answer;
  if (answer.ok) throw redirect(context.hasSession ? '/cart' : withFreshSession('/cart'));
  return answer;
};
