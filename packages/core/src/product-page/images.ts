import type { Product } from '../product/product.ts';
import type { GalleryImage } from '../product/product-parts.ts';

/** The label that marks a gallery's picture for wide headers. */
const headerLabel = 'header_image';

/** Image for a hero: the one labelled for headers, otherwise the first (S3-product-04). */
export const heroImage = ({ gallery }: Pick<Product, 'gallery'>): GalleryImage | undefined =>
  gallery.find(({ label }) => label === headerLabel) ?? gallery[0];

/** The picture a product page opens with: the first that is not made for headers. */
export const primaryImage = ({ gallery }: Pick<Product, 'gallery'>): GalleryImage | undefined =>
  gallery.find(({ label }) => label !== headerLabel) ?? gallery[0];
