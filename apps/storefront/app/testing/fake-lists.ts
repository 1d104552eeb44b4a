import { listToWire, newLineItemFromWire } from '@ironcart/api/codec';
import type { LineItem, ShoppingList } from '@ironcart/core/list';
import { type FakeCall, type FakeService, json, parametersOf, refuse } from './fake-call.ts';

/** Largest quantity that is in stock. */
const inStock = 50;

/** Metadata of a new list; a registry has its own address. */
const madeWith = (metadata: ShoppingList['metadata'] | undefined) => ({
  ...metadata,
  ...(metadata?.registry ? { registry: { ...metadata.registry, urlKey: 'smith-gym' } } : {}),
});

/** Gives items of a request their ids. */
const createItems = () => {
  let number = 0;
  const withIds = (item: ReturnType<typeof newLineItemFromWire>): LineItem => {
    number += 1;
    return {
      listItemId: `item-${number}`,
      productId: item.productId,
      qty: item.qty,
      options: item.options ?? {},
      metadata: item.metadata ?? {},
      children: (item.children ?? []).map(withIds),
    };
  };
  return withIds;
};

/**
 * The shopper's lists, by id in `lists`, which other services read.
 * @param refusesItems error for adding items to a list
 */
export const createFakeLists = (lists: Map<string, ShoppingList>, refusesItems: string | undefined): FakeService => {
  const withIds = createItems();

  const change = (id: string, update: (list: ShoppingList) => Partial<ShoppingList>): Response => {
    const list = lists.get(id);
    if (list === undefined) return refuse(404, 'not_found');
    const changed = { ...list, ...update(list) };
    lists.set(id, changed);
    return json(listToWire(changed));
  };

  const create = (sent: unknown): Response => {
    const { type, metadata } = sent as Pick<ShoppingList, 'type'> & Partial<Pick<ShoppingList, 'metadata'>>;
    const isTaken = (number: number) => lists.get(`${type}-${number}`)?.metadata.isActive === true;
    let number = 1;
    while (isTaken(number)) number += 1;
    const _id = `${type}-${number}`;
    const list = {
      _id,
      type,
      items: [],
      messages: [],
      metadata: { activeCartTs: 1, ...madeWith(metadata), isActive: true },
    };
    lists.set(_id, list);
    return json(listToWire(list), {
      headers: { 'Set-Cookie': '__Host-ironcart=guest; Path=/; Secure; HttpOnly; SameSite=Lax' },
    });
  };

  const find = (wanted: string | null): Response => {
    const shown = [...lists.values()].filter(({ type, metadata: { isActive } }) => wanted === type || isActive);
    return json(shown.filter(({ type }) => wanted === null || wanted === type).map(listToWire));
  };

  const add = (listId: string, sent: unknown): Response => {
    if (refusesItems !== undefined) return refuse(422, refusesItems);
    const { items: added } = sent as { readonly items: Parameters<typeof newLineItemFromWire>[0][] };
    if (added.some(({ qty }) => qty > inStock)) return refuse(409, 'quantity_unavailable');
    return change(listId, ({ items }) => ({
      items: [...items, ...added.map((item) => withIds(newLineItemFromWire(item)))],
    }));
  };

  const remove = (listId: string, ids: readonly string[]): Response =>
    change(listId, ({ items }) => ({ items: items.filter(({ listItemId }) => !ids.includes(listItemId)) }));

  const update = (listId: string, itemId: string, sent: unknown): Response => {
    const { qty, metadata } = sent as Partial<Pick<LineItem, 'qty' | 'metadata'>>;
    if (qty !== undefined && qty > inStock) return refuse(409, 'quantity_unavailable');
    return change(listId, ({ items }) => ({
      items: items.map((item) =>
        item.listItemId === itemId ? { ...item, qty: qty ?? item.qty, metadata: metadata ?? item.metadata } : item,
      ),
    }));
  };

  const answerItems = ({ method, body }: FakeCall, listId: string, itemId: string | undefined) => {
    if (itemId === undefined && method === 'POST') return add(listId, body);
    if (itemId === undefined && method === 'DELETE') {
      return remove(listId, (body as { readonly listItemIds?: readonly string[] }).listItemIds ?? []);
    }
    if (itemId === undefined) return undefined;
    return method === 'PUT' ? update(listId, itemId, body) : remove(listId, [itemId]);
  };

  return (call) => {
    const { method, path, body } = call;
    if (path === '/svc_list/lists') return method === 'GET' ? find(parametersOf(call).get('type')) : create(body);
    const [, listId, part, itemId] = /^\/svc_list\/lists\/([^/]+)(?:\/(items|metadata))?(?:\/(.+))?$/.exec(path) ?? [];
    if (listId === undefined) return undefined;
    if (part === 'items') return answerItems(call, listId, itemId);
    if (part === 'metadata') {
      return change(listId, ({ metadata }) => ({ metadata: { ...metadata, ...(body as object) } }));
    }
    if (method !== 'DELETE') return change(listId, () => ({}));
    return change(listId, ({ metadata }) => ({ metadata: { ...metadata, isActive: false } }));
  };
};
