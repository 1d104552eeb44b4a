import type { GalleryImage, Product } from '@ironcart/core/product';
import { primaryImage } from '@ironcart/core/product-page';
import type { RequestContext } from '../request-context/request-context.ts';

/** Main pictures by product id; products without one, or no longer sold, are left out. */
export type ProductPictures = Readonly<Record<number, GalleryImage>>;

/** The main pictures of products that were read. */
export const picturesOf = (products: Iterable<Product>): ProductPictures =>
  Object.fromEntries(
    [...products].flatMap((product) => {
      const picture = primaryImage(product);
      return picture === undefined ? [] : [[product.productId, picture]];
    }),
  );

/** Reads the main pictures of products. */
export const readPictures = async (
  { api }: Pick<RequestContext, 'api'>,
  productIds: readonly number[],
): Promise<ProductPictures> => {
  const ids = [...new Set(productIds)];
  return ids.length === 0 ? {} : picturesOf(await api.content.products(ids));
};
