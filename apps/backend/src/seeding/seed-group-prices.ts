import type { Currency } from '@ironcart/core';
import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';

/** Writes what customer groups pay, of the products that the store has. */
export const seedGroupPrices = async (
  transaction: Transaction,
  { groupPrices }: Pick<SeedData, 'groupPrices'>,
): Promise<void> => {
  for (const { productId, groupId, prices } of groupPrices) {
    const product = await transaction
      .selectFrom('products')
      .select('product_id')
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (!product) continue;
    for (const [currency, price] of Object.entries(prices) as [Currency, string][]) {
      await transaction
        .insertInto('group_prices')
        .values({ product_id: productId, group_id: groupId, currency, price })
        .execute();
    }
  }
};
