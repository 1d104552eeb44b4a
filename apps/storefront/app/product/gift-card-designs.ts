import type { Product } from '@ironcart/core/product';
import type { GiftCardDesign } from '@ironcart/react-ui';

/** The file's name without its path and ending: what the order says of the design. */
const designIdOf = (link: string): string => link.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** 'gift-card-red' is called 'Red'. */
const nameOf = (id: string): string => {
  const word = id.slice(id.lastIndexOf('-') + 1);
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** The looks of a gift card: one for each picture that it has. */
export const giftCardDesigns = ({ gallery }: Pick<Product, 'gallery'>): readonly GiftCardDesign[] =>
  gallery.map((picture) => {
    const id = designIdOf(picture.link);
    return { id, name: nameOf(id), picture };
  });
