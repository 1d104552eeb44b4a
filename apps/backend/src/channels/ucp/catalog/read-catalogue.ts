import { isVisible, type Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import type { CatalogueContext } from '../ucp-context.ts';
import { readCategoryNames } from './category-names.ts';
import { priceRangeOf } from './price-range.ts';
import { type PricedVariant, priceVariants } from './priced-variants.ts';
import type { DocumentContext } from './product-document.ts';
import type { SoldProduct } from './sold-product.ts';
import { variantsOf } from './variants.ts';

/** Products of a site as the catalogue has them now, and everything to write their documents with. */
export interface ReadCatalogue {
  readonly document: DocumentContext;
  /** The products and all of their descendants. */
  readonly products: ReadonlyMap<number, Product>;
  /** The visible products that can be sold, in the order of the given ids. */
  readonly sold: readonly SoldProduct[];
  readonly nowMs: number;
}

const stockFirst = (variants: readonly PricedVariant[]): readonly PricedVariant[] =>
  variants.toSorted((left, right) => Number(left.status === 'out_of_stock') - Number(right.status === 'out_of_stock'));

/** Reads products by id with current stock and prices, as the storefront's pages do. */
export const readCatalogue = async (
  context: CatalogueContext,
  site: Site,
  ids: readonly number[],
): Promise<ReadCatalogue> => {
  const [products, revision] = await Promise.all([
    context.catalogue.productsWithChildren(ids, site),
    context.catalogue.revision(),
  ]);
  const nowMs = context.now().getTime();
  const sold = [...new Set(ids)].flatMap((id): readonly SoldProduct[] => {
    const product = products.get(id);
    if (!product || !isVisible(product)) return [];
    const variants = priceVariants(variantsOf(product, products, site), products, nowMs);
    if (variants.length === 0) return [];
    const prices = priceRangeOf(variants, ({ price }) => price);
    const listPrices = priceRangeOf(variants, ({ listPrice }) => listPrice);
    return [{ product, variants: stockFirst(variants), prices, listPrices }];
  });
  return { document: { context, site, categories: await readCategoryNames(context, revision) }, products, sold, nowMs };
};
