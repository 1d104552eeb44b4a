import { describe, expect, it } from 'vitest';
import { hreflangOf, languagePathsOf, languageTagOf, pathWithoutLanguage } from './languages.ts';
import { defaultSites, siteByCode } from './specified-sites.ts';

describe('hreflangOf', () => {
  it('is the language of the site, without a country on EUR', () => {
    expect(defaultSites.all.map((site) => [site.code, hreflangOf(site)])).toEqual([
      ['USA', 'en-US'],
      ['CAN', 'en-CA'],
      ['AUS', 'en-AU'],
      ['EUR', 'en'],
      ['GBR', 'en-GB'],
      ['APO', 'en-US'],
    ]);
    expect(languageTagOf(siteByCode('EUR').locale)).toBe('en-GB');
  });
});

describe('languagePathsOf', () => {
  it.each([
    ['de', 'S9-seo-03'],
    ['es', 'S9-seo-04'],
    ['fr', 'S9-seo-05'],
    ['be', 'S9-seo-06'],
  ])('has the European languages %s below /eu [%s]', (segment) => {
    for (const site of defaultSites.all) {
      expect(languagePathsOf(site).includes(`${site.basePath}/${segment}`)).toBe(site.code === 'EUR');
    }
  });

  it('has no languages on other sites', () => {
    expect(defaultSites.all.flatMap((site) => languagePathsOf(site))).toEqual(['/eu/de', '/eu/es', '/eu/fr', '/eu/be']);
  });
});

describe('pathWithoutLanguage', () => {
  it.each([
    ['/eu/de', '/eu'],
    ['/eu/fr/', '/eu'],
    ['/eu/be/barbells', '/eu/barbells'],
    ['/eu/es/de/x', '/eu/de/x'],
  ])('resolves %s to %s, because the texts stay English [S9-seo-03]', (path, expected) => {
    expect(pathWithoutLanguage(path, defaultSites)).toBe(expected);
  });

  it.each(['/eu', '/eu/deals', '/eu/des', '/de', '/gb/de', '/'])('finds no language in the path %s', (path) => {
    expect(pathWithoutLanguage(path, defaultSites)).toBeUndefined();
  });
});
