import type { Site } from '@ironcart/core/site';
import type { CatalogueContext } from '../ucp/ucp-context.ts';
import { urlOn } from '../ucp/ucp-context.ts';
import { element } from './xml-feed.ts';

/** Search engines read at most 50,000 addresses of a file: a part has the products of as many ids. */
const idsOfPart = 50_000;
const atOnce = 1_000;

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
 * The addresses of a site's products in one part of the sitemap, read and written a thousand at a time.
 * @throws Error if the process ends meanwhile, so that nobody takes a part for the whole
 */
export async function* productSitemap(
  context: CatalogueContext & { readonly closing: AbortSignal },
  site: Site,
  part: number,
): AsyncGenerator<string> {
  yield `${beginning}<urlset ${namespace}>`;
  const end = (part + 1) * idsOfPart;
  for (let from = part * idsOfPart; ; ) {
    if (context.closing.aborted) throw new Error('The store closes before the sitemap is complete');
    const rows = await soldProducts(context, site)
      .select(['products.product_id', 'url_key'])
      .where('products.product_id', '>=', from)
      .where('products.product_id', '<', end)
      .orderBy('products.product_id')
      .limit(atOnce)
      .execute();
    yield rows.map(({ url_key }) => `<url>${element('loc', urlOn(context, site, `/${url_key}`))}</url>`).join('');
    const last = rows.at(-1);
    if (rows.length < atOnce || !last) break;
    from = last.product_id + 1;
  }
  yield '</urlset>';
}
