import { expect, it } from 'vitest';
import { dataHeader } from '../../data/data-protocol.ts';
import { openStorefront } from '../../testing/open-storefront.ts';

const askedFor = async (ids: string) => {
  const { get, calls } = await openStorefront();
  const answer = await get(`/product-cards?ids=${ids}`, { [dataHeader]: 'product-cards' });
  const { cards } = (await answer.json()) as { readonly cards: readonly unknown[] };
  const queries = calls.filter(({ path }) => path.endsWith('/products')).map(({ query }) => new URLSearchParams(query));
  return { asked: queries.map((query) => query.get('ids')), found: cards.length };
};

it.each([
  ['1,20', '1,20', 2],
  ['x,1,,-1,0,1.5', '1', 1],
  [
    Array.from({ length: 30 }, (_, index) => index + 1).join(),
    Array.from({ length: 24 }, (_, index) => index + 1).join(),
    4,
  ],
])('product card request of %s is sent as %s', async (ids, asked, found) => {
  expect(await askedFor(ids)).toEqual({ asked: [asked], found });
});

it.each(['', 'x', '0,-1'])('product card request is not sent for %j', async (ids) => {
  expect(await askedFor(ids)).toEqual({ asked: [], found: 0 });
});
