import { sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import type { SearchDocument } from '../../../providers/search/search-index.ts';
import type { Traits } from '../trait.reader.ts';
import { type PlacedWord, wordsByClass } from './words-by-class.ts';

interface DocumentRow {
  readonly product_id: number;
  readonly name: string;
  readonly name_read: string;
  readonly brand: string;
  readonly type: string;
  readonly tax_class: string | null;
  readonly category_ids: readonly number[];
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly is_salable: boolean;
  readonly rating: number | null;
  readonly position: number | null;
  readonly promotions: readonly string[];
  readonly prices: readonly (number | null)[];
  readonly are_reduced: readonly boolean[];
  readonly deal_prices: readonly (number | null)[];
  readonly deal_dates: string | null;
  readonly traits: Traits;
  readonly skus: readonly string[];
  readonly words: readonly PlacedWord[];
}

const documentOf = (row: DocumentRow): SearchDocument => ({
  productId: row.product_id,
  name: row.name,
  normalName: row.name_read,
  brand: row.brand,
  type: row.type,
  taxClass: row.tax_class ?? undefined,
  categoryIds: row.category_ids,
  colors: row.colors,
  sizes: row.sizes,
  isSalable: row.is_salable,
  rating: row.rating ?? undefined,
  position: row.position ?? undefined,
  promotions: row.promotions,
  prices: row.prices,
  areReduced: row.are_reduced,
  dealPrices: row.deal_prices,
  dealDates: row.deal_dates ?? undefined,
  traits: row.traits,
  skus: row.skus,
  words: wordsByClass(row.words),
});

const columns = sql`product_id, name, name_read, brand, type, tax_class, category_ids, colors, sizes, is_salable,
  rating::float8 as rating, position, promotions, prices::float8[] as prices, are_reduced, deal_prices::float8[] as deal_prices,
  deal_dates, traits,
  array(select sku from search_skus where search_skus.product_id = search_documents.product_id) as skus,
  coalesce((select json_agg(json_build_object('word', lexeme, 'positions', positions, 'labels', weights))
    from unnest(words)), '[]') as words`;

/** The search documents of products; invisible products have none. */
export const readDocuments = async (
  db: Database,
  productIds: readonly number[],
): Promise<readonly SearchDocument[]> => {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from search_documents where product_id = any (${[...productIds]}::int[])`.execute(db);
  return rows.map(documentOf);
};

/** The next documents in the order of product ids. */
export const readDocumentsAfter = async (
  db: Database,
  productId: number,
  limit: number,
): Promise<readonly SearchDocument[]> => {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from search_documents where product_id > ${productId} order by product_id limit ${limit}`.execute(
    db,
  );
  return rows.map(documentOf);
};
