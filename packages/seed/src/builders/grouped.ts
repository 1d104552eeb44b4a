import type { SeedProduct } from '../seed-data.ts';
import { defineProduct, type ProductSpec } from './product.ts';

/** A page that sells several products together, each in the quantity that the shopper wants; its price is the lowest of them. */
export const defineGrouped = (
  spec: Omit<ProductSpec, 'usd' | 'lb' | 'type' | 'childrenIds'>,
  members: readonly SeedProduct[],
): SeedProduct => {
  const usd = Math.min(...members.map((member) => Number(member.prices.USD.price)));
  const lb = Math.min(...members.map((member) => member.weight));
  return defineProduct({ ...spec, usd, lb, type: 'grouped', childrenIds: members.map((member) => member.productId) });
};
