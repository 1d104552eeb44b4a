import { expect, it, vi } from 'vitest';
import { openStorefront } from '../testing/open-storefront.ts';

it('leaves products, the cart and the start page alone when the search service is down, and reports a list that fails', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { get, reported } = await openStorefront({ failingCalls: '/svc_search' });
  for (const path of ['/', '/competition-bar', '/cart']) expect([path, (await get(path)).status]).toEqual([path, 200]);
  const list = await get('/barbells');
  expect(list.status).toBe(500);
  expect(reported).toMatchObject([{ call: 'search.query' }]);
  const page = await list.text();
  expect(page).toContain('href="/cart"');
  expect(page).toMatch(/<h1/);
});
