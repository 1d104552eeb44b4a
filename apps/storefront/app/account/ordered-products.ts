import type { StoredOrder } from '@ironcart/api/codec';
import { describeBilling } from '@ironcart/core/order';
import { childrenOf, type Product } from '@ironcart/core/product';
import { type LayeredImage, linePictureOf } from '@ironcart/core/product-look';
import { describeChoices } from '@ironcart/core/product-page';
import type { CartLineView } from '@ironcart/react-ui';
import type { RequestContext } from '../request-context/request-context.ts';

/** Paths of the products of an order that are still sold, by product id. */
export type ProductUrls = Readonly<Record<number, string>>;

/** Current product data that an order's lines show. */
export interface OrderedProducts {
  readonly urls: ProductUrls;
  /** Labels of the selected options, by line. */
  readonly chosen: Readonly<Record<string, CartLineView['options']>>;
  /** Pictures of the selections (colour, parts, gift card design), by line; without products no longer sold. */
  readonly pictures: Readonly<Record<string, LayeredImage | undefined>>;
}

const urlsOf = (products: readonly { readonly productId: number; readonly url: string }[]): ProductUrls =>
  Object.fromEntries(products.map(({ productId, url }) => [productId, url]));

/** The products of an order's lines that are still sold, by id. */
export const readProductsOf = async (
  { api }: Pick<RequestContext, 'api'>,
  { items }: Pick<StoredOrder, 'items'>,
): Promise<ReadonlyMap<number, Product>> => {
  const products = await api.content.products(items.map(({ productId }) => productId));
  return new Map(products.map((product) => [product.productId, product]));
};

/** The paths and selected options of an order's lines; for products no longer sold, only the order's own data. */
export const orderedProducts = (
  { items }: Pick<StoredOrder, 'items'>,
  products: ReadonlyMap<number, Product>,
  site: RequestContext['site'],
): OrderedProducts => ({
  urls: urlsOf([...products.values()]),
  pictures: Object.fromEntries(
    items.map((item) => {
      const product = products.get(item.productId);
      const parts = product ? childrenOf(product) : [];
      return [item.listItemId, linePictureOf(item, product, (id) => parts.find(({ productId }) => productId === id))];
    }),
  ),
  chosen: Object.fromEntries(
    items.map((item) => {
      const product = products.get(item.productId);
      return [item.listItemId, [...describeChoices(item, product, site.locale), ...describeBilling(product, site)]];
    }),
  ),
});

/** Reads the products of an order for its page. */
export const readOrderedProducts = async (
  context: Pick<RequestContext, 'api' | 'site'>,
  order: Pick<StoredOrder, 'items'>,
): Promise<OrderedProducts> => orderedProducts(order, await readProductsOf(context, order), context.site);
