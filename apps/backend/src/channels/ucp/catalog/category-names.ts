import type { CatalogueContext } from '../ucp-context.ts';

/** Maximum number of category levels in a full name. */
const deepest = 10;

/** The full names of all categories by id, as in 'Strength > Barbells'; cached per catalogue revision. */
export const readCategoryNames = (
  { db, catalogue }: CatalogueContext,
  revision: number,
): Promise<ReadonlyMap<number, string>> =>
  catalogue.keep(revision, 'full category names', async () => {
    const rows = await db.selectFrom('categories').select(['category_id', 'parent_id', 'name']).execute();
    const byId = new Map(rows.map((row) => [row.category_id, row]));
    const fullNameOf = (id: number, depth = 1): string => {
      const row = byId.get(id);
      if (!row) return '';
      const parent = row.parent_id === null || depth >= deepest ? '' : fullNameOf(row.parent_id, depth + 1);
      return parent === '' ? row.name : `${parent} > ${row.name}`;
    };
    return new Map(rows.map(({ category_id }) => [category_id, fullNameOf(category_id)]));
  });
