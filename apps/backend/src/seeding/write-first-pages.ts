import type { Transaction } from '../db/transaction.ts';

/** The pages whose addresses every store has: their owner says more on them. */
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

/** Writes the pages that a store has from its first day (S2-routes-03), where it has none at their addresses yet. */
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
