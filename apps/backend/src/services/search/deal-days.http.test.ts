import { contract } from '@ironcart/api/contract';
import { createSites, defaultSites, firstMomentAt, siteByCode } from '@ironcart/core/site';
import { promoDatesIn, promoStatus } from '@ironcart/pricing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { datesOfRunning, dealPeriodsIn } from './deal-periods.ts';

const store = useTestStore();

const moments = [
  '2026-11-19T13:00:00.000Z',
  '2026-11-19T22:59:59.999Z',
  '2026-11-19T23:00:00.000Z',
  '2026-11-20T00:00:00.000Z',
  '2026-11-20T04:59:59.999Z',
  '2026-11-20T05:00:00.000Z',
  '2026-11-20T09:29:59.999Z',
  '2026-11-20T09:30:00.000Z',
  '2026-11-20T14:30:00.000Z',
  '2026-11-30T00:00:00.000Z',
  '2026-11-30T00:00:00.001Z',
  '2026-11-30T12:59:59.999Z',
  '2026-11-30T13:00:00.000Z',
  '2026-11-30T22:59:59.999Z',
  '2026-11-30T23:59:59.999Z',
  '2026-12-01T00:00:00.000Z',
  '2026-12-01T04:59:59.999Z',
  '2026-12-01T05:00:00.000Z',
];

const dates: readonly (readonly [string | number | null, string | number | null])[] = [
  ['2026-11-20', '2026-11-30'],
  ['2026-11-20 09:30', '2026-11-30T00:00:00Z'],
  ['2026-11-20T00:00:00+02:00', ' 2026-11-30 '],
  ['', '2026-11-30'],
  ['0000-00-00 00:00:00', '0000-00-00'],
  [null, Date.UTC(2026, 10, 30)],
  ['2026-11-20', 'soon'],
  ['20.11.2026', '2026-11-30'],
  ['2026-13-01', ''],
  ['2026-11-20', '2026-11-31'],
];

const setDates = async (from: string | number | null, to: string | number | null) => {
  const given = { rogue_promo_from_date: from, rogue_promo_to_date: to };
  const { rows } = await sql<{ attributes: Record<string, string> }>`
    update products set attributes = attributes || ${JSON.stringify(given)}::jsonb
    where product_id = ${fixtureIds.deal} returning attributes`.execute(store.db);
  const [product] = rows;
  if (!product) throw new Error('The fixture has no deal');
  return product.attributes;
};

it.each(dates)(
  'search and pricing start and end a deal at the same time, from %j to %j, on every site',
  async (from, to) => {
    const attributes = await setDates(from, to);
    const { rows } = await sql<{ dates: string }>`
    select deal_dates as dates from search_documents where product_id = ${fixtureIds.deal}`.execute(store.db);
    for (const { code, timeZone } of defaultSites.all) {
      const periods = dealPeriodsIn([rows[0]?.dates ?? ''], timeZone);
      for (const moment of moments.map((text) => Date.parse(text))) {
        const isActive = promoStatus(promoDatesIn(attributes, timeZone), moment) === 'active';
        expect(datesOfRunning(periods, moment).length === 1, `${code} at ${moment}`).toBe(isActive);
      }
    }
  },
);

const day = Date.UTC(2026, 10, 30);

it.each(['USA', 'EUR', 'APO'] as const)(
  'deal applies its promotion price through the last day of the site %s, in the hot deals as on its page, and not longer',
  async (code) => {
    await setDates('2026-11-20', '2026-11-30');
    const site = siteByCode(code);
    const end = firstMomentAt(day + 86_400_000, site.timeZone);
    const shopper = store.shopper(code);
    const setNow = (moment: number) => store.passTime(moment - store.now().getTime());
    const read = async () => {
      const { attributes } = await shopper.call(contract.content.getProduct, { params: { id: fixtureIds.deal } });
      const deals = await shopper.call(contract.content.getHotDeals);
      return {
        status: promoStatus(attributes, store.now().getTime()),
        end: attributes.rogue_promo_to_date,
        isHot: deals.products.some(({ productId }) => productId === fixtureIds.deal),
      };
    };
    setNow(end - 1);
    const to = new Date(end - 1).toISOString();
    expect(await read()).toEqual({ status: 'active', end: to, isHot: true });
    setNow(end);
    expect(await read()).toEqual({ status: 'expired', end: to, isHot: false });
  },
);

it('hot deals include a limited promotion while the minimum order quantity is left', async () => {
  await setDates('', '');
  const shopper = store.shopper('USA');
  const setLimit = async (left: number, least: number) => {
    const limit = { rogue_promo_qty_enable: '1', rogue_promo_qty: left };
    await sql`update products set attributes = attributes || ${JSON.stringify(limit)}::jsonb
      where product_id = ${fixtureIds.deal}`.execute(store.db);
    await sql`update inventory set min_qty = ${least} where product_id = ${fixtureIds.deal}`.execute(store.db);
  };
  const search = async () => {
    const { token } = await shopper.call(contract.ssr.getSearchToken, { params: { code: 'USA' } });
    return shopper.call(contract.search.query, {
      headers: { Authorization: `Bearer ${token}` },
      body: {
        data: {
          n_item: 80,
          page_number: 1,
          content: { product: {} },
          widget: { rfkid: 'rfkid_10' },
          facet: { all: true },
          query: { keyphrase: { value: ['kettlebell'] } },
        },
      },
    });
  };
  const read = async () => {
    const { attributes } = await shopper.call(contract.content.getProduct, { params: { id: fixtureIds.deal } });
    const { content, facet } = await search();
    const hit = content.product.value.find(({ productId }) => productId === fixtureIds.deal);
    const promotions = facet?.find(({ key }) => key === 'promotion')?.value ?? [];
    return {
      isOffered: promoStatus(attributes, store.now().getTime()) === 'active',
      isReduced: hit?.final_price !== undefined,
      isCounted: promotions.some(({ id }) => id === 'hot_deals'),
    };
  };
  const offered = { isOffered: true, isReduced: true, isCounted: true };
  const none = { isOffered: false, isReduced: false, isCounted: false };
  await setLimit(2, 2);
  expect(await read()).toEqual(offered);
  await setLimit(1, 2);
  expect(await read()).toEqual(none);
  await setLimit(1, 1);
  expect(await read()).toEqual(offered);
  await setLimit(0, 1);
  expect(await read()).toEqual(none);
});

it('deal ends the day in the configured time zone', async () => {
  await setDates('2026-11-20', '2026-11-30');
  const sites = createSites(
    defaultSites.all.map((site) => (site.code === 'USA' ? { ...site, timeZone: 'Pacific/Honolulu' } : site)),
  );
  const honolulu = createShopper(await store.anotherProcess({ sites }), 'USA');
  const { attributes } = await honolulu.call(contract.content.getProduct, { params: { id: fixtureIds.deal } });
  expect(attributes.rogue_promo_to_date).toBe('2026-12-01T09:59:59.999Z');
});
