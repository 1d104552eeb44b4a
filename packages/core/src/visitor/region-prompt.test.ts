import { describe, expect, it } from 'vitest';
import { defaultSites, siteByCode } from '../site/specified-sites.ts';
import { decideRegionPrompt, isRegionPromptOffered, isRegionPromptPossible } from './region-prompt.ts';

const sites = defaultSites;
const browser = { kind: 'browser' } as const;
const app = { kind: 'app', platform: 'ios', version: '3.3.0' } as const;
const withPopup = { ip_popup: true };

describe('isRegionPromptOffered', () => {
  it('is true on the EUR and GBR sites [S6-regions-01]', () => {
    for (const pathname of ['/eu', '/eu/', '/eu/cart', '/gb', '/gb/some-product']) {
      expect(isRegionPromptOffered({ pathname, sites, device: browser })).toBe(true);
    }
    for (const pathname of ['/', '/cart', '/apo', '/ca', '/au']) {
      expect(isRegionPromptOffered({ pathname, sites, device: browser })).toBe(false);
      expect(isRegionPromptOffered({ pathname, sites, device: browser, flags: { ip_popup: false } })).toBe(false);
    }
  });

  it('is true on any other site with its flag [S6-regions-02]', () => {
    for (const pathname of ['/', '/cart', '/apo/cart', '/eu', '/gb']) {
      expect(isRegionPromptOffered({ pathname, sites, device: browser, flags: withPopup })).toBe(true);
    }
  });

  it('is false in the app, even with the flag [S6-regions-03]', () => {
    for (const pathname of ['/eu', '/gb', '/']) {
      expect(isRegionPromptOffered({ pathname, sites, device: app, flags: withPopup })).toBe(false);
    }
  });

  it('is false on /tickets and below, on every site [S6-regions-04]', () => {
    for (const pathname of ['/tickets', '/tickets/', '/tickets/2026', '/eu/tickets', '/gb/tickets']) {
      expect(isRegionPromptOffered({ pathname, sites, device: browser, flags: withPopup })).toBe(false);
    }
    for (const pathname of ['/tickets-and-more', '/eu/about/tickets']) {
      expect(isRegionPromptOffered({ pathname, sites, device: browser, flags: withPopup })).toBe(true);
    }
  });

  it('is false on the pages of /au and /ca, even with the flag [S6-regions-05]', () => {
    for (const pathname of ['/au', '/ca', '/au/cart', '/ca/cart']) {
      expect(isRegionPromptOffered({ pathname, sites, device: browser, flags: withPopup })).toBe(false);
    }
  });
});

describe('isRegionPromptPossible', () => {
  it('is true wherever the flag could enable it, until a country is stored', () => {
    for (const pathname of ['/', '/cart', '/apo', '/eu', '/gb/cart']) {
      expect(isRegionPromptPossible({ pathname, sites, device: browser })).toBe(true);
      expect(isRegionPromptPossible({ pathname, sites, device: browser, preferredCountry: 'DE' })).toBe(false);
      expect(isRegionPromptPossible({ pathname, sites, device: app })).toBe(false);
    }
    for (const pathname of ['/au', '/ca/cart', '/tickets']) {
      expect(isRegionPromptPossible({ pathname, sites, device: browser })).toBe(false);
    }
  });
});

describe('decideRegionPrompt', () => {
  const onEurope = { pathname: '/eu/cart', sites, device: browser, geoCountry: 'US' };

  it("offers the site of the shopper's country", () => {
    expect(decideRegionPrompt(onEurope)).toEqual({ ok: true, value: siteByCode('USA') });
    expect(decideRegionPrompt({ ...onEurope, geoCountry: 'NZ' })).toEqual({ ok: true, value: siteByCode('AUS') });
    expect(decideRegionPrompt({ ...onEurope, pathname: '/gb', geoCountry: 'IE' })).toEqual({
      ok: true,
      value: siteByCode('EUR'),
    });
  });

  it.each([
    ['the rules do not permit it', { pathname: '/cart', geoCountry: 'DE' }, 'notOffered'],
    ['the shopper has selected a country before', { preferredCountry: 'US' }, 'alreadyChosen'],
    ['the look-up has no result', { geoCountry: undefined }, 'countryUnknown'],
    ['the country is that of the current site', { geoCountry: 'FR' }, 'sameSite'],
    ['no site ships to the country', { geoCountry: 'BR' }, 'countryNotServed'],
  ])('offers nothing if %s', (_case, patch, reason) => {
    expect(decideRegionPrompt({ ...onEurope, ...patch })).toEqual({ ok: false, issues: [{ code: reason }] });
  });

  it('does not offer the USA site to a member of the armed forces on APO', () => {
    const onApo = { pathname: '/apo', sites, device: browser, geoCountry: 'US', flags: withPopup };
    expect(decideRegionPrompt(onApo)).toEqual({ ok: false, issues: [{ code: 'sameSite' }] });
  });

  it('returns the first of several reasons', () => {
    const chosen = { ...onEurope, preferredCountry: 'DE', geoCountry: undefined };
    expect(decideRegionPrompt({ ...chosen, device: app })).toEqual({ ok: false, issues: [{ code: 'notOffered' }] });
    expect(decideRegionPrompt(chosen)).toEqual({ ok: false, issues: [{ code: 'alreadyChosen' }] });
  });
});
