import type { WireLineItem, WireList, WireRegistryDetails } from '@ironcart/api/contract';
import type { ListType } from '@ironcart/core/list';
import type { SiteCode } from '@ironcart/core/site';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Transaction } from '../../db/transaction.ts';
import { belongsTo, isUuid, type ListOwner } from './list-owner.ts';

/**
 * Sort order of an owner's lists in which the first of a type is the current one: the latest `activeCartTs`, then the
 * newest (core's `currentList` takes the first of equals). Used for displaying lists and for merging into them.
 */
const inUseFirst = sql`active_cart_ts desc nulls last, created_at desc, list_id`;

/** The `activeCartTs` of a cart that an agent fills for a customer, until the customer's browser has opened it. */
export const unseenCartTs = 0;

/** The id of the customer's current list of a type on a site, locked; undefined without one. */
export const lockListInUse = async (
  transaction: Transaction,
  customerId: string,
  type: ListType,
  siteCode: SiteCode,
): Promise<string | undefined> => {
  const list = await transaction
    .selectFrom('lists')
    .select('list_id')
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .where('site_code', '=', siteCode)
    .where('is_active', '=', true)
    .orderBy(inUseFirst)
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return list?.list_id;
};

// Listed explicitly, so that the statements can be prepared.
const listColumns = [
  'list_id',
  'site_code',
  'type',
  'is_active',
  'active_cart_ts',
  'email',
  'is_shared',
  'rs_anon_id',
  'name',
  'registry',
  'url_key',
  'revision',
] as const satisfies readonly (keyof Tables['lists'])[];
const itemColumns = [
  'list_item_id',
  'list_id',
  'product_id',
  'qty',
  'options',
  'metadata',
  'children',
  'quoted_until',
] as const satisfies readonly (keyof Tables['list_items'])[];

type ListRow = Pick<Selectable<Tables['lists']>, (typeof listColumns)[number]>;
type ItemRow = Pick<Selectable<Tables['list_items']>, (typeof itemColumns)[number]>;

/** A list with data that is not on the wire. */
export interface StoredList {
  readonly wire: WireList;
  readonly siteCode: SiteCode;
  /** The number of changes of the items. */
  readonly revision: number;
  /** The lines with a quoted price for their current choice and quantity. */
  readonly quotedIds: ReadonlySet<string>;
}

/** Details of a registry; the contract validated the columns' content. */
const registryOf = ({ registry, url_key }: Pick<ListRow, 'registry' | 'url_key'>): WireRegistryDetails | undefined =>
  registry === null || url_key === null
    ? undefined
    : { ...(registry as unknown as WireRegistryDetails), urlKey: url_key };

/** The public registry details, without the address. */
const publicRegistryOf = (row: Pick<ListRow, 'registry' | 'url_key'>): WireRegistryDetails | undefined => {
  const { shippingAddress: _private, ...details } = registryOf(row) ?? {};
  return 'title' in details ? (details as WireRegistryDetails) : undefined;
};

/** Rows within a JSON document have their times as text. */
type ReadItemRow = Omit<ItemRow, 'quoted_until'> & { readonly quoted_until: Date | string | null };

/** A line's metadata; a quoted price applies until it expires. */
const metadataOf = ({ metadata, quoted_until }: ReadItemRow, now: Date): WireLineItem['metadata'] => {
  // The contract validated the column's content.
  const kept = metadata as WireLineItem['metadata'];
  if (quoted_until === null || new Date(quoted_until) > now) return kept;
  const { fluidPrice: _lapsed, ...left } = kept;
  return left;
};

// The contract validated the columns' content.
const itemOf = (row: ReadItemRow, now: Date): WireLineItem => ({
  listItemId: row.list_item_id,
  productId: row.product_id,
  qty: row.qty,
  options: row.options as WireLineItem['options'],
  metadata: metadataOf(row, now),
  children: row.children as WireLineItem[],
});

const listOf = (row: ListRow, rows: readonly ReadItemRow[], now: Date): StoredList => {
  const items = rows.filter(({ list_id }) => list_id === row.list_id);
  return {
    wire: {
      _id: row.list_id,
      type: row.type,
      items: items.map((item) => itemOf(item, now)),
      messages: [],
      metadata: {
        isActive: row.is_active,
        ...(row.active_cart_ts === null ? {} : { activeCartTs: row.active_cart_ts }),
        ...(row.email === null ? {} : { email: row.email }),
        ...(row.is_shared ? { isShared: true } : {}),
        ...(row.rs_anon_id === null ? {} : { rsAnonId: row.rs_anon_id }),
        ...(row.name === null ? {} : { name: row.name }),
        ...(row.registry === null ? {} : { registry: registryOf(row) }),
      },
    },
    siteCode: row.site_code,
    revision: row.revision,
    quotedIds: new Set(
      items.filter(({ quoted_until }) => quoted_until !== null).map(({ list_item_id }) => list_item_id),
    ),
  };
};

