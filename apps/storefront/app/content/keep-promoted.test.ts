import { expect, it, vi } from 'vitest';
import { bar, shirt } from '../testing/fixtures.ts';
import { keepPromoted } from './keep-promoted.server.ts';

const row = (category: string | undefined) => ({
  name: 'ProductRow',
  props: { productIds: [shirt.productId, 7, bar.productId], ...(category ? { category } : {}) },
});

it('product lists of hot deals or hundo show only products with a current promotion [S2-routes-02]', async () => {
  const hotDeals = vi.fn(async () => ({ products: [bar], hundoProductIds: [shirt.productId, 7] }));
  const page = [{ name: 'Columns', props: {}, slots: { first: [row('hot-deals')] } }, row('hundo'), row('barbells')];
  const [columns, hundo, others] = await keepPromoted(page, { hotDeals });
  expect(columns?.slots?.first?.[0]?.props.productIds).toEqual([bar.productId]);
  expect(hundo?.props.productIds).toEqual([shirt.productId, 7]);
  expect(others).toEqual(row('barbells'));
  expect(hotDeals).toHaveBeenCalledOnce();
  expect(await keepPromoted([row(undefined)], { hotDeals })).toEqual([row(undefined)]);
  expect(hotDeals).toHaveBeenCalledOnce();
});
