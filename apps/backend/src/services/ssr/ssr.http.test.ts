import { type Call, contract } from '@ironcart/api/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createShopper, testOrigin } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/test-store.ts';

const { getCountries, getRegions, getGeoIp, reportHost } = contract.ssr;
const log: string[] = [];
const store = useTestStore({ logger: pino({ level: 'warn' }, { write: (line) => log.push(line) }) });

describe('countries', () => {
  it('are in the order of their English names, with accented letters sorted like plain ones', async () => {
    const others = ['Zambia', 'Åland Islands', 'Albania'].map((name, at) => ({
      alpha2: ['ZM', 'AX', 'AL'][at] ?? '',
      name,
      require_region: false,
    }));
    await store.db.insertInto('countries').values(others).execute();
    const names = (await store.shopper().call(getCountries)).map(({ name }) => name);
    expect(names).toEqual(['Åland Islands', 'Albania', 'Germany', 'United States', 'Zambia']);
    await store.db.deleteFrom('countries').where('alpha2', 'in', ['ZM', 'AX', 'AL']).execute();
  });

  it('have a code, whether they require a region, and their postal pattern [S3-country-01] [S7-calls-site-01]', async () => {
    const countries = await store.shopper().call(getCountries);
    expect(countries.find(({ alpha2 }) => alpha2 === 'US')).toEqual({
      alpha2: 'US',
      name: 'United States',
      requireRegion: true,
      postcodeRegex: '^\\d{5}(-\\d{4})?$',
    });
  });

  it('return their regions with codes, sorted by name [S7-calls-site-02]', async () => {
    const shopper = store.shopper();
    expect(await shopper.call(getRegions, { query: { countryCode: 'US' } })).toEqual([
      { regionId: 47, countryId: 'US', code: 'OH', name: 'Ohio' },
      { regionId: 57, countryId: 'US', code: 'TX', name: 'Texas' },
    ]);
    expect(await shopper.call(getRegions, { query: { countryCode: 'DE' } })).toEqual([]);
  });

  it('return the regions of the armed forces for APO, in any case [S5-address-09]', async () => {
    const shopper = store.shopper();
    const all = await shopper.call(getRegions, { query: { countryCode: 'us' } });
    const military = await shopper.call(getRegions, { query: { countryCode: 'APO' } });
    expect(all.length).toBeGreaterThan(0);
    expect(military).toEqual(all.filter(({ code }) => ['AA', 'AE', 'AP'].includes(code)));
  });

  it('are rejected if unknown or malformed', async () => {
    const shopper = store.shopper();
    expect(await shopper.refused(getRegions, { query: { countryCode: 'QQ' } })).toMatchObject({
      status: 404,
      type: 'unknown_country',
    });
    for (const countryCode of ['ＵＳ', '\u200fUS', '', 'USA']) {
      expect((await shopper.refused(getRegions, { query: { countryCode } })).type).toBe('invalid_request');
    }
  });
});

describe('foreign host report', () => {
  it('is recorded [S7-calls-site-11]', async () => {
    const body = { h: 'copy.example', b: 'https://store.example' };
    expect(await store.shopper().call(reportHost, { body })).toEqual({ success: true });
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, host: body.h, baseUrl: body.b }]);
    expect((await store.shopper().refused(reportHost, { body: { h: '', b: '' } })).status).toBe(400);
  });

  it('is accepted from that host, which may not request any other change [S7-calls-site-11] [SECURITY-3]', async () => {
    const body = { h: 'copy.example', b: 'https://store.example' };
    for (const headers of [{ Origin: 'https://copy.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      expect(await store.shopper().call(reportHost, { body, headers })).toEqual({ success: true });
    }
    const headers = { Origin: 'https://copy.example' };
    const refused = await store.shopper().refused(contract.session.logout, { headers });
    expect(refused).toMatchObject({ status: 403, type: 'forbidden' });
    const openCalls = Object.values(contract)
      .flatMap((calls): Call[] => Object.values(calls))
      .filter(({ isOpenToOrigins }) => isOpenToOrigins);
    expect(openCalls).toEqual([reportHost]);
  });

  it('is sent as JSON, without a session', async () => {
    const send = (contentType: string) =>
      store.shopper().request(reportHost.path, {
        method: 'POST',
        headers: { Origin: 'https://copy.example', 'Content-Type': contentType },
        body: JSON.stringify({ h: 'copy.example', b: 'https://store.example' }),
      });
    expect((await send('text/plain')).status).toBe(403);
    expect((await send('application/json')).headers.getSetCookie()).toEqual([]);
  });
});

describe('location of a shopper', () => {
  const placeOf = async (remoteAddress: string, query: string, headers: Record<string, string> = {}) => {
    const request = new Request(`${testOrigin}/svc_ssr/geoIp?${query}`, { headers });
    return (await store.backend.fetch(request, { remoteAddress })).json();
  };

  it('is derived from the IP address, with the site that ships there [S7-calls-site-04]', async () => {
    expect(await placeOf('2a02:908::1', 'current=US')).toEqual({
      country: 'DE',
      name: 'Germany',
      path: '/eu',
      current: 'US',
      currentName: 'United States',
    });
  });

  it('is unknown for a private address, and the shopper stays on the site', async () => {
    const place = await store.shopper('EUR').call(getGeoIp, { query: { current: 'DE' } });
    expect(place).toEqual({ country: 'ZZ', name: 'Unknown', path: '/eu', current: 'DE', currentName: 'Germany' });
  });

  it('can be overridden, even with a country that the store does not list [S7-calls-site-04]', async () => {
    expect(await placeOf('2a02:908::1', 'current=US&_force=BR')).toMatchObject({
      country: 'BR',
      name: 'Brazil',
      path: '/',
    });
    expect(await placeOf('2a02:908::1', 'current=US&_force=NZ')).toMatchObject({ name: 'New Zealand', path: '/au' });
  });

  it('is read from a header only if that is configured', async () => {
    const headers = { 'cf-ipcountry': 'GB' };
    expect(await placeOf('8.8.8.8', 'current=DE', headers)).toMatchObject({ country: 'US' });
    const behindCdn = createShopper(await store.anotherProcess({ geoCountryHeader: 'cf-ipcountry' }));
    expect(await behindCdn.call(getGeoIp, { query: { current: 'DE' }, headers })).toMatchObject({
      country: 'GB',
      path: '/gb',
    });
  });

  it('requires the current country', async () => {
    expect((await store.shopper().refused(getGeoIp)).type).toBe('invalid_request');
  });
});
