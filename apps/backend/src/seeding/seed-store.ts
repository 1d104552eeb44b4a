import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';

/** Writes pages and gift cards. */
export const seedStore = async (
  transaction: Transaction,
  { pages, giftCards }: Pick<SeedData, 'pages' | 'giftCards'>,
): Promise<void> => {
  for (const { id, blocks, ...page } of pages) {
    await transaction
      .insertInto('cms_pages')
      .values({ page_id: id, ...page, blocks: JSON.stringify(blocks) })
      .execute();
  }
  for (const { code, currency, balance } of giftCards) {
    await transaction.insertInto('gift_cards').values({ code, currency, initial_balance: balance, balance }).execute();
  }
};
