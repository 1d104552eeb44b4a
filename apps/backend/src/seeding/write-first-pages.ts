import type { Transaction } from '../db/transaction.ts';

/** The pages that every store has; their owner replaces the text. */
const firstPages = [
  { identifier: 'home', url: '/', title: 'Welcome', blocks: [] },
  {
    identifier: 'mps-review',
    url: '/mps-review',
    title: 'Review what you bought',
    blocks: [
      {
        name: 'RichText',
        props: { html: '<p>Your <a href="/account/reviews">reviews</a> list what you bought and could review.</p>' },
      },
    ],
  },
] as const;

/** Writes the initial pages of a store (S2-routes-03) that do not exist yet. */
export const writeFirstPages = async (transaction: Transaction): Promise<void> => {
  const pages = await transaction.selectFrom('cms_pages').select(['page_id', 'url']).execute();
  const missing = firstPages.filter((page) => pages.every(({ url }) => url !== page.url));
  if (missing.length === 0) return;
  const highest = Math.max(0, ...pages.map(({ page_id }) => page_id));
  await transaction
    .insertInto('cms_pages')
    .values(
      missing.map(({ blocks, ...page }, index) => ({
        ...page,
        page_id: highest + 1 + index,
        description: '',
        blocks: JSON.stringify(blocks),
      })),
    )
    .execute();
};
