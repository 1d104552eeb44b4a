import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { content, route, ssr, paymentMethod, checkout } = contract;

describe('catalogue API', () => {
  it('lists categories, parents first [S7-calls-cat-01]', async () => {
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

  it('returns a product in the currency of the site, with its SKU prefix [S7-calls-cat-03] [S1-sku-01]', async () => {
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

  it('returns a product with all its descendants [S7-calls-cat-06]', async () => {
    const shopper = store.shopper();
    const plate = await shopper.call(content.getCompleteProduct, { params: { id: fixtureIds.plate } });
    expect(plate.children.map(({ sku }) => sku)).toEqual(['PLATE-R', 'PLATE-B']);
    const bundle = await shopper.call(content.getCompleteProduct, { params: { id: fixtureIds.bundle } });
    expect(bundle.children.map(({ productId }) => productId)).toEqual([fixtureIds.bar, fixtureIds.collar]);
    expect(bundle.bundleOptions[0]?.values[0]).toMatchObject({ priceType: 'fixed', price: 250 });
  });

  it('returns several products in the requested order, without unknown ones', async () => {
    const ids = `${fixtureIds.strap},424242,${fixtureIds.bar}`;
    const products = await store.shopper().call(content.getProducts, { query: { ids } });
    expect(products.map(({ productId }) => productId)).toEqual([fixtureIds.strap, fixtureIds.bar]);
    await store.shopper().refused(content.getProducts, { query: { ids: '1;drop' } });
  });

  it('lists running deals [S7-calls-cat-09]', async () => {
    const deals = await store.shopper().call(content.getHotDeals);
    expect(deals.products.map(({ productId }) => productId)).toEqual([fixtureIds.deal]);
  });

  it('returns pages and blocks by name [S7-calls-cat-10] [S7-calls-cat-11]', async () => {
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

describe('store path', () => {
  it('resolves to a page, a category or a product, also on other sites [S7-calls-site-08]', async () => {
    const shopper = store.shopper();
    const resolve = (url: string) => shopper.call(route.getRoute, { query: { url } });
    expect(await resolve('/')).toMatchObject({ entityType: 'cms', entityId: 7 });
    expect(await resolve('/barbells/')).toMatchObject({ entityType: 'category', entityId: 21 });
    expect(await resolve('/test-barbell?rid=1')).toMatchObject({
      entityType: 'product',
      entityId: fixtureIds.bar,
      related: { USA: '/test-barbell', EUROPE: '/eu/test-barbell' },
    });
    expect((await shopper.refused(route.getRoute, { query: { url: '/nowhere' } })).status).toBe(404);
  });

  it('of a product is unknown on sites without a price for it', async () => {
    await store.db
      .deleteFrom('product_prices')
      .where('product_id', '=', fixtureIds.bar)
      .where('currency', '<>', 'USD')
      .execute();
    const query = { url: '/test-barbell' };
    expect((await store.shopper().call(route.getRoute, { query })).related).toEqual({
      USA: '/test-barbell',
      APO: '/apo/test-barbell',
    });
    expect((await store.shopper('EUR').refused(route.getRoute, { query })).status).toBe(404);
  });

  it('of a part resolves to its parent product, and redirects are followed', async () => {
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

describe('site data API', () => {
  it('returns countries, their regions and the release [S7-calls-site-01] [S7-calls-site-02] [S7-calls-site-03]', async () => {
    const shopper = store.shopper();
    expect((await shopper.call(ssr.getCountries)).map(({ alpha2 }) => alpha2)).toEqual(['DE', 'US']);
    const regions = await shopper.call(ssr.getRegions, { query: { countryCode: 'US' } });
    expect(regions.map(({ code }) => code)).toEqual(['OH', 'TX']);
    expect(Object.keys(await shopper.call(ssr.getHeartbeat)).toSorted()).toEqual(['buildDate', 'features', 'hash']);
  });

  it('returns the likely location of the shopper [S7-calls-site-04]', async () => {
    const shopper = store.shopper();
    const place = await shopper.call(ssr.getGeoIp, { query: { current: 'US', _force: 'DE' } });
    expect(place).toEqual({ country: 'DE', name: 'Germany', path: '/eu', current: 'US', currentName: 'United States' });
  });

  it('lists cards first, then the other payment methods of the country, and no five-for-five', async () => {
    const shopper = store.shopper();
    const methods = await shopper.call(paymentMethod.getMethods, { query: { country: 'US' } });
    expect(methods.paymentMethods.map(({ type }) => type)).toEqual(['scheme', 'applepay', 'paypal', 'klarna']);
    const status = await shopper.call(checkout.getPromotionStatus, { body: { email: 'a@example.com' } });
    expect(status).toEqual({ fiveShipForFive: false, fiveShipForFiveRemaining: 2 });
  });
});
