import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { linkWithLanguage } from './language-link.ts';

describe('a link of rich HTML', () => {
  it.each([
    ['/cart', '/eu/de/cart'],
    ['/barbells?page=2#top', '/eu/de/barbells?page=2#top'],
    ['/', '/eu/de'],
    ['/europe', '/eu/de/europe'],
  ])('within the store, %s, gets the language path before it [S2-cms-18]', (href, rewritten) => {
    expect(linkWithLanguage(href, '/eu/de', defaultSites)).toBe(rewritten);
  });

  it.each([
    '/eu/de/cart',
    '/eu/de',
    '/eu/de?page=2',
    '/gb/cart',
    'https://elsewhere.example/cart',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'mailto:help@halden.example',
    '#sizes',
    '?page=2',
    'sizes',
    '/img/w=768,f=avif/bar.webp',
    '',
  ])('that leads elsewhere or has its site already, %s, stays [S2-cms-18]', (href) => {
    expect(linkWithLanguage(href, '/eu/de', defaultSites)).toBe(href);
  });

  it('stays on the site without a path', () => {
    expect(linkWithLanguage('/cart', '', defaultSites)).toBe('/cart');
  });
});
