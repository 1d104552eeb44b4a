import { MAX_QTY } from '@ironcart/api/contract';
import { currentList, type LineItem, type ShoppingList } from '@ironcart/core/list';
import { cartPath } from '@ironcart/react-ui/cart';
import { data, redirect } from 'react-router';
import { type CartAnswer, lineIsGone, orRefusal } from '../../cart/cart-answer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { listOfType } from '../../lists/list-of-type.ts';
import { copyOfItem } from '../../lists/put-in-cart.server.ts';
import { readKeptLines } from '../../lists/read-kept-lines.server.ts';
import { readWishes } from '../../registry/read-wishes.server.ts';
import { sharedRegistryPath } from '../../registry/registry-paths.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

/** The visitor's selected gifts from a registry, and the list that contains them until they are added to the cart. */
const readChosen = async ({ api, hasSession }: RequestContext, { _id }: ShoppingList) => {
  const list = hasSession ? currentList(await api.lists.active(), 'registryPurchase') : undefined;
  return { list, items: list?.items.filter(({ metadata }) => metadata.registry?.registryId === _id) ?? [] };
};

/** Another customer's shared registry (S2-routes-16), without the address, and with the visitor's selection. */
export const loader = async ({ params, context }: RouteArgs) => {
  const list = await context.api.lists.registry(params.urlKey ?? '');
  const { title = 'A registry', names = '', eventDate = '', message } = list.metadata.registry ?? {};
  const { items } = await readChosen(context, list);
  const head: PageHead = { title, isPrivate: true };
  return {
    head,
    path: sharedRegistryPath(params.urlKey ?? ''),
    title,
    names,
    eventDate,
    message,
    wishes: await readWishes(context, list, items),
    chosen: await readKeptLines(context, { items }),
  };
};

/** A registry item for the visitor's list: includes the registry and its recipients, and omits the owner's notes. */
const giftOf = (
  item: LineItem,
  { _id: registryId, metadata }: ShoppingList,
  given: { readonly qty?: number; readonly giver?: string },
) => {
  const copy = copyOfItem(item);
  const { qty = item.qty, giver = '' } = given;
  const { names: recipients } = metadata.registry ?? {};
  const registry = { registryId, ...(recipients ? { recipients } : {}), ...(giver ? { giver } : {}) };
  return { ...copy, qty, metadata: { ...copy.metadata, registry } };
};

/** Maximum length of a giver's name. */
const longestGiver = 80;

const done: CartAnswer = { ok: true, added: false };
const itemIdOf = (form: FormData): string => String(form.get('listItemId') ?? '');

const changes = {
  give: async (context, registry, form) => {
    const item = registry.items.find(({ listItemId }) => listItemId === itemIdOf(form));
    if (item === undefined) return lineIsGone;
    const qty = Math.min(MAX_QTY, Math.max(1, Math.trunc(Number(form.get('qty'))) || 1));
    const listId = await listOfType(context, 'registryPurchase');
    await context.api.lists.addItems(listId, [giftOf(item, registry, { qty })]);
    return done;
  },
  drop: async (context, registry, form) => {
    const { list } = await readChosen(context, registry);
    if (list !== undefined) await context.api.lists.removeItem(list._id, itemIdOf(form));
    return done;
  },
  toCart: async (context, registry, form) => {
    const { list, items } = await readChosen(context, registry);
    if (list === undefined || items.length === 0) return lineIsGone;
    const giver = String(form.get('giver') ?? '')
      .trim()
      .slice(0, longestGiver);
    const gifts = items.map((item) => giftOf(item, registry, { giver }));
    await context.api.lists.addItems(await listOfType(context, 'cart'), gifts);
    const ids = items.map(({ listItemId }) => listItemId);
    await context.api.lists.removeItems(list._id, ids);
    return { ok: true, added: true };
  },
} satisfies Readonly<
  Record<string, (context: RequestContext, registry: ShoppingList, form: FormData) => Promise<CartAnswer>>
>;

/** Selects gifts, removes them, and adds them to the cart. */
export const action = async ({ request, params, context }: RouteArgs): Promise<CartAnswer> => {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  if (!Object.hasOwn(changes, intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
  const answer = await orRefusal(async () =>
    changes[intent as keyof typeof changes](context, await context.api.lists.registry(params.urlKey ?? ''), form),
  );
  if (!answer.ok) return answer;
  throw redirect(answer.added ? cartPath : sharedRegistryPath(params.urlKey ?? ''));
};
