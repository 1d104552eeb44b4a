import type { Client } from '@ironcart/api/client';
import type { Product } from '@ironcart/core/product';
import { inventoryStatus } from '@ironcart/core/stock';

/** Number of products that the orders rotate through, those with the most stock, so that none sells out. */
const productsInTurn = 32;

const stockOf = ({ inventory }: Product): number => inventory?.qoh ?? 0;

/** The listed products that need no choices, best stocked first. */
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
