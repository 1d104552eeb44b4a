import { lineItemFromWire } from '@ironcart/api/codec';
import {
  type BodyOf,
  type Contract,
  MAX_LINES,
  type WireLineItem,
  type WireList,
  type WireListMetadataPatch,
  type WireNewLineItem,
} from '@ironcart/api/contract';
import { keptListTypes, type ListType, lineIdentity, sharedListTypes } from '@ironcart/core/list';
import type { Site } from '@ironcart/core/site';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { ServiceContext } from '../service-context.ts';
import { checkItem, type ItemRefusal, productsBeside, readProductsOf } from './check-items.ts';
import { insertList, registryColumnsOf } from './insert-list.ts';
import { readList, readListWith, type StoredList } from './list.reader.ts';
import { belongsTo, isUuid, type ListOwner } from './list-owner.ts';
import { writeListChange } from './write-list-change.ts';

/** Identity of a line without quantity and id: lines with the same identity are merged. */
export const identityOf = (item: WireLineItem): string => lineIdentity(lineItemFromWire(item));

export interface ListRef {
  readonly listId: string;
  readonly owner: ListOwner;
  readonly site: Site;
}

export type LineItemChange = BodyOf<Contract['list']['updateItem']>;

type AddRefusal = ItemRefusal | Refusal<'list_full' | 'list_inactive'>;
type UpdateRefusal = ItemRefusal | Refusal<'item_not_found' | 'list_inactive'>;

const noList = () => refuse('not_found', 'There is no such list');
const noItem = () => refuse('item_not_found', 'There is no such item in the list');
const inactive = () => refuse('list_inactive', 'The list is no longer in use');

/** The metadata that only the server sets, preserved when a shopper changes an item. */
const serverSetOf = ({ fluidPrice, customSku }: WireLineItem['metadata']): WireLineItem['metadata'] => ({
  ...(fluidPrice === undefined ? {} : { fluidPrice }),
  ...(customSku === undefined ? {} : { customSku }),
});

/** Whether a list has served its purpose: a registry purchase that has lost its last item (S4-lists-03). */
const isSpent = (before: WireList, after: WireList): boolean =>
  after.type === 'registryPurchase' && before.items.length > 0 && after.items.length === 0;

const isKept = ({ type }: WireList): boolean => keptListTypes.includes(type);

/**
 * A line as stored in its list: a line of a registry refers to that registry. The wanted pieces are its quantity, and
 * purchases are counted from orders, so neither is stored.
 */
const asWished = ({ _id, type }: Pick<WireList, '_id' | 'type'>, item: WireLineItem): WireLineItem => {
  if (type !== 'registry') return item;
  const { priority } = item.metadata.registry ?? {};
  return {
    ...item,
    metadata: { ...item.metadata, registry: { registryId: _id, ...(priority === undefined ? {} : { priority }) } },
  };
};

/** Whether a line still matches its quote: the same choice and quantity. */
const isSameChoice = (quoted: WireLineItem, item: WireLineItem): boolean =>
  quoted.qty === item.qty && identityOf(quoted) === identityOf(item);

const withoutPrice = ({ metadata: { fluidPrice: _price, ...metadata }, ...item }: WireLineItem): WireLineItem => ({
  ...item,
  metadata,
});

const notAsQuoted = 'The quoted price was for another quantity or choice: the usual price applies';

/** Maximum number of attempts when others change the list concurrently. */
const mostAttempts = 100;

/** The change of a list, and the messages to the shopper. */
interface Change {
  /** Lines to append, or to replace by their id. */
  readonly written?: readonly WireLineItem[];
  readonly removedIds?: readonly string[];
  readonly messages?: readonly string[];
}

const changedItems = (
  items: readonly WireLineItem[],
  { written = [], removedIds = [] }: Change,
): readonly WireLineItem[] => {
  const lines = new Map(items.map((item) => [item.listItemId, item]));
  for (const item of written) lines.set(item.listItemId, item);
  for (const id of removedIds) lines.delete(id);
  return [...lines.values()];
};

/**
 * Changes lists. Each change is computed from the list as read and written in one statement, which has no effect if the
 * list changed in the meantime; then the change is computed again.
 */
