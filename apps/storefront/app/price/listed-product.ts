import type { Client } from '@ironcart/api/client';
import type { SearchProduct } from '@ironcart/api/codec';
import { hasGroupPrices } from '@ironcart/core/customer';
import type { Money } from '@ironcart/core/money';

/** A search hit, which is the same for every shopper, with the price of the shopper's group. */
export interface ListedProduct extends SearchProduct {
  readonly groupPrice?: Money | undefined;
}

/** Adds a customer group's prices to search hits, if the group can have any (S6-roles-03). */
export const withGroupPrices = async (
  api: { readonly catalog: Pick<Client['catalog'], 'groupPrices'> },
  products: readonly SearchProduct[],
  groupId: number,
): Promise<readonly ListedProduct[]> => {
  if (!hasGroupPrices(groupId) || products.length === 0) return products;
  const prices = await api.catalog.groupPrices(products.map(({ productId }) => productId));
  return products.map((product) => ({ ...product, groupPrice: prices.get(product.productId) }));
};
