import { defaultSites, siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { createSiteOrigins } from '../site/site-origins.ts';
import { type HeadTag, headTags, pageTitle } from './page-head.ts';

const origin = 'https://shop.example';
const ownDomains = { GBR: 'https://shop.example.co.uk', EUR: 'https://shop.example.eu' };
const tagsOn = (code: 'USA' | 'GBR', head: Parameters<typeof headTags>[0]) =>
  headTags(head, {
    site: siteByCode(code),
    sites: defaultSites.all,
    originOf: createSiteOrigins(origin),
    storeName: 'Halden',
  });
const links = (tags: readonly HeadTag[], rel: string) =>
  tags.filter(({ attributes }) => attributes.rel === rel).map(({ attributes }) => attributes);

describe('head of a page', () => {
  it('contains its canonical URL on its site, and the same page on every other', () => {
    const tags = tagsOn('GBR', { title: 'Bar', canonicalPath: '/competition-bar' });
    expect(links(tags, 'canonical')).toEqual([{ rel: 'canonical', href: `${origin}/gb/competition-bar` }]);
    expect(Object.fromEntries(links(tags, 'alternate').map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      'en-US': `${origin}/competition-bar`,
      'en-CA': `${origin}/ca/competition-bar`,
      'en-AU': `${origin}/au/competition-bar`,
      en: `${origin}/eu/competition-bar`,
      'en-GB': `${origin}/gb/competition-bar`,
      'x-default': `${origin}/competition-bar`,
    });
  });

  it('links only to sites that have the page', () => {
    const tags = tagsOn('GBR', { title: 'Bar', canonicalPath: '/competition-bar', onlyOn: ['EUR', 'GBR'] });
    expect(links(tags, 'alternate').map(({ hreflang }) => hreflang)).toEqual(['en', 'en-GB']);
  });

  it('has no canonical link if the page is excluded from search engines [S9-seo-01]', () => {
    const tags = tagsOn('USA', { title: 'Your cart', canonicalPath: '/cart', isPrivate: true });
    expect(links(tags, 'canonical')).toEqual([]);
    expect(links(tags, 'alternate')).toEqual([]);
    expect(tags).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
  });

  it('uses the domain of its site, and the domains of other sites [S9-seo-02]', () => {
    const tags = headTags(
      { title: 'Bar', canonicalPath: '/competition-bar' },
      {
        site: siteByCode('GBR'),
        sites: defaultSites.all,
        originOf: createSiteOrigins(origin, ownDomains),
        storeName: 'Halden',
      },
    );
    expect(links(tags, 'canonical')[0]?.href).toBe('https://shop.example.co.uk/gb/competition-bar');
    expect(Object.fromEntries(links(tags, 'alternate').map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      'en-US': `${origin}/competition-bar`,
      'en-CA': `${origin}/ca/competition-bar`,
      'en-AU': `${origin}/au/competition-bar`,
      en: 'https://shop.example.eu/eu/competition-bar',
      'en-GB': 'https://shop.example.co.uk/gb/competition-bar',
      'x-default': `${origin}/competition-bar`,
    });
  });

  it('links to home pages of other sites without a trailing slash', () => {
    const tags = tagsOn('USA', { title: 'Home', canonicalPath: '/' });
    expect(links(tags, 'canonical')).toEqual([{ rel: 'canonical', href: `${origin}/` }]);
    expect(links(tags, 'alternate').map(({ href }) => href)).toContain(`${origin}/ca`);
  });

  it('names the store and its site', () => {
    expect(pageTitle({ title: 'Bar' }, siteByCode('USA'), 'Halden')).toBe('Bar | Halden');
    expect(pageTitle({ title: 'Bar' }, siteByCode('GBR'), 'Halden')).toBe('Bar | Halden United Kingdom');
  });
});