export const createListTransactor = ({ db, catalogue, now, randomId }: ServiceContext) => {
  const withIds = ({ children = [], options = {}, metadata = {}, productId, qty }: WireNewLineItem): WireLineItem => ({
    listItemId: randomId(),
    productId,
    qty,
    options,
    metadata,
    children: children.map(withIds),
  });

  const changeRead = async <Read extends { readonly list: StoredList }, R extends Refusal = never>(
    { listId, owner }: ListRef,
    read: () => Promise<Read | undefined>,
    decide: (read: Read) => Change | R | Promise<Change | R>,
  ): Promise<WireList | R | Refusal<'not_found'>> => {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const found = await read();
      if (!found) return noList();
      const decided = await decide(found);
      if (isRefusal(decided)) return decided;
      const { list } = found;
      const changed = { ...list.wire, items: [...changedItems(list.wire.items, decided)] };
      const isActive = list.wire.metadata.isActive && !isSpent(list.wire, changed);
      const { written = [], removedIds = [], messages = [] } = decided;
      if (await writeListChange(db, { list, owner, isActive, written, removedIds })) {
        return { ...changed, messages: [...messages], metadata: { ...list.wire.metadata, isActive } };
      }
    }
    throw new Error(`The list ${listId} is changed by too many at once`);
  };

  const change = <R extends Refusal = never>(
    ref: ListRef,
    decide: (list: WireList, stored: StoredList) => Change | R | Promise<Change | R>,
  ): Promise<WireList | R | Refusal<'not_found'>> => {
    const read = async () => {
      const list = await readList(db, ref.listId, ref.owner, { siteCode: ref.site.code, now: now() });
      return list && { list };
    };
    return changeRead(ref, read, ({ list }) => decide(list.wire, list));
  };

  return {
    create: async (owner: ListOwner, site: Site, type: ListType, metadata: WireListMetadataPatch): Promise<string> => {
      const listId = randomId();
      const registry = type === 'registry' ? metadata.registry : undefined;
      const row = {
        list_id: listId,
        site_code: site.code,
        type,
        session_id: 'sessionId' in owner ? owner.sessionId : null,
        customer_id: 'customerId' in owner ? owner.customerId : null,
        is_active: metadata.isActive ?? true,
        active_cart_ts: metadata.activeCartTs ?? (type === 'cart' ? now().getTime() : null),
        email: metadata.email ?? null,
        is_shared: metadata.isShared === true && sharedListTypes.includes(type),
        rs_anon_id: metadata.rsAnonId ?? null,
        name: metadata.name ?? null,
        created_at: now(),
      };
      await insertList(db, row, registry);
      return listId;
    },

    /**
     * Changes the given fields; `isActive: false` deletes a list (S4-lists-02). Returns false without a change if the
     * list does not exist, its type cannot be shared but the patch shares it, or the patch contains registry details
     * for another type.
     */
    setMetadata: async ({ listId, owner, site }: ListRef, patch: WireListMetadataPatch): Promise<boolean> => {
      if (!isUuid(listId)) return false;
      const { numUpdatedRows } = await db
        .updateTable('lists')
        .set({
          list_id: listId,
          ...(patch.isActive === undefined ? {} : { is_active: patch.isActive }),
          ...(patch.activeCartTs === undefined ? {} : { active_cart_ts: patch.activeCartTs }),
          ...(patch.email === undefined ? {} : { email: patch.email }),
          ...(patch.isShared === undefined ? {} : { is_shared: patch.isShared }),
          ...(patch.rsAnonId === undefined ? {} : { rs_anon_id: patch.rsAnonId }),
          ...(patch.name === undefined ? {} : { name: patch.name }),
          ...(patch.registry === undefined ? {} : registryColumnsOf(listId, patch.registry)),
        })
        .where('list_id', '=', listId)
        .where('site_code', '=', site.code)
        .where(belongsTo(owner))
        .$if(patch.registry !== undefined, (lists) => lists.where('type', '=', 'registry'))
        .$if(patch.isShared === true, (lists) => lists.where('type', 'in', sharedListTypes))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Adds lines; an existing line with the same choice gets a higher quantity. */
    addItems: (ref: ListRef, items: readonly WireNewLineItem[]) => {
      const wanted = items.map(withIds);
      const { column, read } = productsBeside(catalogue, wanted, ref.site);
      const setting = () => ({ siteCode: ref.site.code, now: now(), column });
      const readBoth = () => readListWith(db, ref.listId, ref.owner, setting());
      return changeRead(ref, readBoth, async ({ list: { wire: list }, column }): Promise<Change | AddRefusal> => {
        if (!list.metadata.isActive) return inactive();
        const products = await read(column);
        // Of lines with the same identity, the first one gets the quantity.
        const lines = new Map(list.items.toReversed().map((item) => [identityOf(item), item]));
        const written = new Map<string, WireLineItem>();
        const messages: string[] = [];
        for (const item of wanted.map((given) => asWished(list, given))) {
          const identity = identityOf(item);
          const same = lines.get(identity);
          const merged = same ? { ...same, qty: same.qty + item.qty } : item;
          const checked = checkItem(merged, products, { nowMs: now().getTime(), isKept: isKept(list) });
          if (isRefusal(checked)) return checked;
          if (checked.message !== undefined) messages.push(checked.message);
          lines.set(identity, checked.item);
          written.set(checked.item.listItemId, checked.item);
        }
        const added: Change = { written: [...written.values()], messages };
        const isTooLong = changedItems(list.items, added).length > MAX_LINES;
        return isTooLong ? refuse('list_full', `A list holds at most ${MAX_LINES} lines`) : added;
      });
    },

    /** Replaces all lines with validated lines; a line with the same choice keeps its id. */
    replaceItems: (ref: ListRef, items: readonly WireLineItem[]) =>
      change(ref, (list): Change | Refusal<'list_full' | 'list_inactive'> => {
        if (!list.metadata.isActive) return inactive();
        if (items.length > MAX_LINES) return refuse('list_full', `A list holds at most ${MAX_LINES} lines`);
        const known = new Map(list.items.map((item) => [identityOf(item), item.listItemId]));
        const written = items.map((item) => ({ ...item, listItemId: known.get(identityOf(item)) ?? item.listItemId }));
        const kept = new Set(written.map(({ listItemId }) => listItemId));
        return {
          written,
          removedIds: list.items.map(({ listItemId }) => listItemId).filter((id) => !kept.has(id)),
        };
      }),

    updateItem: (ref: ListRef, itemId: string, { children, ...patch }: LineItemChange) =>
      change(ref, async (list, { quotedIds }): Promise<Change | UpdateRefusal> => {
        if (!list.metadata.isActive) return inactive();
        const known = list.items.find(({ listItemId }) => listItemId === itemId);
        if (!known) return noItem();
        const item: WireLineItem = asWished(list, {
          ...known,
          qty: patch.qty ?? known.qty,
          options: patch.options ?? known.options,
          metadata: patch.metadata ? { ...serverSetOf(known.metadata), ...patch.metadata } : known.metadata,
          children: children?.map(withIds) ?? known.children,
        });
        const products = await readProductsOf(catalogue, [item], ref.site);
        const checked = checkItem(item, products, { nowMs: now().getTime(), isKept: isKept(list) });
        if (isRefusal(checked)) return checked;
        const messages = checked.message === undefined ? [] : [checked.message];
        const isQuoted = quotedIds.has(itemId) && known.metadata.fluidPrice !== undefined;
        if (!isQuoted || isSameChoice(known, checked.item)) return { written: [checked.item], messages };
        return { written: [withoutPrice(checked.item)], messages: [...messages, notAsQuoted] };
      }),

    /** @param itemIds default: all items */
    removeItems: (ref: ListRef, itemIds?: readonly string[]) =>
      change<never>(ref, ({ items }) => {
        const ids = items.map(({ listItemId }) => listItemId);
        const wanted = new Set(itemIds?.map((id) => id.toLowerCase()) ?? ids);
        return { removedIds: ids.filter((id) => wanted.has(id)) };
      }),

    removeItem: (ref: ListRef, itemId: string) =>
      change(ref, ({ items }): Change | Refusal<'item_not_found'> => {
        const id = itemId.toLowerCase();
        return items.some(({ listItemId }) => listItemId === id) ? { removedIds: [id] } : noItem();
      }),
  };
};
