import type { Product } from '@ironcart/core/product';
import type { PriceView } from '@ironcart/react-ui';

/**
 * The price at which a product starts: with 'From' if some of its variants, or amounts of a gift card, cost more. A deal's
 * price holds for all of them.
 */
export const startingAt = (price: PriceView, { hasDearerVariants }: Pick<Product, 'hasDearerVariants'>): PriceView =>
  hasDearerVariants && price.reason !== 'promo' ? { ...price, isFrom: true } : price;
