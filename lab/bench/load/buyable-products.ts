import type { Client } from '@ironcart/api/client';
import type { Product } from '@ironcart/core/product';
import { inventoryStatus } from '@ironcart/core/stock';

/** Products that the orders take turns with, those with the most pieces: none of them may sell out. */
const productsInTurn = 32;

const stockOf = ({ inventory }: Product): number => inventory?.qoh ?? 0;

/** Those of the listed products that can be bought as they are, the best stocked first. */
export const buyableProducts = async (
  client: Client,
  listed: readonly { readonly productId: number }[],
): Promise<readonly Product[]> => {
  const products = await client.content.products(listed.map(({ productId }) => productId));
  return products
    .filter(
      (product) =>
        product.type === 'simple' &&
        product.customOptions.length === 0 &&
        inventoryStatus(product.inventory) === 'inStock',
    )
    .toSorted((left, right) => stockOf(right) - stockOf(left))
    .slice(0, productsInTurn);
};
