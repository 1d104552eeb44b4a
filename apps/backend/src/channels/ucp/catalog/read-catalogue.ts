import { isVisible } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import { withGroupPrices } from '../../../catalogue/group-prices.ts';
import { readAccount } from '../../../services/customer/account.reader.ts';
import type { LinkedCustomer } from '../identity/grants.reader.ts';
import type { CatalogueContext } from '../ucp-context.ts';
import { readCategoryNames } from './category-names.ts';
import { priceRangeOf } from './price-range.ts';
import { type PricedVariant, type PricingFacts, priceVariants } from './priced-variants.ts';
import type { DocumentContext } from './product-document.ts';
import type { SoldProduct } from './sold-product.ts';
import { variantsOf } from './variants.ts';

/** The shopper for whom products are priced. */
export interface CatalogueShopper {
  readonly site: Site;
  /** The customer for whom the platform calls; undefined: a guest. */
  readonly customer?: Pick<LinkedCustomer, 'customerId'> | undefined;
}

/** Products of a site from the current catalogue, with the data for writing their documents. */
export interface ReadCatalogue extends PricingFacts {
  readonly document: DocumentContext;
  /** The visible products that can be sold, in the order of the requested ids. */
  readonly sold: readonly SoldProduct[];
}

const stockFirst = (variants: readonly PricedVariant[]): readonly PricedVariant[] =>
  variants.toSorted((left, right) => Number(left.status === 'out_of_stock') - Number(right.status === 'out_of_stock'));

/** The products with a customer group's prices; unchanged for guests. */
const readPriced = async (
  { db, catalogue }: CatalogueContext,
  ids: readonly number[],
  { site, customer }: CatalogueShopper,
): Promise<Pick<PricingFacts, 'products' | 'groupId'>> => {
  const products = await catalogue.productsWithChildren(ids, site);
  if (!customer) return { products, groupId: 0 };
  const { groupId } = await readAccount(db, customer.customerId);
  const priced = await withGroupPrices(db, [...products.values()], { groupId, site });
  return { products: new Map(priced.map((product) => [product.productId, product])), groupId };
};

/**
 * Reads products by id with current stock and the prices of the shopper, as the storefront's pages do: those of the
 * customer's group for a linked customer, otherwise those of a guest.
 */
export const readCatalogue = async (
  context: CatalogueContext,
  shopper: CatalogueShopper,
  ids: readonly number[],
): Promise<ReadCatalogue> => {
  const { site } = shopper;
  const [{ products, groupId }, revision] = await Promise.all([
    readPriced(context, ids, shopper),
    context.catalogue.revision(),
  ]);
  const nowMs = context.now().getTime();
  const facts = { products, groupId, nowMs };
  const sold = [...new Set(ids)].flatMap((id): readonly SoldProduct[] => {
    const product = products.get(id);
    if (!product || !isVisible(product)) return [];
    const variants = priceVariants(variantsOf(product, products, site), facts);
    if (variants.length === 0) return [];
    const prices = priceRangeOf(variants, ({ price }) => price);
    const listPrices = priceRangeOf(variants, ({ listPrice }) => listPrice);
    return [{ product, variants: stockFirst(variants), prices, listPrices }];
  });
  return { ...facts, document: { context, site, categories: await readCategoryNames(context, revision) }, sold };
};
