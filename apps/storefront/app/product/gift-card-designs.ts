import type { Product } from '@ironcart/core/product';
import type { GiftCardDesign } from '@ironcart/react-ui';

/** The file name without path and extension, which the order stores as the design. */
const designIdOf = (link: string): string => link.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** 'gift-card-red' becomes 'Red'. */
const nameOf = (id: string): string => {
  const word = id.slice(id.lastIndexOf('-') + 1);
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** The designs of a gift card: one per picture. */
export const giftCardDesigns = ({ gallery }: Pick<Product, 'gallery'>): readonly GiftCardDesign[] =>
  gallery.map((picture) => {
    const id = designIdOf(picture.link);
    return { id, name: nameOf(id), picture };
  });
