import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { linkWithLanguage } from './language-link.ts';

describe('link in rich HTML', () => {
  it.each([
    ['/cart', '/eu/de/cart'],
    ['/barbells?page=2#top', '/eu/de/barbells?page=2#top'],
    ['/', '/eu/de'],
    ['/europe', '/eu/de/europe'],
  ])('within the store, %s, is prefixed with the path of the site [S2-cms-18]', (href, rewritten) => {
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
  ])('to another host or with a site, %s, is unchanged [S2-cms-18]', (href) => {
    expect(linkWithLanguage(href, '/eu/de', defaultSites)).toBe(href);
  });

  it('is unchanged on the site without a path', () => {
    expect(linkWithLanguage('/cart', '', defaultSites)).toBe('/cart');
  });
});
