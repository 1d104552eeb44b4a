import type { Transaction } from '../db/transaction.ts';

/** Writes the home page of a store that has none yet: its title is all that it says, until its owner says more. */
export const writeFirstPages = async (transaction: Transaction): Promise<void> => {
  const pages = await transaction.selectFrom('cms_pages').select(['page_id', 'url']).execute();
  if (pages.some(({ url }) => url === '/')) return;
  await transaction
    .insertInto('cms_pages')
    .values({
      page_id: Math.max(0, ...pages.map(({ page_id }) => page_id)) + 1,
      identifier: 'home',
      url: '/',
      title: 'Welcome',
      description: '',
      blocks: JSON.stringify([]),
    })
    .execute();
};
