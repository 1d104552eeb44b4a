import type { CompatibilityResult, Money, Site } from '@ironcart/core';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';

/** Products of one answer, by name. */
const compatibleLimit = 500;

/** The group of a customer; 0, a guest's, where there is no such customer. */
export const readGroupId = async (db: Database, customerId: string): Promise<number> => {
  const row = await db
    .selectFrom('customers')
    .select('group_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.group_id ?? 0;
};

/** What a group pays for products on a site, by product id: those that it has prices of. */
export const readGroupPrices = async (
  db: Database,
  { ids, groupId, site }: { readonly ids: readonly number[]; readonly groupId: number; readonly site: Site },
): Promise<ReadonlyMap<number, Money>> => {
  const rows = await db
    .selectFrom('group_prices')
    .select(['product_id', 'price'])
    .where((where) => where(where.ref('product_id'), '=', where.fn.any(where.val([...ids]))))
    .where('group_id', '=', groupId)
    .where('currency', '=', site.currency)
    .execute();
  return new Map(rows.map(({ product_id, price }) => [product_id, amountFromColumn(price)]));
};

/** The visible products of a tag and a group, by name. */
export const readCompatibleProducts = async (
  db: Database,
  { tag, group }: { readonly tag: string; readonly group: string },
): Promise<readonly CompatibilityResult[]> => {
  const rows = await db
    .selectFrom('products')
    .select(['sku', 'name', 'product_id'])
    .where('visibility', '=', 4)
    .where((where) => where(where.ref('attributes', '->>').key('compat_tag'), '=', tag))
    .where((where) => where(where.ref('attributes', '->>').key('compat_group'), '=', group))
    .orderBy('name')
    .orderBy('product_id')
    .limit(compatibleLimit)
    .execute();
  return rows.map(({ sku, name, product_id }) => ({ sku, name, productId: product_id }));
};