const readRows = async (db: Database | Transaction, listIds: readonly string[]): Promise<readonly ItemRow[]> =>
  listIds.length === 0
    ? []
    : db
        .selectFrom('list_items')
        .select(itemColumns)
        .where((where) => where(where.ref('list_id'), '=', where.fn.any(where.val([...listIds]))))
        .orderBy('position')
        .execute();

/** The lines of a list without quoted prices (a wishlist, or a guest's list), in their order. */
export const readItems = async (db: Database | Transaction, listId: string): Promise<readonly WireLineItem[]> =>
  (await readRows(db, [listId])).map((row) => itemOf(row, new Date(0)));

/** The site and time for reading lists; the time matters because quoted prices expire. */
export interface ListSetting {
  readonly siteCode: SiteCode;
  readonly now: Date;
}

const listQuery = (db: Database | Transaction, listId: string, owner: ListOwner, siteCode: SiteCode) =>
  db
    .selectFrom('lists')
    .select(listColumns)
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('list_items')
          .select(itemColumns)
          .whereRef('list_items.list_id', '=', 'lists.list_id')
          .orderBy('list_items.position'),
      ).as('items'),
    )
    .where('list_id', '=', listId)
    .where('site_code', '=', siteCode)
    .where(belongsTo(owner));

/** Reads an owner's list on a site in one statement; undefined if it is missing or belongs to another owner. */
export const readList = async (
  db: Database | Transaction,
  listId: string,
  owner: ListOwner,
  { siteCode, now }: ListSetting,
): Promise<StoredList | undefined> => {
  if (!isUuid(listId)) return undefined;
  const row = await listQuery(db, listId, owner, siteCode).executeTakeFirst();
  return row && listOf(row, row.items, now);
};

/** The same with an unrelated additional column, in the same statement. */
export const readListWith = async <Column>(
  db: Database,
  listId: string,
  owner: ListOwner,
  { siteCode, now, column }: ListSetting & { readonly column: RawBuilder<Column> },
): Promise<{ readonly list: StoredList; readonly column: Column } | undefined> => {
  if (!isUuid(listId)) return undefined;
  const row = await listQuery(db, listId, owner, siteCode).select(column.as('other')).executeTakeFirst();
  // Kysely's type of a selected expression is that of the expression.
  return row && { list: listOf(row, row.items, now), column: row.other as Column };
};

/** The public part of a line: the choice, without personal messages. */
const publicItem = ({
  metadata: { giftcard, registry, ...metadata },
  children,
  ...item
}: WireLineItem): WireLineItem => {
  const { giver: _giver, recipients: _recipients, ...wish } = registry ?? {};
  const { delivery, amount, customAmount, design } = giftcard ?? {};
  const card = delivery && { delivery, amount, customAmount, design };
  return {
    ...item,
    metadata: {
      ...metadata,
      ...('registryId' in wish && wish.registryId !== undefined
        ? { registry: { ...wish, registryId: wish.registryId } }
        : {}),
      ...(card ? { giftcard: card } : {}),
    },
    children: children.map(publicItem),
  };
};

/** Reads a shared list in its public form; undefined if there is none (S2-routes-18). */
export const readSharedList = async (
  db: Database,
  named: { readonly listId: string } | { readonly urlKey: string },
  siteCode: SiteCode,
): Promise<WireList | undefined> => {
  if ('listId' in named && !isUuid(named.listId)) return undefined;
  const row = await db
    .selectFrom('lists')
    .select(listColumns)
    .where((where) => ('listId' in named ? where('list_id', '=', named.listId) : where('url_key', '=', named.urlKey)))
    .where('site_code', '=', siteCode)
    .where('is_shared', '=', true)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const items = await readItems(db, row.list_id);
  return {
    _id: row.list_id,
    type: row.type,
    items: items.map(publicItem),
    messages: [],
    metadata: {
      isActive: true,
      isShared: true,
      ...(row.name === null ? {} : { name: row.name }),
      ...(row.registry === null ? {} : { registry: publicRegistryOf(row) }),
    },
  };
};

/** An owner's lists of a site; for each type the current one first. */
export const readLists = async (
  db: Database,
  owner: ListOwner,
  { siteCode, now }: ListSetting,
  { onlyActive, type }: { readonly onlyActive: boolean; readonly type: ListType | undefined },
): Promise<readonly StoredList[]> => {
  const rows = await db
    .selectFrom('lists')
    .select(listColumns)
    .where('site_code', '=', siteCode)
    .where(belongsTo(owner))
    .where((where) =>
      where.or([
        where('active_cart_ts', 'is', null),
        where('active_cart_ts', '<>', unseenCartTs),
        where('is_active', '=', false),
      ]),
    )
    .$if(onlyActive, (query) => query.where('is_active', '=', true))
    .$if(type !== undefined, (query) => query.where('type', '=', type as ListType))
    .orderBy(inUseFirst)
    .limit(200)
    .execute();
  const items = await readRows(
    db,
    rows.map(({ list_id }) => list_id),
  );
  return rows.map((row) => listOf(row, items, now));
};
