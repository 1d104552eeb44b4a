import { contract } from '@ironcart/api/contract';
import { siteByCode } from '@ironcart/core/site';
import { shownPrice, shownVatRate, taxClassOf } from '@ironcart/tax';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fixtureIds as ids } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { shownPriceColumn, shownPricesOf } from './shown-prices.ts';

const store = useTestStore();
const { search, ssr } = contract;

const namesAt = async (siteCode: 'EUR' | 'USA', prices: string, sort?: 'asc') => {
  const shopper = store.shopper(siteCode);
  const { token } = await shopper.call(ssr.getSearchToken, { params: { code: siteCode } });
  const { content } = await shopper.call(search.query, {
    headers: { Authorization: `Bearer ${token}` },
    body: {
      data: {
        n_item: 80,
        page_number: 1,
        content: { product: {} },
        widget: { rfkid: 'rfkid_10' },
        ...(sort ? { sort: { value: [{ name: 'price', order: sort }] } } : {}),
        filter: { price: { value: [prices] } },
      },
    },
  });
  return content.product.value.map(({ productId }) => productId);
};

describe('price filter of lists', () => {
  it('applies the VAT of each product’s own class: none for gift cards, and the rate of books', async () => {
    await sql`update product_prices set price = 60, special_price = null
      where product_id in (${ids.strap}, ${ids.program})`.execute(store.db);
    await sql`update products set attributes = attributes || '{"tax_class": "ebook"}' where product_id = ${ids.program}`.execute(
      store.db,
    );
    const book = (Number(shownVatRate(siteByCode('EUR'), 'ebook')) * 60) / 100 + 60;
    const goods = (Number(shownVatRate(siteByCode('EUR'), 'goods')) * 60) / 100 + 60;
    expect(book).not.toBe(goods);
    const shownAt = (price: number) => namesAt('EUR', `${price}..${price}`);
    expect(await shownAt(book)).toContain(ids.program);
    expect(await shownAt(book)).not.toContain(ids.strap);
    expect(await shownAt(goods)).toContain(ids.strap);
    expect(await shownAt(goods)).not.toContain(ids.program);
    expect(await namesAt('USA', '60..60')).toEqual(expect.arrayContaining([ids.strap, ids.program]));
    const sorted = await namesAt('EUR', '60..80', 'asc');
    expect(Math.sign(sorted.indexOf(ids.program) - sorted.indexOf(ids.strap))).toBe(Math.sign(book - goods));
  });

  it('matches the prices on pages, for any price, type, class and site', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom('simple', 'giftcard', 'virtual', 'bundle'),
        fc.constantFrom(null, 'goods', 'food', 'ebook', 'unknown'),
        fc.constantFrom('USA', 'EUR', 'GBR'),
        async (cents, type, taxClass, siteCode) => {
          const site = siteByCode(siteCode);
          const product = { type, attributes: { tax_class: taxClass } } as Parameters<typeof taxClassOf>[0];
          const expected = shownPrice(
            cents as never,
            shownVatRate(site, taxClassOf(product)),
            site.tax?.rounding,
          ).amount;
          const { rows } = await sql<{ shown: string }>`
            select ${shownPriceColumn(shownPricesOf(site))} as shown
            from (values (${cents / 100}::numeric(12, 2), ${type}::text, ${taxClass}::text)) as found (price, type, tax_class)`.execute(
            store.db,
          );
          expect(Math.round(Number(rows[0]?.shown) * 100)).toBe(expected);
        },
      ),
      { numRuns: 40 },
    );
  });
});
