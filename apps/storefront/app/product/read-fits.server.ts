import { isVisible, type Product } from '@ironcart/core/product';
import { compatibilityQueryOf, complementsOf, primaryImage } from '@ironcart/core/product-page';
import type { FitView } from '@ironcart/react-ui';
import { cardOfProduct } from '../listing/product-card.ts';
import { createPriceViews, type PriceSetting } from '../price/price-views.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** Number of products shown. */
const shownFits = 6;

/** Number of products considered. */
const consideredFits = 60;

/** Alternates between product types, so that many plates do not hide the collars. */
const alternateTypes = (products: readonly Product[]): readonly Product[] => {
  const counts = new Map<string | undefined, number>();
  const ranked = products.map((product) => {
    const type = compatibilityQueryOf(product)?.type;
    const turn = counts.get(type) ?? 0;
    counts.set(type, turn + 1);
    return { product, turn };
  });
  return ranked.toSorted((left, right) => left.turn - right.turn).map(({ product }) => product);
};

/** Compatible products that complete a product, by name; empty if the product has no tag and group. */
export const readFits = async (
  { api }: Pick<RequestContext, 'api'>,
  product: Product,
  setting: PriceSetting,
): Promise<readonly FitView[]> => {
  const query = compatibilityQueryOf(product);
  if (query === undefined) return [];
  const named = await api.catalog.compatibility(query);
  const products = await api.content.products(named.slice(0, consideredFits).map(({ productId }) => productId));
  const prices = createPriceViews(setting);
  return alternateTypes(complementsOf(product, products).filter(isVisible))
    .slice(0, shownFits)
    .map((fit) => ({
      productId: fit.productId,
      name: fit.name,
      url: fit.url,
      picture: primaryImage(fit),
      price: cardOfProduct(fit, prices).price,
    }));
};
