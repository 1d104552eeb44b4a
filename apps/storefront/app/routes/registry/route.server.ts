import { MAX_QTY } from '@ironcart/api/contract';
import { currentList, type ShoppingList } from '@ironcart/core/list';
import { registryPriorities } from '@ironcart/core/registry';
import { data, redirect } from 'react-router';
import { requireCustomer } from '../../account/require-customer.ts';
import { type CartAnswer, lineIsGone, orRefusal } from '../../cart/cart-answer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { copyOfItem } from '../../lists/put-in-cart.server.ts';
import { readKeptLines } from '../../lists/read-kept-lines.server.ts';
import { addressChoices } from '../../registry/address-choices.ts';
import { notOnRegistry } from '../../registry/not-on-registry.ts';
import { readWishes } from '../../registry/read-wishes.server.ts';
import {
  draftOfDetails,
  orCardNumber,
  type RegistryRefusal,
  registryFromForm,
} from '../../registry/registry-from-form.ts';
import { ownRegistryPath, sharedRegistryPath } from '../../registry/registry-paths.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const notFound = () => data({ code: 'not_found' }, { status: 404 });

/** The customer's own registry and its purchases; others' registries are not found, even if shared. */
const readOwn = async ({ api }: RequestContext, id: string) => {
  const gifts = await api.lists.gifts(id);
  const list = await api.lists.get(id);
  if (list.type !== 'registry') throw notFound();
  return { list, gifts };
};

/** A registry of the customer: its items, purchases, form, and the wishlist to add from (S2-account-13). */
export const loader = async ({ params, context }: RouteArgs) => {
  const { addresses } = await requireCustomer(context);
  const { list, gifts } = await readOwn(context, params.id ?? '');
  const { registry, isActive, isShared = false } = list.metadata;
  const title = registry?.title ?? 'Registry';
  const head: PageHead = { title, isPrivate: true };
  const wishlist = isActive ? currentList(await context.api.lists.active(), 'wishlist') : undefined;
  return {
    head,
    path: ownRegistryPath(list._id),
    title,
    names: registry?.names,
    eventDate: registry?.eventDate,
    isActive,
    isShared,
    sharedPath: registry?.urlKey === undefined ? undefined : sharedRegistryPath(registry.urlKey),
    wishes: await readWishes(context, list),
    gifts,
    addresses: addressChoices(addresses),
    draft: draftOfDetails(registry, isShared, addresses),
    wishlist: await readKeptLines(context, notOnRegistry(wishlist, list)),
  };
};

const itemIdOf = (form: FormData): string => String(form.get('listItemId') ?? '');
const done: CartAnswer = { ok: true, added: false };

/** Changes of a registry's items and of whether it is open, by the form's `intent`. */
const changes = {
  close: async ({ api }, { _id }) => {
    await api.lists.remove(_id);
    return done;
  },
  reopen: async ({ api }, { _id }) => {
    await api.lists.setMetadata(_id, { isActive: true });
    return done;
  },
  remove: async ({ api }, { _id }, form) => {
    await api.lists.removeItem(_id, itemIdOf(form));
    return done;
  },
  wish: async ({ api }, { _id }, form) => {
    const [qty, priority] = [Number(form.get('qty')), Number(form.get('priority'))];
    if (!Number.isSafeInteger(qty) || qty < 1 || qty > MAX_QTY || !registryPriorities.some((one) => one === priority)) {
      return { ok: false, code: 'invalid_item', message: `Enter how many you would like, from 1 to ${MAX_QTY}.` };
    }
    await api.lists.updateItem(_id, itemIdOf(form), { qty, metadata: { registry: { registryId: _id, priority } } });
    return done;
  },
  add: async ({ api }, { _id }, form) => {
    const item = currentList(await api.lists.active(), 'wishlist')?.items.find(
      ({ listItemId }) => listItemId === itemIdOf(form),
    );
    if (item === undefined) return lineIsGone;
    await api.lists.addItems(_id, [copyOfItem(item)]);
    return done;
  },
} satisfies Readonly<
  Record<string, (context: RequestContext, list: ShoppingList, form: FormData) => Promise<CartAnswer>>
>;

/** Saves the registry's details, changes its items, closes or opens it. */
export const action = async ({ request, params, context }: RouteArgs): Promise<CartAnswer | RegistryRefusal> => {
  const { addresses } = await requireCustomer(context);
  const { list } = await readOwn(context, params.id ?? '');
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  if (intent === 'save') {
    const read = registryFromForm(form, addresses);
    if (!read.ok) return read;
    const saved = await orCardNumber(form, () =>
      context.api.lists.setMetadata(list._id, { isShared: read.isShared, registry: read.details }),
    );
    if ('errors' in saved) return saved;
  } else {
    if (!Object.hasOwn(changes, intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
    const answer = await orRefusal(() => changes[intent as keyof typeof changes](context, list, form));
    if (!answer.ok) return answer;
  }
  throw redirect(ownRegistryPath(list._id));
};
