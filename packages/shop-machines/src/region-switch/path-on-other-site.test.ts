import { siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { pathOnOtherSite } from './path-on-other-site.ts';

const route = async () => ({ related: { USA: '/bar', CAN: '/ca/bar', EUROPE: '/eu/stange' } });

it.each([
  ['USA', '/bar'],
  ['CAN', '/ca/bar'],
  ['EUR', '/eu/stange'],
] as const)('region switch to %s leads to the same page there: %s [S7-calls-site-10]', async (code, path) => {
  expect(await pathOnOtherSite(siteByCode(code), route)).toBe(path);
});

it('region switch leads to the home page of a site without that page [S7-calls-site-10]', async () => {
  expect(await pathOnOtherSite(siteByCode('GBR'), route)).toBe('/gb');
  expect(await pathOnOtherSite(siteByCode('EUR'), async () => ({}))).toBe('/eu');
});

it('region switch leads to the home page if the route cannot be requested [S8-region-02]', async () => {
  const failing = () => Promise.reject(new Error('no_response'));
  expect(await pathOnOtherSite(siteByCode('AUS'), failing)).toBe('/au');
  expect(await pathOnOtherSite(siteByCode('USA'), failing)).toBe('/');
});
