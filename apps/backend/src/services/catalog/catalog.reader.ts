import type { CompatibilityResult } from '@ironcart/core/product-page';
import type { Database } from '../../db/pool.ts';

/** Maximum number of products in a response. */
const compatibleLimit = 500;

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
