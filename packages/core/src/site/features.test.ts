import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFlags } from '../testing/arbitrary-flags.ts';
import { arbitrarySite } from '../testing/arbitrary-site.ts';
import { featuresOf, hasFeature } from './features.ts';
import type { SiteFeature } from './site.ts';
import { defaultSites, siteByCode } from './specified-sites.ts';

const sitesWith = (feature: SiteFeature, flags = {}) =>
  defaultSites.all.filter((site) => hasFeature(feature, site, flags)).map(({ code }) => code);
const everySite = ['USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO'];

describe('hasFeature', () => {
  it('has live chat on the USA, CAN and APO sites only [S1-chat-01]', () => {
    expect(sitesWith('liveChat')).toEqual(['USA', 'CAN', 'APO']);
  });

  it('has ZEUS, the printed catalog and the app customization on USA only', () => {
    expect(sitesWith('zeusBuilder')).toEqual(['USA']);
    expect(sitesWith('printedCatalog')).toEqual(['USA']);
    expect(sitesWith('appCustomization')).toEqual(['USA']);
  });

  it('has returns on USA, CAN and APO, and everywhere with the flag', () => {
    expect(sitesWith('returns')).toEqual(['USA', 'CAN', 'APO']);
    expect(sitesWith('returns', { 'enable-eu-returns': false })).toEqual(['USA', 'CAN', 'APO']);
    expect(sitesWith('returns', { 'enable-eu-returns': true })).toEqual(everySite);
  });

  it('has the region prompt on EUR and GBR [S6-regions-01]', () => {
    expect(sitesWith('regionPrompt')).toEqual(['EUR', 'GBR']);
  });

  it('has the region prompt with the flag on permitted pages [S6-regions-02] [S6-regions-05]', () => {
    expect(sitesWith('regionPrompt', { ip_popup: true })).toEqual(['USA', 'EUR', 'GBR', 'APO']);
  });

  it('has the gym map only with its flag', () => {
    expect(sitesWith('gymMap')).toEqual([]);
    expect(sitesWith('gymMap', { enable_gym_map: true })).toEqual(everySite);
  });

  it('has the APO banner on APO only [S6-regions-06]', () => {
    expect(sitesWith('apoBanner')).toEqual(['APO']);
  });
});

describe('featuresOf', () => {
  it('differs between the sites [S1-sites-04]', () => {
    expect(defaultSites.all.map((site) => featuresOf(site))).toEqual([
      ['appCustomization', 'liveChat', 'printedCatalog', 'returns', 'zeusBuilder'],
      ['liveChat', 'returns'],
      [],
      ['regionPrompt'],
      ['regionPrompt'],
      ['apoBanner', 'liveChat', 'returns'],
    ]);
  });

  it('include those that a flag enables [S1-sites-04]', () => {
    expect(featuresOf(siteByCode('AUS'), { enable_gym_map: true })).toEqual(['gymMap']);
  });

  it('are never fewer with flags than without [S1-sites-04]', () => {
    fc.assert(
      fc.property(arbitrarySite(), arbitraryFlags(), (site, flags) => {
        expect(featuresOf(site, flags)).toEqual(expect.arrayContaining([...featuresOf(site)]));
      }),
    );
  });
});
