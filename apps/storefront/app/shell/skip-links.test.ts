import { expect, it } from 'vitest';
import { pageTypeOf, skipLinksOf } from './skip-links.ts';

it.each([
  ['/search', undefined, ['#products']],
  ['/barbells', 'category', ['#products']],
  ['/halden-trap-bar', 'product', ['#buy', '#add-to-cart']],
  ['/cart', undefined, ['#summary']],
])('skip links on %s lead to the main parts of the page [S2-quicklinks-01]', (pathname, kind, hrefs) => {
  const links = skipLinksOf(pageTypeOf(pathname, kind, 1), true).map((link) => link.href);
  expect(links).toEqual(['#main', ...hrefs, '#site-menu']);
});

it('skip links of every other page lead to the content [S2-quicklinks-01]', () => {
  expect(skipLinksOf(pageTypeOf('/about', 'page', 0), true).map(({ href }) => href)).toEqual(['#main', '#site-menu']);
});

it('skip links omit the total of an empty cart, and the menu in the native app [S2-quicklinks-01] [S1-app-02]', () => {
  expect(skipLinksOf(pageTypeOf('/cart', undefined, 0), false).map(({ href }) => href)).toEqual(['#main']);
});
