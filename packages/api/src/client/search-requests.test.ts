import { describe, expect, it } from 'vitest';
import { type Answer, always, createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { wireSampleSearch } from '../testing/wire-samples.ts';
import { WIDGET } from './services/search-request.ts';

describe('search', () => {
  const token = { apiUrl: '/svc_search/query', token: 'open sesame', eventApiUrl: '/svc_search/events', expires: 4e12 };
  const searching =
    (answer: Answer): Answer =>
    (request, index) =>
      request.path.includes('rfktkn') ? json(token) : answer(request, index);

  it('has four widgets [S7-calls-rfk-05] [S7-calls-rfk-06] [S7-calls-rfk-07] [S7-calls-rfk-08]', () => {
    expect(WIDGET).toEqual({ forYou: 'rfkid_32', similar: 'rfkid_31', cart: 'rfkid_4', category: 'rfkid_10' });
  });

  it('posts to the URL of the token with the token as bearer [S7-calls-rfk-01] [S7-calls-site-05]', async () => {
    const wire = createFakeWire(searching(always(wireSampleSearch)));
    await wire.client.search.query({ keyphrase: 'bar' });
    expect(wire.calls()).toEqual(['GET /svc_ssr/site/USA/rfktkn', 'POST /svc_search/query']);
    expect(wire.sent[1]?.headers.get('authorization')).toBe('Bearer open sesame');
  });

  it('requests a category with featured products first, 80 per page [S7-calls-rfk-02] [S7-calls-rfk-04] [S9-search-01]', async () => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)));
    await client.search.query({ categoryId: 5, page: 2, pageUri: '/barbells', userId: 'browser-1' });
    expect(sent[1]?.body).toEqual({
      data: {
        n_item: 80,
        page_number: 2,
        content: { product: {} },
        context: { page: { uri: '/barbells' }, user: { user_id: 'browser-1' } },
        widget: { rfkid: 'rfkid_10' },
        facet: { all: true, max: 10 },
        filter: { category_ids: { value: ['5'] } },
        sort: { value: [{ name: 'featured', order: 'desc' }] },
      },
    });
  });

  it('requests ten values per facet, and all of them for shoes and programming [S9-search-04] [S9-search-05]', async () => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)), {
      unlimitedFacetCategoryIds: [84, 110],
    });
    for (const categoryId of [undefined, 20, 84, 110]) await client.search.query({ keyphrase: 'bar', categoryId });
    const facets = sent.slice(1).map(({ body }) => Object(body).data.facet);
    const limited = { all: true, max: 10 };
    expect(facets).toEqual([limited, limited, { all: true }, { all: true }]);
  });

  it.each([
    [['3'], ['3', '4', '5']],
    [
      ['4', '2'],
      ['2', '3', '4', '5'],
    ],
    [['none'], ['none']],
  ])('filters ratings of %j by %j [S5-search-04]', async (asked, sentValues) => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)));
    await client.search.query({ keyphrase: 'bar', filters: { rating_summary: asked, brand: ['Ironcart'] } });
    expect(sent[1]?.body).toMatchObject({
      data: { filter: { rating_summary: { value: sentValues }, brand: { value: ['Ironcart'] } } },
    });
  });

  it('recommends twelve products, on one page, for a page or a browser [S7-calls-rfk-03]', async () => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)));
    const products = await client.search.recommend({ widget: 'similar', pageUri: '/training-bar' });
    expect(products).toMatchObject([{ productId: 12, listPrice: 34_500, salePrice: 29_999 }]);
    await client.search.recommend({ widget: 'forYou', userId: 'browser-1' });
    const recommendation = { n_item: 12, page_number: 1, content: { product: {} } };
    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      { data: { ...recommendation, widget: { rfkid: 'rfkid_31' }, context: { page: { uri: '/training-bar' } } } },
      { data: { ...recommendation, widget: { rfkid: 'rfkid_32' }, context: { user: { user_id: 'browser-1' } } } },
    ]);
  });

  it('requests ten suggestions of each kind besides the products [S7-calls-rfk-11]', async () => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)));
    await client.search.query({ keyphrase: 'bar', suggests: true });
    expect(sent[1]?.body).toMatchObject({
      data: {
        query: { keyphrase: { value: ['bar'] } },
        suggestion: { trending_category: { max: 10 }, keyphrase: { max: 10 } },
      },
    });
  });

  it('returns the products and their totals [S7-calls-rfk-09]', async () => {
    const { client } = createFakeWire(searching(always({ ...wireSampleSearch, redirect_url: '/bars' })));
    const result = await client.search.query({ keyphrase: 'bar' });
    expect(result).toMatchObject({ total: 81, pages: 2, redirectUrl: '/bars' });
    expect(result.products).toMatchObject([{ productId: 12, listPrice: 34_500, salePrice: 29_999 }]);
    expect(result.suggestions.keyphrases).toEqual(['training']);
  });

  it('has no suggestions, facets or redirect if the response has none', async () => {
    const { suggestion: _suggestion, facet: _facet, ...bare } = wireSampleSearch;
    const { client } = createFakeWire(searching(always(bare)));
    const result = await client.search.query({ keyphrase: 'bar' });
    expect(result.suggestions).toEqual({ categories: [], keyphrases: [], trendingCategories: [] });
    expect([result.facets, result.redirectUrl]).toEqual([[], undefined]);
  });

  it('of an unknown page fails with category_not_found, without a retry [S8-search-01] [S8-search-02]', async () => {
    const { client, sent } = createFakeWire(searching(() => refusal(404, 'uri_not_found')));
    await expect(client.search.query({ categoryId: 999 })).rejects.toMatchObject({ code: 'category_not_found' });
    expect(sent).toHaveLength(2);
  });

  it('is retried three times, with the delay increased by 100 ms each time, for any other error [S8-search-03] [S9-search-06]', async () => {
    const wire = createFakeWire(searching(() => refusal(500, 'internal_error')));
    await expect(wire.client.search.query({ keyphrase: 'bar' })).rejects.toMatchObject({ code: 'internal_error' });
    expect(wire.calls().filter((call) => call.startsWith('POST'))).toHaveLength(4);
    expect(wire.calls().filter((call) => call.startsWith('GET'))).toHaveLength(1);
    expect(wire.waits).toEqual([100, 200, 300]);
  });

  it('is not retried while offline [S8-search-04]', async () => {
    const wire = createFakeWire(
      searching(() => Promise.reject(new TypeError('fetch failed'))),
      { isOnline: () => false },
    );
    await expect(wire.client.search.query({ keyphrase: 'bar' })).rejects.toMatchObject({ code: 'browser_offline' });
    expect(wire.sent).toHaveLength(2);
  });

  it('does not request another token while offline, and retries five times after any other failure', async () => {
    const unreachable = () => Promise.reject(new TypeError('fetch failed'));
    const offline = createFakeWire(unreachable, { isOnline: () => false });
    await expect(offline.client.search.query({ keyphrase: 'bar' })).rejects.toMatchObject({ code: 'browser_offline' });
    expect(offline.sent).toHaveLength(1);
    const broken = createFakeWire(() => refusal(500, 'internal_error'));
    await expect(broken.client.search.query({ keyphrase: 'bar' })).rejects.toMatchObject({ code: 'internal_error' });
    expect(broken.sent).toHaveLength(6);
    expect(broken.waits).toEqual([500, 1_000, 1_500, 2_000, 2_500]);
  });

  it('requests a new token when the old one is rejected', async () => {
    const wire = createFakeWire((request, index) => {
      if (request.path.includes('rfktkn')) return json({ ...token, token: `token ${index}` });
      return request.headers.get('authorization') === 'Bearer token 0'
        ? refusal(401, 'invalid_token')
        : json(wireSampleSearch);
    });
    await expect(wire.client.search.query({ keyphrase: 'bar' })).resolves.toMatchObject({ total: 81 });
  });
});
