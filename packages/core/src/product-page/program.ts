import type { Product } from '../product/product.ts';

/** How a training program reaches its buyer, as in 'app' (S3-attr-08); undefined: the product is no program. */
export const programDeliveryOf = ({ attributes }: Pick<Product, 'attributes'>): string | undefined => {
  const delivery = attributes.program_delivery;
  return typeof delivery === 'string' && delivery.trim() !== '' ? delivery : undefined;
};
