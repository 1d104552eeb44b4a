import type { Site } from '@ironcart/core/site';
import { type ReadCatalogue, readCatalogue } from '../ucp/catalog/read-catalogue.ts';
import type { SoldProduct } from '../ucp/catalog/sold-product.ts';
import type { CatalogueContext } from '../ucp/ucp-context.ts';

/** Number of products in memory at the same time. */
const atOnce = 50;

/** A product of a feed, with the data for writing it. */
export interface FeedProduct extends SoldProduct {
  readonly document: ReadCatalogue['document'];
}

const readIds = async ({ db }: CatalogueContext, after: number): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    .where('visibility', '=', 4)
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(atOnce)
    .execute();
  return rows.map(({ product_id }) => product_id);
};

/**
 * Iterates over all products that a site sells, reading the current catalogue in batches, so that memory use is
 * constant.
 * @throws Error if the process shuts down meanwhile, so that a partial feed is not taken for a complete one
 */
export async function* feedProducts(
  context: CatalogueContext & { readonly closing: AbortSignal },
  site: Site,
): AsyncGenerator<FeedProduct> {
  for (let last = 0; ; ) {
    if (context.closing.aborted) throw new Error('The store closes before the feed is complete');
    const ids = await readIds(context, last);
    const { sold, document } = await readCatalogue(context, { site }, ids);
    for (const product of sold) yield { ...product, document };
    if (ids.length < atOnce) return;
    last = ids.at(-1) ?? last;
  }
}
