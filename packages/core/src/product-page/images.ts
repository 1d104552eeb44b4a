import type { Product } from '../product/product.ts';
import type { GalleryImage } from '../product/product-parts.ts';
import { requireFields } from '../require-argument.ts';

/** The label of gallery pictures for wide headers. */
const headerLabel = 'header_image';

/** Image for a hero: the one labelled for headers, otherwise the first (S3-product-04). */
export const heroImage = (product: Pick<Product, 'gallery'>): GalleryImage | undefined => {
  requireFields(product, 'product', { gallery: 'array' });
  const { gallery } = product;
  return gallery.find(({ label }) => label === headerLabel) ?? gallery[0];
};

/** The pictures of a product's gallery: all except those for headers; those too if there are no others. */
export const shownImages = (product: Pick<Product, 'gallery'>): readonly GalleryImage[] => {
  requireFields(product, 'product', { gallery: 'array' });
  const { gallery } = product;
  const shown = gallery.filter(({ label }) => label !== headerLabel);
  return shown.length > 0 ? shown : gallery;
};

/** The first picture of a product page. */
export const primaryImage = (product: Pick<Product, 'gallery'>): GalleryImage | undefined => shownImages(product)[0];
