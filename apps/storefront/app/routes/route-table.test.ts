import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flattenRoutes } from './route-table.ts';
import { serverHalves } from './server-halves.ts';

it('route table has each view in a folder named after its route, so that a page finds its chunk', () => {
  for (const { id, view } of flattenRoutes()) {
    expect(existsSync(new URL(`./${id}/route.tsx`, import.meta.url)), id).toBe(view !== undefined);
  }
});

it('route table declares for every route whether its server module has a loader and an action', () => {
  for (const { id, loads = false, acts = false } of flattenRoutes()) {
    const { loader, action } = serverHalves[id] ?? {};
    expect([id, loader !== undefined, action !== undefined]).toEqual([id, loads, acts]);
  }
});

it('route table has every checkout step [S2-checkout-01] [S2-checkout-02] [S2-checkout-03] [S2-checkout-04] [S2-checkout-08]', () => {
  const checkout = flattenRoutes().find(({ id }) => id === 'checkout');
  expect(checkout?.children?.map(({ path = '' }) => path)).toEqual(['', 'shipping', 'payment', 'review']);
  expect(flattenRoutes().some(({ path }) => path === 'checkout/success')).toBe(true);
});
