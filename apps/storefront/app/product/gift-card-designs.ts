import type { Product } from '@ironcart/core/product';
import { giftCardDesignName, giftCardDesignOf } from '@ironcart/core/product-look';
import type { GiftCardDesign } from '@ironcart/react-ui';

/** The designs of a gift card: one per picture. */
export const giftCardDesigns = ({ gallery }: Pick<Product, 'gallery'>): readonly GiftCardDesign[] =>
  gallery.map((picture) => {
    const id = giftCardDesignOf(picture.link);
    return { id, name: giftCardDesignName(id), picture };
  });
