import {
  type BodyOf,
  type Contract,
  MAX_LINES,
  type WireLineItem,
  type WireList,
  type WireListMetadataPatch,
  type WireNewLineItem,
} from '@ironcart/api/contract';
import type { ListType, Site } from '@ironcart/core';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { ServiceContext } from '../service-context.ts';
import { checkItem, type ItemRefusal, readProductsOf } from './check-items.ts';
import { identityOf } from './line-identity.ts';
import { readList } from './list.reader.ts';
import { belongsTo, isUuid, type ListOwner } from './list-owner.ts';

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

/** What a shopper's change of an item leaves as it is. */
const serverSetOf = ({ fluidPrice, customSku }: WireLineItem['metadata']): WireLineItem['metadata'] => ({
  ...(fluidPrice === undefined ? {} : { fluidPrice }),
  ...(customSku === undefined ? {} : { customSku }),
});

const columnsOf = ({ productId, qty, options, metadata, children }: WireLineItem) => ({
  product_id: productId,
  qty,
  options: JSON.stringify(options),
  metadata: JSON.stringify(metadata),
  children: JSON.stringify(children),
});

const writeItem = (transaction: Transaction, listId: string, item: WireLineItem) =>
  transaction
    .insertInto('list_items')
    .values({ list_item_id: item.listItemId, list_id: listId, ...columnsOf(item) })
    .onConflict((conflict) => conflict.column('list_item_id').doUpdateSet(columnsOf(item)))
    .execute();

/** Whether a list is of no use any more: a registry purchase that has lost its last item (S4-lists-03). */
const isSpent = (before: WireList, after: WireList): boolean =>
  after.type === 'registryPurchase' && before.items.length > 0 && after.items.length === 0;

