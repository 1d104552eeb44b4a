import type pg from 'pg';
import { takenBy } from './taken-address.ts';
import { urlKeyOfVariant } from './url-key-of-variant.ts';

/** A valid product that conflicts with the rest of the file or the store. */
export interface Conflict {
  readonly line: number;
  readonly rows: number;
  readonly handle: string;
  readonly reason: string;
}

/** Each rule finds lines to reject and the reason; they run in order, each on the remaining lines. */
const rules: readonly string[] = [
  `select p.line, 'the handle stands in row ' || min(first.line) || ' already' as reason
   from staged_products p join staged_products first on first.handle = p.handle and first.line < p.line
   group by p.line`,
  `select distinct on (v.line) v.line, 'SKU ' || v.sku || ' stands in row ' || other.line || ' already' as reason
   from staged_variants v join staged_variants other on other.sku = v.sku and other.line < v.line
   order by v.line, v.position, other.line`,
  `select p.line, 'the store has a product of type ' || stored.type || ' under this handle' as reason
   from staged_products p join products stored on stored.url_key = p.handle
   where (stored.type not in ('simple', 'configurable') and not (stored.type in ('virtual', 'giftcard') and stored.details ? 'merchant'))
     or exists (select from product_children link where link.child_id = stored.product_id and stored.visibility = 1)`,
  `select p.line, taken.reason
   from (
     select line, '/' || handle || ' is the address of ' || ${takenBy('handle')} || ' already: give the product another handle' as reason
     from staged_products where not exists (select from products where url_key = handle)
   ) taken join staged_products p using (line) where taken.reason is not null`,
  `select distinct on (v.line) v.line, 'SKU ' || v.sku || ' belongs to the store''s product ' || split_part(stored.url_key, '--', 1) ||
     ': write that handle to change the product (an import renames no handle), or give this one another SKU' as reason
   from staged_variants v
   join staged_products p using (line)
   join products stored on stored.sku = v.sku
   where stored.url_key not in (p.handle, ${urlKeyOfVariant('p.handle', 'v.sku')})
     and not exists (
       select from product_children link join products parent on parent.product_id = link.parent_id
       where link.child_id = stored.product_id and parent.url_key = p.handle
     )
   order by v.line, v.position`,
];

/** Removes products that conflict with the file's other products or with the store from the staging tables. */
export const removeConflicts = async (client: pg.Client): Promise<readonly Conflict[]> => {
  const conflicts: Conflict[] = [];
  for (const rule of rules) {
    const { rows } = await client.query<Conflict>(`
      with found as (${rule}),
      variants as (delete from staged_variants v using found f where v.line = f.line),
      removed as (
        delete from staged_products p using found f where p.line = f.line
        returning p.line, p.file_rows, p.handle, f.reason
      )
      select line, file_rows as rows, handle, reason from removed order by line`);
    conflicts.push(...rows);
  }
  return conflicts;
};
