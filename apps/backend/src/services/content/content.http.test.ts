import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { content, route, ssr, search, paymentMethod, checkout } = contract;

describe('the catalogue', () => {
  it('shows categories, parents first [S7-calls-cat-01]', async () => {
    const shopper = store.shopper();
    const categories = await shopper.call(content.getCategories);
    expect(categories.map(({ categoryId, parentId }) => [categoryId, parentId])).toEqual([
      [20, null],
      [21, 20],
    ]);
    expect(await shopper.call(content.getCategory, { params: { id: 21 } })).toMatchObject({
      url: '/barbells',
      image: 'picture-1001.webp',
    });
    expect((await shopper.refused(content.getCategory, { params: { id: 4 } })).status).toBe(404);
    const response = await shopper.request('/svc_content/catalog/category/21');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('shows a product in the site’s currency, with its SKU prefix [S7-calls-cat-03] [S1-sku-01]', async () => {
    const product = await store.shopper('EUR').call(content.getProduct, { params: { id: fixtureIds.deal } });
    expect(product).toMatchObject({ sku: 'EU-DEAL', price: 60, attributes: { rogue_promo_price: '42.00' } });
    expect(product.gallery).toEqual([
      { label: 'Hot kettlebell', link: `picture-${fixtureIds.deal}.webp`, width: 1000, height: 1000 },
    ]);
  });

  it('finds a product by its SKU or by its child [S7-calls-cat-04] [S7-calls-cat-05]', async () => {
    const shopper = store.shopper('EUR');
    const bySku = await shopper.call(content.findProduct, { query: { sku: 'EU-BAR-20' } });
    expect(bySku.productId).toBe(fixtureIds.bar);
    const byChild = await shopper.call(content.findProduct, { query: { childId: fixtureIds.redPlate } });
    expect(byChild.productId).toBe(fixtureIds.plate);
    expect((await shopper.refused(content.findProduct, { query: { sku: 'NOPE' } })).status).toBe(404);
  });

  it('shows a product with all that is below it [S7-calls-cat-06]', async () => {
    const shopper = store.shopper();
    const plate = await shopper.call(content.getCompleteProduct, { params: { id: fixtureIds.plate } });
    expect(plate.children.map(({ sku }) => sku)).toEqual(['PLATE-R', 'PLATE-B']);
    const bundle = await shopper.call(content.getCompleteProduct, { params: { id: fixtureIds.bundle } });
    expect(bundle.children.map(({ productId }) => productId)).toEqual([fixtureIds.bar, fixtureIds.collar]);
    expect(bundle.bundleOptions[0]?.values[0]).toMatchObject({ priceType: 'fixed', price: 250 });
  });

  it('shows several products in the order asked, those that exist', async () => {
    const ids = `${fixtureIds.strap},424242,${fixtureIds.bar}`;
    const products = await store.shopper().call(content.getProducts, { query: { ids } });
    expect(products.map(({ productId }) => productId)).toEqual([fixtureIds.strap, fixtureIds.bar]);
    await store.shopper().refused(content.getProducts, { query: { ids: '1;drop' } });
  });

  it('shows running deals [S7-calls-cat-09]', async () => {
    const deals = await store.shopper().call(content.getHotDeals);
    expect(deals.products.map(({ productId }) => productId)).toEqual([fixtureIds.deal]);
  });

  it('shows pages and blocks by name [S7-calls-cat-10] [S7-calls-cat-11]', async () => {
    const shopper = store.shopper();
    const page = await shopper.call(content.getPage, { params: { id: 'home' } });
    expect(page.roguebuilder.data[0]).toMatchObject({ name: 'Heading', slots: { default: [{ name: 'Block' }] } });
    expect((await shopper.call(content.getPage, { params: { id: '7' } })).identifier).toBe('home');
    await store.db.insertInto('cms_blocks').values({ name: 'hint', active: true, content: '<p>Hi</p>' }).execute();
    expect(await shopper.call(content.getBlock, { params: { name: 'hint' } })).toEqual({
      active: true,
      content: '<p>Hi</p>',
    });
    expect((await shopper.refused(content.getBlock, { params: { name: 'none' } })).status).toBe(404);
  });
});

describe('a path', () => {
  it('leads to a page, a category or a product, also on other sites [S7-calls-site-08]', async () => {
    const shopper = store.shopper();
    const resolve = (url: string) => shopper.call(route.getRoute, { query: { url } });
    expect(await resolve('/')).toMatchObject({ entityType: 'cms-page', entityId: 7 });
    expect(await resolve('/barbells/')).toMatchObject({ entityType: 'category', entityId: 21 });
    expect(await resolve('/test-barbell?rid=1')).toMatchObject({
      entityType: 'product',
      entityId: fixtureIds.bar,
      related: { USA: '/test-barbell', EUROPE: '/eu/test-barbell' },
    });
    expect((await shopper.refused(route.getRoute, { query: { url: '/nowhere' } })).status).toBe(404);
  });

  it('of a part leads to the product that it belongs to, and redirects are followed', async () => {
    const shopper = store.shopper();
    expect(await shopper.call(route.getRoute, { query: { url: '/bumper-plate-red' } })).toMatchObject({
      redirectTarget: '/bumper-plate',
      redirectType: 301,
    });
    await store.db.insertInto('redirects').values({ path: '/old', target: '/barbells', type: 302 }).execute();
    expect(await shopper.call(route.getRoute, { query: { url: '/old' } })).toMatchObject({
      redirectTarget: '/barbells',
    });
  });
});

describe('searching', () => {
  const open = async (siteCode: 'USA' | 'GBR' = 'USA') => {
    const shopper = store.shopper(siteCode);
    const { token } = await shopper.call(ssr.getSearchToken, { params: { code: siteCode } });
    return (data: Record<string, unknown>) =>
      shopper.call(search.query, {
        headers: { Authorization: `Bearer ${token}` },
        body: {
          data: { n_item: 80, page_number: 1, content: { product: {} }, widget: { rfkid: 'rfkid_10' }, ...data },
        },
      });
  };
  const names = (answer: { content: { product: { value: { name: string }[] } } }) =>
    answer.content.product.value.map(({ name }) => name);

  it('needs a live token [S7-calls-rfk-01]', async () => {
    const shopper = store.shopper();
    const body = { data: { n_item: 1, page_number: 1, content: { product: {} }, widget: { rfkid: 'x' } } };
    const bearer = (token: string) => ({ body, headers: { Authorization: `Bearer ${token}` } });
    expect(await shopper.refused(search.query, { body })).toMatchObject({ status: 401, type: 'invalid_token' });
    const { token } = await shopper.call(ssr.getSearchToken, { params: { code: 'USA' } });
    await shopper.refused(search.query, bearer(token.replace('USA', 'EUR')));
    store.passTime(15 * 60_000);
    await shopper.refused(search.query, bearer(token));
  });

  it('finds by words, with slips of the pen', async () => {
    const query = await open();
    const find = async (text: string) => names(await query({ query: { keyphrase: { value: [text] } } }));
    expect((await find('barbell'))[0]).toBe('Test barbell');
    expect((await find('barbel'))[0]).toBe('Test barbell');
    expect(await find('BAR-20')).toContain('Test barbell');
    expect(await find('zzzz')).toEqual([]);
    expect(await find("'; drop table products; --")).toEqual([]);
  });

  it('lists a category with all that is below it, in pages and in the order asked', async () => {
    const query = await open();
    const filter = { category_ids: { value: ['20'] } };
    const sort = { value: [{ name: 'price', order: 'desc' }] };
    const all = await query({ filter, sort });
    expect(names(all)[0]).toBe('Power rack');
    expect(names(all)).not.toContain('Bumper plate red');
    const second = await query({ filter, sort, n_item: 3, page_number: 2 });
    expect(names(second)).toEqual(names(all).slice(3, 6));
    expect(second).toMatchObject({ total_item: all.total_item, total_page: Math.ceil(all.total_item / 3) });
    const beyond = await query({ filter, n_item: 3, page_number: 99 });
    expect(beyond).toMatchObject({ total_item: all.total_item, content: { product: { value: [] } } });
  });

  it('shows lower prices, colours, facets and suggestions', async () => {
    const query = await open('GBR');
    const answer = await query({
      facet: { all: true },
      query: { keyphrase: { value: ['barbel'] } },
      suggestion: { keyphrase: { max: 3 }, category: { max: 3 }, trending_category: { max: 3 } },
    });
    expect(answer.content.product.value[0]).toMatchObject({ price: 300, final_price: 285.5, sku: 'EU-BAR-20' });
    expect(answer.facet?.[0]).toMatchObject({ key: 'brand', value: [{ id: 'Halden' }] });
    expect(answer.suggestion?.category).toEqual([{ text: 'Barbells', url: '/barbells' }]);
    expect(answer.suggestion?.trending_category).toHaveLength(2);
    const plates = await query({ query: { keyphrase: { value: ['bumper'] } } });
    expect(plates.content.product.value[0]?.related?.map(({ color }) => color)).toEqual(['Red', 'Blue']);
  });

  it('knows which categories there are', async () => {
    const shopper = store.shopper();
    const { token } = await shopper.call(ssr.getSearchToken, { params: { code: 'USA' } });
    const refused = await shopper.refused(search.query, {
      headers: { Authorization: `Bearer ${token}` },
      body: {
        data: {
          n_item: 1,
          page_number: 1,
          content: { product: {} },
          widget: { rfkid: 'rfkid_10' },
          filter: { category_ids: { value: ['999'] } },
        },
      },
    });
    expect(refused).toMatchObject({ status: 404, type: 'uri_not_found' });
  });
});

describe('the site', () => {
  it('knows countries, their regions and its release [S7-calls-site-01] [S7-calls-site-02] [S7-calls-site-03]', async () => {
    const shopper = store.shopper();
    expect((await shopper.call(ssr.getCountries)).map(({ alpha2 }) => alpha2)).toEqual(['DE', 'US']);
    const regions = await shopper.call(ssr.getRegions, { query: { countryCode: 'US' } });
    expect(regions.map(({ code }) => code)).toEqual(['OH', 'TX']);
    expect(Object.keys(await shopper.call(ssr.getHeartbeat)).toSorted()).toEqual(['buildDate', 'features', 'hash']);
  });

  it('tells where the shopper seems to be [S7-calls-site-04]', async () => {
    const shopper = store.shopper();
    const place = await shopper.call(ssr.getGeoIp, { query: { current: 'US', _force: 'DE' } });
    expect(place).toEqual({ country: 'DE', name: 'Germany', path: '/eu', current: 'US', currentName: 'United States' });
  });

  it("offers cards first, then the country's other ways to pay, and no five-for-five", async () => {
    const shopper = store.shopper();
    const methods = await shopper.call(paymentMethod.getMethods, { query: { country: 'US' } });
    expect(methods.paymentMethods.map(({ type }) => type)).toEqual(['scheme', 'applepay', 'paypal', 'klarna']);
    const status = await shopper.call(checkout.getPromotionStatus, { body: { email: 'a@example.com' } });
    expect(status).toEqual({ fiveShipForFive: false, fiveShipForFiveRemaining: 2 });
  });
});
