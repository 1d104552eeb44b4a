import { expect, it } from 'vitest';
import { readDemoData } from '../testing/demo-catalogue.ts';
import { withDatedDeals } from './dated-deals.ts';

const now = new Date('2026-11-30T01:00:00Z');

it('demo deals are dated relative to the day of seeding, with nothing else changed', async () => {
  const written = await readDemoData();
  const { products } = withDatedDeals(written, now);
  const changed = products.filter((product, index) => product.attributes !== written.products[index]?.attributes);
  expect(
    changed.map(({ attributes: { rogue_promo_from_date: from, rogue_promo_to_date: to } }) => ({ from, to })),
  ).toEqual([{ from: '2026-12-21', to: '2027-01-20' }]);
  expect(changed[0]?.attributes.rogue_promo_price).toBe('112.00');
});
