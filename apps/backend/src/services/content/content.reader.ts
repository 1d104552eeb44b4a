import type { MenuCategory } from '@ironcart/api/codec';
import type { ContentPage } from '@ironcart/core/content';
import type { Site } from '@ironcart/core/site';
import { linkOf } from '../../catalogue/pictures.ts';
import type { Database } from '../../db/pool.ts';
import { withMasterWidths } from './block-pictures.ts';

interface CategoryRow {
  readonly category_id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly url_key: string;
  readonly description: string;
  readonly picture_master: string | null;
  readonly position: number;
  readonly in_menu: boolean;
}

const categoryOf = (row: CategoryRow): MenuCategory => ({
  categoryId: row.category_id,
  name: row.name,
  url: `/${row.url_key}`,
  description: row.description,
  image: row.picture_master === null ? undefined : linkOf(row.picture_master),
  parentId: row.parent_id ?? undefined,
  inMenu: row.in_menu,
});

/** Parents before their children, siblings in their order. */
const inTreeOrder = (rows: readonly CategoryRow[], parentId: number | null = null): readonly CategoryRow[] =>
  rows.filter((row) => row.parent_id === parentId).flatMap((row) => [row, ...inTreeOrder(rows, row.category_id)]);

export const readCategory = async (db: Database, id: number): Promise<MenuCategory | undefined> => {
  const row = await db.selectFrom('categories').selectAll().where('category_id', '=', id).executeTakeFirst();
  return row && categoryOf(row);
};

export const readCategories = async (db: Database): Promise<readonly MenuCategory[]> => {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').orderBy('category_id').execute();
  return inTreeOrder(rows).map(categoryOf);
};

/** @param numberOrIdentifier the page's number or its identifier */
export const readPage = async (db: Database, numberOrIdentifier: string): Promise<ContentPage | undefined> => {
  const number = /^\d{1,9}$/.test(numberOrIdentifier) ? Number(numberOrIdentifier) : -1;
  const row = await db
    .selectFrom('cms_pages')
    .selectAll()
    .where((where) => where.or([where('identifier', '=', numberOrIdentifier), where('page_id', '=', number)]))
    .executeTakeFirst();
  return (
    row && {
      id: row.page_id,
      identifier: row.identifier,
      url: row.url,
      title: row.title,
      description: row.description,
      blocks: await withMasterWidths(db, row.blocks),
    }
  );
};

export const readBlock = (db: Database, name: string) =>
  db.selectFrom('cms_blocks').select(['active', 'content']).where('name', '=', name).executeTakeFirst();

/** @param sku as the site shows it, with or without its prefix */
export const findProductIdBySku = async (db: Database, sku: string, site: Site): Promise<number | undefined> => {
  const bare = site.skuPrefix !== '' && sku.startsWith(site.skuPrefix) ? sku.slice(site.skuPrefix.length) : sku;
  const row = await db.selectFrom('products').select('product_id').where('sku', 'in', [sku, bare]).executeTakeFirst();
  return row?.product_id;
};

/** The visible product to which a part belongs. */
export const findParentId = async (db: Database, childId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('product_children')
    .innerJoin('products', 'products.product_id', 'product_children.parent_id')
    .select('parent_id')
    .where('child_id', '=', childId)
    .orderBy('products.visibility', 'desc')
    .orderBy('parent_id')
    .executeTakeFirst();
  return row?.parent_id;
};

/** Products with an enabled promotion; pricing determines whether it is active now. */
export const findPromotedProductIds = async (db: Database): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    .where('visibility', '=', 4)
    .where((where) => where(where.ref('attributes', '->>').key('rogue_promo_enabled'), '=', 'true'))
    .orderBy('product_id')
    .limit(500)
    .execute();
  return rows.map(({ product_id }) => product_id);
};

/** Products with weight tiers. */
export const findHundoProductIds = async (db: Database): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    .where('visibility', '=', 4)
    .where((where) => where(where.ref('details', '->>').key('hundoPricing'), 'is not', null))
    .orderBy('product_id')
    .limit(5_000)
    .execute();
  return rows.map(({ product_id }) => product_id);
};
