import type { Product } from '@ironcart/core/product';
import { giftCardDesignName } from '@ironcart/core/product-look';
import type { GiftCardDesign } from '@ironcart/react-ui';

/** The file name without path and extension, which the order stores as the design. */
const designIdOf = (link: string): string => link.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** The designs of a gift card: one per picture. */
export const giftCardDesigns = ({ gallery }: Pick<Product, 'gallery'>): readonly GiftCardDesign[] =>
  gallery.map((picture) => {
    const id = designIdOf(picture.link);
    return { id, name: giftCardDesignName(id), picture };
  });
