import { accountMenuOf } from '@ironcart/core/routing';
import { siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { isPageOfEverySite, isRoutePath } from './route-paths.ts';

it.each(['/', '/cart', '/account/orders', '/account/programming', '/checkout/shipping'])('%s has a page', (path) => {
  expect(isRoutePath(path)).toBe(true);
});

it.each(['/zeus-builder', '/barbells', '/account/nowhere'])('%s has none of the store’s own', (path) => {
  expect(isRoutePath(path)).toBe(false);
});

it('leaves out of the account menu what has no page yet', () => {
  const shown = accountMenuOf(siteByCode('USA')).filter(({ href }) => isRoutePath(href));
  expect(shown.map(({ label }) => label)).not.toContain('ZEUS Gym Builder');
  expect(shown).toHaveLength(5);
});

it.each([
  ['/', true],
  ['/cart', true],
  ['/account/orders', true],
  ['/theindex/training', true],
  ['/account/order/7', false],
  ['/wishlist/k3y', false],
  ['/barbells', false],
])('%s is a page of every site: %s', (path, expected) => {
  expect(isPageOfEverySite(path)).toBe(expected);
});
