import type { WireLineItem } from '@ironcart/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { retryingConflicts } from '../../db/transaction.ts';
import type { StoredList } from './list.reader.ts';
import type { ListOwner } from './list-owner.ts';

export interface ListChange {
  /** The list as it was read. */
  readonly list: StoredList;
  readonly owner: ListOwner;
  /** Whether it is still in use afterwards. */
  readonly isActive: boolean;
  /** Lines to add in this order, or to replace those with the same ids. */
  readonly written: readonly WireLineItem[];
  readonly removedIds: readonly string[];
}

const rowOf = ({ listItemId, productId, qty, options, metadata, children }: WireLineItem) => ({
  list_item_id: listItemId,
  product_id: productId,
  qty,
  options,
  metadata,
  children,
});

/**
 * Writes a change of a list in one statement.
 * @returns false if the list has changed since it was read; then nothing was written
 */
export const writeListChange = async (
  db: Database,
  { list, owner, isActive, written, removedIds }: ListChange,
): Promise<boolean> => {
  const { wire, revision } = list;
  const isOwners =
    'customerId' in owner
      ? sql`customer_id = ${owner.customerId}`
      : sql`session_id = ${owner.sessionId} and customer_id is null`;
  const { rows } = await retryingConflicts(() =>
    sql`
      with changed as (
        update lists set revision = revision + 1, is_active = ${isActive}
        where list_id = ${wire._id} and revision = ${revision} and is_active = ${wire.metadata.isActive} and ${isOwners}
        returning list_id
      ), removed as (
        delete from list_items using changed
        where list_items.list_id = changed.list_id and list_item_id = any (${[...removedIds]}::uuid[])
      ), written as (
        insert into list_items (list_item_id, list_id, product_id, qty, options, metadata, children)
        select list_item_id, list_id, product_id, qty, options, metadata, children
        from changed, rows from (
          json_to_recordset(${JSON.stringify(written.map(rowOf))}::json)
            as (list_item_id uuid, product_id int, qty int, options jsonb, metadata jsonb, children jsonb)
        ) with ordinality as line
        order by ordinality
        on conflict (list_item_id) do update set product_id = excluded.product_id, qty = excluded.qty,
          options = excluded.options, metadata = excluded.metadata, children = excluded.children
      )
      select list_id from changed`.execute(db),
  );
  return rows.length === 1;
};
