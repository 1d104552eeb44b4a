import { accountMenuOf } from '@ironcart/core/routing';
import { siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { isPageOfEverySite, isRoutePath } from './route-paths.ts';

it.each(['/', '/cart', '/account/orders', '/account/programming', '/checkout/shipping'])(
  'route path %s has a page',
  (path) => {
    expect(isRoutePath(path)).toBe(true);
  },
);

it.each(['/zeus-builder/nowhere', '/barbells', '/account/nowhere'])('route path %s has no built-in page', (path) => {
  expect(isRoutePath(path)).toBe(false);
});

it('route paths contain a page for every entry of the account menu', () => {
  expect(accountMenuOf(siteByCode('USA')).filter(({ href }) => !isRoutePath(href))).toEqual([]);
});

it.each([
  ['/', true],
  ['/cart', true],
  ['/account/orders', true],
  ['/theindex/training', true],
  ['/account/order/7', false],
  ['/zeus-builder', false],
  ['/account/my-gyms', false],
  ['/wishlist/k3y', false],
  ['/barbells', false],
])('route path %s is a page of every site: %s', (path, expected) => {
  expect(isPageOfEverySite(path)).toBe(expected);
});
