import type { Site } from '@ironcart/core/site';
import type { CatalogueContext } from '../ucp/ucp-context.ts';
import { urlOn } from '../ucp/ucp-context.ts';
import { element } from './xml-feed.ts';

/** Search engines accept at most 50,000 URLs per file: a part covers this many ids. */
const idsOfPart = 50_000;
const atOnce = 1_000;

const largestId = 2 ** 31 - 1;

/** The last part that can contain products. */
export const lastSitemapPart = Math.floor(largestId / idsOfPart);

const beginning = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const soldProducts = ({ db }: CatalogueContext, { currency }: Site) =>
  db
    .selectFrom('products')
    .innerJoin('product_prices', (join) =>
      join.onRef('product_prices.product_id', '=', 'products.product_id').on('product_prices.currency', '=', currency),
    )
    .where('visibility', '=', 4);

/** The index of a site's sitemaps of products. */
export async function* sitemapIndex(context: CatalogueContext, site: Site): AsyncGenerator<string> {
  const rows = await soldProducts(context, site)
    .select((select) => select('products.product_id', '/', idsOfPart).as('part'))
    .distinct()
    .orderBy('part')
    .execute();
  const parts = rows.map(({ part }) => element('loc', urlOn(context, site, `/sitemap-products-${part}.xml`)));
  yield `${beginning}<sitemapindex ${namespace}>${parts.map((loc) => `<sitemap>${loc}</sitemap>`).join('')}</sitemapindex>`;
}

/**
 * The URLs of a site's products in one part of the sitemap, read and written in batches of a thousand.
 * @param part at most `lastSitemapPart`
 * @throws Error if the process shuts down meanwhile, so that a partial sitemap is not taken for a complete one
 */
export async function* productSitemap(
  context: CatalogueContext & { readonly closing: AbortSignal },
  site: Site,
  part: number,
): AsyncGenerator<string> {
  yield `${beginning}<urlset ${namespace}>`;
  const last = Math.min((part + 1) * idsOfPart - 1, largestId);
  for (let from = part * idsOfPart; ; ) {
    if (context.closing.aborted) throw new Error('The store closes before the sitemap is complete');
    const rows = await soldProducts(context, site)
      .select(['products.product_id', 'url_key'])
      .where('products.product_id', '>=', from)
      .where('products.product_id', '<=', last)
      .orderBy('products.product_id')
      .limit(atOnce)
      .execute();
    yield rows.map(({ url_key }) => `<url>${element('loc', urlOn(context, site, `/${url_key}`))}</url>`).join('');
    const read = rows.at(-1)?.product_id;
    if (rows.length < atOnce || read === undefined || read === last) break;
    from = read + 1;
  }
  yield '</urlset>';
}
