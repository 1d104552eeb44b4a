import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { changeFlag } from '../flag/change-flag.ts';
import { dealPeriodsIn, readDealDates, turnsOf } from './deal-periods.ts';

const store = useTestStore();
const { search, ssr } = contract;

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

describe('product search', () => {
  it('requires a valid token [S7-calls-rfk-01]', async () => {
    const shopper = store.shopper();
    const body = { data: { n_item: 1, page_number: 1, content: { product: {} }, widget: { rfkid: 'x' } } };
    const bearer = (token: string) => ({ body, headers: { Authorization: `Bearer ${token}` } });
    expect(await shopper.refused(search.query, { body })).toMatchObject({ status: 401, type: 'invalid_token' });
    const { token } = await shopper.call(ssr.getSearchToken, { params: { code: 'USA' } });
    await shopper.refused(search.query, bearer(token.replace('USA', 'EUR')));
    store.passTime(15 * 60_000);
    await shopper.refused(search.query, bearer(token));
  });

  it('finds products by words, with typing errors', async () => {
    const query = await open();
    const find = async (text: string) => names(await query({ query: { keyphrase: { value: [text] } } }));
    expect((await find('barbell'))[0]).toBe('Test barbell');
    expect((await find('barbel'))[0]).toBe('Test barbell');
    expect(await find('BAR-20')).toContain('Test barbell');
    expect(await find('zzzz')).toEqual([]);
    expect(await find("'; drop table products; --")).toEqual([]);
  });

  it('lists a category with its descendants, with pagination and in the requested order', async () => {
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

  it('returns reduced prices, colours, facets and suggestions', async () => {
    const query = await open('GBR');
    const answer = await query({
      facet: { all: true },
      query: { keyphrase: { value: ['barbel'] } },
      suggestion: { keyphrase: { max: 3 }, category: { max: 3 }, trending_category: { max: 3 } },
    });
    expect(answer.content.product.value[0]).toMatchObject({ price: 300, final_price: 285.5, sku: 'EU-BAR-20' });
    expect(answer.facet?.find(({ key }) => key === 'brand')).toMatchObject({ value: [{ id: 'Halden' }] });
    expect(answer.suggestion?.category).toEqual([{ text: 'Barbells', url: '/barbells' }]);
    expect(answer.suggestion?.trending_category).toHaveLength(2);
    const plates = await query({ query: { keyphrase: { value: ['bumper'] } } });
    expect(plates.content.product.value[0]?.related?.map(({ color }) => color)).toEqual(['Red', 'Blue']);
  });

  it('treats a facet without selected values as no filter', async () => {
    const query = await open();
    const filter = { category_ids: { value: ['20'] } };
    const unfiltered = names(await query({ filter }));
    expect(unfiltered.length).toBeGreaterThan(1);
    expect(names(await query({ filter: { ...filter, brand: { value: [] } } }))).toEqual(unfiltered);
  });

  it('returns a second picture of a product, if there is one besides the header picture [S3-product-04]', async () => {
    const query = await open();
    const barbell = async () =>
      (await query({ query: { keyphrase: { value: ['BAR-20'] } } })).content.product.value.find(
        ({ sku }) => sku === 'BAR-20',
      );
    const before = await barbell();
    expect(before).not.toHaveProperty('altImage');
    const pictures = [fixtureIds.bar, fixtureIds.rack].map((id) => ({ master: `picture-${id}`, label: 'A picture' }));
    const show = (shown: readonly object[]) =>
      store.db
        .updateTable('products')
        .set({ pictures: JSON.stringify(shown) })
        .where('product_id', '=', fixtureIds.bar)
        .execute();
    await show(pictures);
    expect(await barbell()).toEqual({
      ...before,
      altImage: before?.thumbnail?.replace(String(fixtureIds.bar), String(fixtureIds.rack)),
      altImageWidth: 1000,
    });
    const header = { master: 'wide', label: 'header_image' };
    await show([header, ...pictures]);
    expect(await barbell()).toMatchObject({
      thumbnail: before?.thumbnail,
      altImage: expect.not.stringContaining('wide'),
    });
    await show([pictures[0] ?? header, header]);
    expect(await barbell()).toEqual(before);
    await show(pictures.slice(0, 1));
  });

  it('sorts by the price in a currency that the store has added later', async () => {
    await store.db.deleteFrom('search_currencies').where('currency', '=', 'GBP').execute();
    const shopper = createShopper(await store.anotherProcess(), 'GBR');
    const { token } = await shopper.call(ssr.getSearchToken, { params: { code: 'GBR' } });
    const { content } = await shopper.call(search.query, {
      headers: { Authorization: `Bearer ${token}` },
      body: {
        data: {
          n_item: 80,
          page_number: 1,
          content: { product: {} },
          widget: { rfkid: 'rfkid_10' },
          sort: { value: [{ name: 'price', order: 'asc' }] },
        },
      },
    });
    const prices = content.product.value.map(({ price, final_price }) => final_price ?? price);
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('accepts only existing categories', async () => {
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

describe('facets', () => {
  const facetsOf = async (data: Record<string, unknown> = {}) => {
    const { facet } = await (await open())({ facet: { all: true }, ...data });
    return new Map((facet ?? []).map(({ key, ...rest }) => [key, rest]));
  };
  const textsOf = (facet: { value: { text: string }[] } | undefined) => facet?.value.map(({ text }) => text);

  it("name every promotion with the specification's labels [S3-facets-02] [S3-facets-03] [S3-facets-04] [S3-facets-05] [S3-facets-06] [S3-facets-07] [S3-facets-08]", async () => {
    const attributes = {
      made_in: 'USA',
      shipperhq_shipping_group: 'FREE#3_FREE_ALL',
      fiveforfive_enabled: '1',
      rogue_promo_enabled: true,
      rogue_promo_price: '200.00',
    };
    const { attributes: before, details } = await store.db
      .selectFrom('products')
      .select(['attributes', 'details'])
      .where('product_id', '=', fixtureIds.bar)
      .executeTakeFirstOrThrow();
    const change = (attributesNow: object, hundoPricing: readonly unknown[]) =>
      store.db
        .updateTable('products')
        .set({ attributes: JSON.stringify(attributesNow), details: JSON.stringify({ ...details, hundoPricing }) })
        .where('product_id', '=', fixtureIds.bar)
        .execute();
    await change(attributes, [{ ruleWeight: 500, discountPerLb: { USD: '0.05' } }]);
    const ofBar = async () => (await facetsOf({ query: { keyphrase: { value: ['BAR-20'] } } })).get('promotion');
    const unmentioned = textsOf(await ofBar());
    await changeFlag(store.db, 'five-for-five', { otherwise: true });
    const promotions = await ofBar();
    await changeFlag(store.db, 'five-for-five', undefined);
    await change(before, []);
    // The offer is mentioned where its flag is on alone (S6-flags-11).
    expect(unmentioned).not.toContain('5 for 5');
    expect(unmentioned).toHaveLength(6);
    expect(promotions?.display_name).toBe('Promotions');
    expect(textsOf(promotions)?.toSorted()).toEqual([
      '3 Ships Free',
      '5 for 5',
      'Closeout & Sale',
      'Free Shipping',
      'Hot Deals',
      'Hundo',
      'Made in USA',
    ]);
  });

  it('label the stock as Availability, In Stock and Out of Stock, and follow it immediately [S3-facets-09] [S3-facets-10]', async () => {
    const stock = (qoh: number) =>
      store.db.updateTable('inventory').set({ qoh }).where('product_id', '=', fixtureIds.lastUnit).execute();
    const before = (await facetsOf()).get('is_salable');
    expect(before?.display_name).toBe('Availability');
    expect(textsOf(before)).toEqual(['In Stock']);
    await stock(0);
    const query = await open();
    const sold = await query({ facet: { all: true }, filter: { is_salable: { value: ['false'] } } });
    expect(names(sold)).toEqual(['Last bench']);
    expect(textsOf(sold.facet?.find(({ key }) => key === 'is_salable'))).toEqual(['In Stock', 'Out of Stock']);
    await stock(1);
    expect(textsOf((await facetsOf()).get('is_salable'))).toEqual(['In Stock']);
  });

  it('count ratings from four and one star up, and filter by the lowest selected [S3-facets-11]', async () => {
    const rate = (productId: number, rating: string | null) =>
      store.db.updateTable('products').set({ rating_average: rating }).where('product_id', '=', productId).execute();
    await rate(fixtureIds.bar, '4.60');
    await rate(fixtureIds.strap, '2.90');
    await rate(fixtureIds.rack, '4.00');
    expect((await facetsOf()).get('rating_summary')?.value.map(({ text, count }) => [text, count])).toEqual([
      ['4 stars and up', 2],
      ['3 stars and up', 2],
      ['2 stars and up', 3],
      ['1 star and up', 3],
    ]);
    const query = await open();
    const rated = async (...value: string[]) => names(await query({ filter: { rating_summary: { value } } }));
    expect(await rated('4')).toEqual(['Test barbell', 'Power rack']);
    expect(await rated('4', '5')).toEqual(['Test barbell', 'Power rack']);
    expect(await rated('none')).toEqual([]);
    for (const productId of [fixtureIds.bar, fixtureIds.strap, fixtureIds.rack]) await rate(productId, null);
  });

  it('have the requested number of values, or all without a limit, each with a URL key, and keep selected ones [S3-facets-01] [S9-search-04] [S9-search-05]', async () => {
    const all = (await facetsOf()).get('category_ids');
    expect(all?.value.map(({ urlKey }) => urlKey)).toEqual(['barbells', 'strength']);
    for (const [key, { value }] of await facetsOf()) {
      for (const { id, urlKey } of value) expect(urlKey, `${key} ${id}`).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
    }
    expect(textsOf((await facetsOf({ facet: { all: true, max: 1 } })).get('category_ids'))).toEqual(['Barbells']);
    const chosen = await facetsOf({
      facet: { all: true, max: 1 },
      filter: { color: { value: ['Red'] } },
    });
    expect(textsOf(chosen.get('color'))).toEqual(['Blue', 'Red']);
  });
});

describe('search hit', () => {
  it('has the tax class and the manufacturer in its attributes [S3-searchproduct-05]', async () => {
    const query = await open();
    const hits = (await query({ query: { keyphrase: { value: ['barbell'] } } })).content.product.value;
    expect(hits[0]?.attributes).toMatchObject({ tax_class_id: 'goods', manufacturer: 'Halden' });
    const cards = (await query({ query: { keyphrase: { value: ['card'] } } })).content.product.value;
    expect(cards.map(({ type, attributes }) => [type, attributes?.tax_class_id])).toContainEqual(['giftcard', 'none']);
  });

  it('shows each colour with the picture pattern, otherwise with its own picture [S3-attr-02] [S3-attr-03]', async () => {
    const query = await open();
    const colours = async () =>
      (await query({ query: { keyphrase: { value: ['bumper plate'] } } })).content.product.value
        .find(({ related = [] }) => related.length > 1)
        ?.related?.map(({ color, thumbnail }) => [color, thumbnail]);
    const plain = await colours();
    expect(plain?.map(([color]) => color)).toEqual(['Red', 'Blue']);
    const pattern = [{ option: 'c', attribute: 'color', mapping: [{ from: 'Red', to: 'crimson' }] }];
    const own = {
      plp_variation_thumbnail_path: '/img/plate-{c}',
      plp_variation_thumbnail_pattern: JSON.stringify(pattern),
    };
    const plate = store.db.updateTable('products').where('product_id', '=', fixtureIds.plate);
    await plate.set({ attributes: sql`attributes || ${JSON.stringify(own)}::jsonb` }).execute();
    expect(await colours()).toEqual([
      ['Red', '/img/plate-crimson'],
      ['Blue', '/img/plate-Blue'],
    ]);
    await plate
      .set({ attributes: sql`attributes - 'plp_variation_thumbnail_path' - 'plp_variation_thumbnail_pattern'` })
      .execute();
    expect(await colours()).toEqual(plain);
  });
});

describe('search result', () => {
  it('is a redirect if the merchant has set one [S3-searchresp-01]', async () => {
    const query = await open();
    const keyphrase = (text: string) => query({ query: { keyphrase: { value: [text] } } });
    expect(await keyphrase('Gift-cards')).toMatchObject({ redirect_url: '/gift-card' });
    expect(await keyphrase('gift')).not.toHaveProperty('redirect_url');
  });

  it('shows a replacement product until it ends [S3-searchproduct-10]', async () => {
    const query = await open();
    const racks = async () => names(await query({ query: { keyphrase: { value: ['rack'] } } }));
    await store.db
      .insertInto('search_replacements')
      .values({ product_id: fixtureIds.rack, replacement_id: fixtureIds.owable })
      .execute();
    expect(await racks()).toEqual(['Made to order sled']);
    await store.db.deleteFrom('search_replacements').execute();
    expect(await racks()).toEqual(['Power rack']);
  });

  it('follows committed changes immediately, and omits removed products', async () => {
    const query = await open();
    const find = async (text: string) => names(await query({ query: { keyphrase: { value: [text] } } }));
    const rename = (name: string) =>
      store.db.updateTable('products').set({ name }).where('product_id', '=', fixtureIds.strap).execute();
    await rename('Velvet ribbon');
    expect(await find('velvet')).toEqual(['Velvet ribbon']);
    expect(await find('velvte')).toEqual(['Velvet ribbon']);
    await store.db
      .deleteFrom('product_prices')
      .where('product_id', '=', fixtureIds.strap)
      .where('currency', '=', 'USD')
      .execute();
    expect(await find('velvet')).toEqual([]);
    await store.db
      .insertInto('product_prices')
      .values({ product_id: fixtureIds.strap, currency: 'USD', price: '9.99' })
      .execute();
    await rename('Lifting strap');
    expect(await find('strap')).toEqual(['Lifting strap']);
  });

  it("is sorted by the displayed price, which is a deal's price while it lasts", async () => {
    const query = await open();
    const cheapest = async () =>
      names(
        await query({
          filter: { category_ids: { value: ['21'] } },
          sort: { value: [{ name: 'price', order: 'desc' }] },
        }),
      );
    expect((await cheapest()).indexOf('Hot kettlebell')).toBeGreaterThan((await cheapest()).indexOf('Last box'));
  });
});

it('search suggestions use the spelling of the product names', async () => {
  const answer = await (await open())({
    query: { keyphrase: { value: ['barbell'] } },
    suggestion: { keyphrase: { max: 10 } },
  });
  expect(answer.suggestion?.keyphrase?.map(({ text }) => text)).toContain('Test barbell');
});

describe('recommendation widget', () => {
  const recommend = async (rfkid: string, context: Record<string, unknown>) =>
    names(await (await open())({ n_item: 3, widget: { rfkid }, context }));

  it('shows products similar to that of the page, without it and only in stock [S7-calls-rfk-06]', async () => {
    const shown = await recommend('rfkid_31', { page: { uri: '/test-barbell?color=red' } });
    expect(shown).toHaveLength(3);
    expect(shown).not.toContain('Test barbell');
  });

  it('shows products ordered together with those in the cart first, and personal ones by viewed products [S7-calls-rfk-05] [S7-calls-rfk-07]', async () => {
    const did = (name: string, productId: number) =>
      store.db
        .insertInto('search_events')
        .values({
          site_code: 'USA',
          name,
          user_id: 'browser-7',
          uri: '/',
          detail: JSON.stringify({ productId }),
          happened_at: store.now(),
        })
        .execute();
    const isOrdered = sql`
      with placed as (
        insert into sessions (session_id, token_hash, created_at, expires_at)
        values (gen_random_uuid(), '\\x01', now(), now()) returning session_id
      ), carts as (
        insert into lists (list_id, site_code, type, session_id, created_at)
        select gen_random_uuid(), 'USA', 'cart', session_id, now() from placed returning list_id, session_id
      ), ordered as (
        insert into orders (order_id, store_id, list_id, session_id, currency, subtotal, discount, shipping, tariff, item_tax,
          shipping_tax, tax, grand_total_excluding_tax, grand_total_including_tax, giftcards, payment_amount, payment_key,
          document, created_at, updated_at, leased_until)
        select 'TOGETHER', 1, list_id, session_id, 'USD', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, gen_random_uuid(), '{}', now(), now(), now()
        from carts returning order_id
      )
      insert into order_items (order_id, position, product_id, sku, qty, price, row_total, line)
      select order_id, product_id, product_id, '', 1, 0, 0, '{}' from ordered,
        unnest(array[${fixtureIds.rack}, ${fixtureIds.program}]::int[]) as product_id`;
    await isOrdered.execute(store.db);
    const user = { user: { user_id: 'browser-7' } };
    await did('product_view', fixtureIds.rack);
    expect((await recommend('rfkid_32', user))[0]).toBe('Strength program');
    expect((await recommend('rfkid_4', user))[0]).not.toBe('Strength program');
    await did('add_to_cart', fixtureIds.rack);
    expect((await recommend('rfkid_4', user))[0]).toBe('Strength program');
    expect(await recommend('rfkid_4', user)).not.toContain('Power rack');
  });

  it('offers compatible products to a cart, and products of the same kind last', async () => {
    const compatible = (productId: number, type: string) => {
      const attributes = { compat_tag: 'bar-50mm', compat_group: 'barbells', compat_type: type };
      return sql`update products set attributes = attributes || ${JSON.stringify(attributes)}::jsonb
        where product_id = ${productId}`.execute(store.db);
    };
    await compatible(fixtureIds.bar, 'barbell');
    await compatible(fixtureIds.deal, 'barbell');
    await compatible(fixtureIds.strap, 'collar');
    // A bar shares categories with its compatible products; a rack does not.
    await store.db.deleteFrom('category_products').where('product_id', '=', fixtureIds.rack).execute();
    await store.db
      .insertInto('search_events')
      .values({
        site_code: 'USA',
        name: 'add_to_cart',
        user_id: 'browser-8',
        uri: '/',
        detail: JSON.stringify({ productId: fixtureIds.bar }),
        happened_at: store.now(),
      })
      .execute();
    const query = await open();
    // Without consent no browser is named: the page of the cart's last product stands for it.
    for (const context of [{ user: { user_id: 'browser-8' } }, { page: { uri: '/test-barbell' } }]) {
      const answer = await query({ n_item: 100, widget: { rfkid: 'rfkid_4' }, context });
      const ids = answer.content.product.value.map(({ productId }) => productId);
      expect(ids[0]).toBe(fixtureIds.strap);
      expect(ids.indexOf(fixtureIds.deal)).toBeGreaterThan(ids.indexOf(fixtureIds.rack));
    }
  });
});

it('hot deals use the exact start and end of promotions', async () => {
  expect(turnsOf(dealPeriodsIn(await readDealDates(store.db), 'UTC'))).toEqual(
    expect.arrayContaining([Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 31) + 1]),
  );
});

describe('label of the colour facet', () => {
  beforeAll(async () => {
    const attributes = sql`attributes || '{"color": "Chrome"}'::jsonb`;
    await sql`update products set attributes = ${attributes} where product_id = ${fixtureIds.bar}`.execute(store.db);
  });
  const facetOf = async (code: 'USA' | 'GBR', words: string) => {
    const answer = await (await open(code))({ facet: { all: true }, query: { keyphrase: { value: [words] } } });
    const [first] = answer.content.product.value;
    const name = answer.facet?.find(({ key }) => key === 'color')?.display_name;
    return { cards: first?.relatedLabelName, facet: name };
  };

  it('is that of products with several colours, in the spelling of the site, even in a list without any', async () => {
    expect(await facetOf('USA', 'bumper')).toEqual({ cards: 'Colors', facet: 'Color' });
    expect(await facetOf('GBR', 'bumper')).toEqual({ cards: 'Colours', facet: 'Colour' });
    expect(await facetOf('GBR', 'BAR-20')).toEqual({ cards: undefined, facet: 'Colour' });
  });

  it.each([
    ['USA', 'Color'],
    ['GBR', 'Colour'],
  ] as const)('uses the spelling of the site %s if no product defines it: %s', async (code, word) => {
    const renamed = sql`replace(details::text, '"attribute": "color"', '"attribute": "finish"')::jsonb`;
    await sql`update products set details = ${renamed} where type = 'configurable'`.execute(store.db);
    expect((await facetOf(code, 'BAR-20')).facet).toBe(word);
  });
});
