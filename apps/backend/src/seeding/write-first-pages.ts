import type { Transaction } from '../db/transaction.ts';

/** Below the ids that the demo's pages have. */
const homePageId = 0;

/** Writes the home page of a store that has none yet: what it says before its owner says it better. */
export const writeFirstPages = async (transaction: Transaction): Promise<void> => {
  const home = await transaction.selectFrom('cms_pages').select('page_id').where('url', '=', '/').executeTakeFirst();
  if (home) return;
  await transaction
    .insertInto('cms_pages')
    .values({
      page_id: homePageId,
      identifier: 'home',
      url: '/',
      title: 'Welcome',
      description: '',
      blocks: JSON.stringify([{ name: 'Heading', props: { text: 'Welcome', level: 1 } }]),
    })
    .execute();
};
