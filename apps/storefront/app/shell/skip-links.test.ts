import { expect, it } from 'vitest';
import { pageTypeOf, skipLinksOf } from './skip-links.ts';

it.each([
  ['/search', undefined, '#products'],
  ['/barbells', 'category', '#products'],
  ['/halden-trap-bar', 'product', '#buy'],
  ['/cart', undefined, '#summary'],
])("skip on %s to the page's main parts [S2-quicklinks-01]", (pathname, kind, href) => {
  const links = skipLinksOf(pageTypeOf(pathname, kind)).map((link) => link.href);
  expect(links).toEqual(['#main', href, '#site-menu']);
});

it('skip to the content of every other page [S2-quicklinks-01]', () => {
  expect(skipLinksOf(pageTypeOf('/about', 'page')).map(({ href }) => href)).toEqual(['#main', '#site-menu']);
});
