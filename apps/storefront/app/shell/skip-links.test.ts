import { expect, it } from 'vitest';
import { pageTypeOf, skipLinksOf } from './skip-links.ts';

it.each([
  ['/search', undefined, ['#products']],
  ['/barbells', 'category', ['#products']],
  ['/halden-trap-bar', 'product', ['#buy', '#add-to-cart']],
  ['/cart', undefined, ['#summary']],
])("skip on %s to the page's main parts [S2-quicklinks-01]", (pathname, kind, hrefs) => {
  const links = skipLinksOf(pageTypeOf(pathname, kind, 1), true).map((link) => link.href);
  expect(links).toEqual(['#main', ...hrefs, '#site-menu']);
});

it('skip to the content of every other page [S2-quicklinks-01]', () => {
  expect(skipLinksOf(pageTypeOf('/about', 'page', 0), true).map(({ href }) => href)).toEqual(['#main', '#site-menu']);
});

it('leave out the total of an empty cart, and the menu that the app has itself [S2-quicklinks-01] [S1-app-02]', () => {
  expect(skipLinksOf(pageTypeOf('/cart', undefined, 0), false).map(({ href }) => href)).toEqual(['#main']);
});
