import { describe, expect, it } from 'vitest';
import { dataHeader } from '../data/data-protocol.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const asData = { [dataHeader]: 'search-preview' };

describe('search suggestions', () => {
  it('are requested with the query, at most eight products [S9-search-02]', async () => {
    const { get, calls } = await openStorefront();
    const answer = await (await get('/search/preview?q=bar', asData)).json();
    expect(answer.products[0]).toMatchObject({ product: { name: 'Competition Bar' }, price: { amount: 32_500 } });
    expect(calls.find(({ path }) => path === '/svc_search/query')?.body).toMatchObject({
      data: { n_item: 8, query: { keyphrase: { value: ['bar'] } } },
    });
    expect(calls.some(({ path }) => path.startsWith('/theindex/wp-json/'))).toBe(true);
  });

  it('are featured products without a query', async () => {
    const { get, calls } = await openStorefront();
    expect((await get('/search/preview', asData)).status).toBe(200);
    const asked = calls.find(({ path }) => path === '/svc_search/query')?.body;
    expect(asked).toMatchObject({ data: { sort: { value: [{ name: 'featured', order: 'desc' }] } } });
    expect(asked).not.toHaveProperty('data.query');
    expect(calls.some(({ path }) => path.startsWith('/theindex/'))).toBe(false);
  });

  it('are not a page: their URL redirects to the search [S2-search-08]', async () => {
    const { get } = await openStorefront();
    const response = await get('/search/preview?q=trap+bar');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/search?q=trap%20bar']);
  });

  it("have the prices of the customer's group [S6-roles-03]", async () => {
    const { get } = await openStorefront({ isLoggedIn: true, groupId: 2 });
    const answer = await (await get('/search/preview?q=bar', { ...asData, ...withSession })).json();
    expect(answer.products[0].price).toMatchObject({ amount: 30_000, reason: 'customer' });
  });

  it('include the page to which the phrase redirects, if any', async () => {
    const { get } = await openStorefront();
    const answerTo = async (words: string) => (await get(`/search/preview?q=${words}`, asData)).json();
    expect(await answerTo('returns')).toMatchObject({ redirectUrl: '/about' });
    expect(await answerTo('bar')).not.toHaveProperty('redirectUrl');
    expect((await get('/search?q=returns')).headers.get('Location')).toBe('/about');
    expect((await get('/search?q=returns&page=2')).status).toBe(200);
  });
});
