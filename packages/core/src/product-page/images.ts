import type { Product } from '../product/product.ts';
import type { GalleryImage } from '../product/product-parts.ts';

/** The label that marks a gallery's picture for wide headers. */
const headerLabel = 'header_image';

/** Image for a hero: the one labelled for headers, otherwise the first (S3-product-04). */
export const heroImage = ({ gallery }: Pick<Product, 'gallery'>): GalleryImage | undefined =>
  gallery.find(({ label }) => label === headerLabel) ?? gallery[0];

/** The pictures that a product is shown by: all that are not made for headers; those too if there are no others. */
export const shownImages = ({ gallery }: Pick<Product, 'gallery'>): readonly GalleryImage[] => {
  const shown = gallery.filter(({ label }) => label !== headerLabel);
  return shown.length > 0 ? shown : gallery;
};

/** The picture that a product page opens with. */
export const primaryImage = (product: Pick<Product, 'gallery'>): GalleryImage | undefined => shownImages(product)[0];
