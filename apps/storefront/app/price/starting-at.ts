import type { Product } from '@ironcart/core/product';
import type { PriceView } from '@ironcart/react-ui';

/**
 * The starting price of a product: with 'From' if some of its variants, or amounts of a gift card, cost more. A deal's
 * price applies to all of them.
 */
export const startingAt = (price: PriceView, { hasDearerVariants }: Pick<Product, 'hasDearerVariants'>): PriceView =>
  hasDearerVariants && price.reason !== 'promo' ? { ...price, isFrom: true } : price;
