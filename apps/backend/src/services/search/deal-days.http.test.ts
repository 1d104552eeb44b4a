import { promoStatus } from '@ironcart/pricing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();

const moments = [
  '2026-11-19T23:59:59.999Z',
  '2026-11-20T00:00:00.000Z',
  '2026-11-20T09:29:59.999Z',
  '2026-11-20T09:30:00.000Z',
  '2026-11-30T00:00:00.000Z',
  '2026-11-30T00:00:00.001Z',
  '2026-11-30T23:59:59.999Z',
  '2026-12-01T00:00:00.000Z',
];

const dates = [
  ['2026-11-20', '2026-11-30'],
  ['2026-11-20 09:30', '2026-11-30T00:00:00Z'],
  ['2026-11-20T00:00:00+02:00', ' 2026-11-30 '],
  ['', '2026-11-30'],
  ['0000-00-00 00:00:00', '0000-00-00'],
  ['2026-11-20', 'soon'],
  ['20.11.2026', '2026-11-30'],
  ['2026-13-01', ''],
  ['2026-11-20', '2026-11-31'],
] as const;

it.each(dates)('search runs a deal from %j to %j when pricing does', async (from, to) => {
  const given = { rogue_promo_from_date: from, rogue_promo_to_date: to };
  const { rows: products } = await sql<{ attributes: Record<string, string> }>`
    update products set attributes = attributes || ${JSON.stringify(given)}::jsonb
    where product_id = ${fixtureIds.deal} returning attributes`.execute(store.db);
  await sql`select search_refresh(array[${fixtureIds.deal}::int])`.execute(store.db);
  const [product] = products;
  if (!product) throw new Error('The fixture has no deal');
  for (const moment of moments) {
    const { rows } = await sql<{ runs: boolean }>`
      select ${moment}::timestamptz between deal_from and deal_until as runs from search_documents
      where product_id = ${fixtureIds.deal}`.execute(store.db);
    const isActive = promoStatus(product.attributes, Date.parse(moment)) === 'active';
    expect(rows[0]?.runs, moment).toBe(isActive);
  }
});
