import type { Client } from '@ironcart/api/client';
import type { SearchProduct } from '@ironcart/api/codec';
import { hasGroupPrices } from '@ironcart/core/customer';
import type { Money } from '@ironcart/core/money';

/** A hit of the search service, whose answers are everybody's, with what the shopper's group pays for it. */
export interface ListedProduct extends SearchProduct {
  readonly groupPrice?: Money | undefined;
}

/** Hits with the prices of a customer group, which are asked for where the group can have any (S6-roles-03). */
export const withGroupPrices = async (
  api: { readonly catalog: Pick<Client['catalog'], 'groupPrices'> },
  products: readonly SearchProduct[],
  groupId: number,
): Promise<readonly ListedProduct[]> => {
  if (!hasGroupPrices(groupId) || products.length === 0) return products;
  const prices = await api.catalog.groupPrices(products.map(({ productId }) => productId));
  return products.map((product) => ({ ...product, groupPrice: prices.get(product.productId) }));
};