/** Changes of lists, each in one transaction that holds the list's row: concurrent changes come one after the other. */
export const createListTransactor = ({ db, now, randomId }: ServiceContext) => {
  const withIds = ({ children = [], options = {}, metadata = {}, productId, qty }: WireNewLineItem): WireLineItem => ({
    listItemId: randomId(),
    productId,
    qty,
    options,
    metadata,
    children: children.map(withIds),
  });

  /** The work checks first and writes last: what it refuses has changed nothing. It answers messages for the shopper. */
  const change = async <R extends Refusal = never>(
    { listId, owner, site }: ListRef,
    work: (transaction: Transaction, list: WireList) => Promise<readonly string[] | R>,
  ): Promise<WireList | R | Refusal<'not_found'>> => {
    if (!isUuid(listId)) return noList();
    return inTransaction(db, async (transaction) => {
      const locked = await transaction
        .updateTable('lists')
        .set((set) => ({ revision: set('revision', '+', 1) }))
        .where('list_id', '=', listId)
        .where('site_code', '=', site.code)
        .where(belongsTo(owner))
        .returning('list_id')
        .executeTakeFirst();
      const list = locked && (await readList(transaction, listId, owner, site.code));
      if (!list) return noList();
      const messages = await work(transaction, list.wire);
      if (isRefusal(messages)) return messages;
      const changed = await readList(transaction, listId, owner, site.code);
      if (!changed) return noList();
      const answer: WireList = { ...changed.wire, messages: [...messages] };
      if (!isSpent(list.wire, answer)) return answer;
      await transaction.updateTable('lists').set({ is_active: false }).where('list_id', '=', listId).execute();
      return { ...answer, metadata: { ...answer.metadata, isActive: false } };
    });
  };

  return {
    create: async (owner: ListOwner, site: Site, type: ListType, metadata: WireListMetadataPatch): Promise<string> => {
      const listId = randomId();
      await db
        .insertInto('lists')
        .values({
          list_id: listId,
          site_code: site.code,
          type,
          session_id: 'sessionId' in owner ? owner.sessionId : null,
          customer_id: 'customerId' in owner ? owner.customerId : null,
          is_active: metadata.isActive ?? true,
          active_cart_ts: metadata.activeCartTs ?? (type === 'cart' ? now().getTime() : null),
          email: metadata.email ?? null,
          created_at: now(),
        })
        .execute();
      return listId;
    },

    /** Merges; deleting a list is `isActive: false` (S4-lists-02). */
    setMetadata: async ({ listId, owner, site }: ListRef, patch: WireListMetadataPatch): Promise<boolean> => {
      if (!isUuid(listId)) return false;
      const { numUpdatedRows } = await db
        .updateTable('lists')
        .set({
          list_id: listId,
          ...(patch.isActive === undefined ? {} : { is_active: patch.isActive }),
          ...(patch.activeCartTs === undefined ? {} : { active_cart_ts: patch.activeCartTs }),
          ...(patch.email === undefined ? {} : { email: patch.email }),
        })
        .where('list_id', '=', listId)
        .where('site_code', '=', site.code)
        .where(belongsTo(owner))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Adds lines; the same choice again raises the quantity of its line. */
    addItems: (ref: ListRef, items: readonly WireNewLineItem[]) =>
      change(ref, async (transaction, list): Promise<readonly string[] | AddRefusal> => {
        if (!list.metadata.isActive) return inactive();
        const wanted = items.map(withIds);
        const products = await readProductsOf(transaction, wanted, ref.site);
        const lines = new Map(list.items.map((item) => [item.listItemId, item]));
        const changed = new Map<string, WireLineItem>();
        const messages: string[] = [];
        for (const item of wanted) {
          const identity = identityOf(item);
          const same = [...lines.values()].find((line) => identityOf(line) === identity);
          const merged = same ? { ...same, qty: same.qty + item.qty } : item;
          const checked = checkItem(merged, products, { nowMs: now().getTime() });
          if (isRefusal(checked)) return checked;
          if (checked.message !== undefined) messages.push(checked.message);
          lines.set(checked.item.listItemId, checked.item);
          changed.set(checked.item.listItemId, checked.item);
        }
        if (lines.size > MAX_LINES) return refuse('list_full', `A list holds at most ${MAX_LINES} lines`);
        for (const item of changed.values()) await writeItem(transaction, ref.listId, item);
        return messages;
      }),

    updateItem: (ref: ListRef, itemId: string, { children, ...patch }: LineItemChange) =>
      change(ref, async (transaction, list): Promise<readonly string[] | UpdateRefusal> => {
        if (!list.metadata.isActive) return inactive();
        const known = list.items.find(({ listItemId }) => listItemId === itemId);
        if (!known) return noItem();
        const item: WireLineItem = {
          ...known,
          qty: patch.qty ?? known.qty,
          options: patch.options ?? known.options,
          metadata: patch.metadata ? { ...serverSetOf(known.metadata), ...patch.metadata } : known.metadata,
          children: children?.map(withIds) ?? known.children,
        };
        const products = await readProductsOf(transaction, [item], ref.site);
        const checked = checkItem(item, products, { nowMs: now().getTime() });
        if (isRefusal(checked)) return checked;
        await writeItem(transaction, ref.listId, checked.item);
        return checked.message === undefined ? [] : [checked.message];
      }),

    /** @param itemIds left out: every item */
    removeItems: (ref: ListRef, itemIds?: readonly string[]) =>
      change<never>(ref, async (transaction) => {
        const ids = itemIds?.filter(isUuid);
        if (ids?.length === 0) return [];
        await transaction
          .deleteFrom('list_items')
          .where('list_id', '=', ref.listId)
          .$if(ids !== undefined, (query) => query.where('list_item_id', 'in', ids ?? []))
          .execute();
        return [];
      }),

    removeItem: (ref: ListRef, itemId: string) =>
      change(ref, async (transaction): Promise<readonly string[] | Refusal<'item_not_found'>> => {
        if (!isUuid(itemId)) return noItem();
        const { numDeletedRows } = await transaction
          .deleteFrom('list_items')
          .where('list_id', '=', ref.listId)
          .where('list_item_id', '=', itemId)
          .executeTakeFirst();
        return numDeletedRows === 0n ? noItem() : [];
      }),
  };
};
