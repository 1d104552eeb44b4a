import { describe, expect, it } from 'vitest';
import { createEdgeHeaderGeoIp } from './edge-header.ts';
import type { Caller } from './geo-ip-provider.ts';
import { createOfflineGeoIp } from './offline-database.ts';

const from = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}): Caller => ({
  remoteAddress,
  header: (name) => headers[name],
});

describe('offline geolocation database', () => {
  const geoIp = createOfflineGeoIp();

  it.each([
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
    ['81.2.69.142', 'GB'],
    ['2a02:908::1', 'DE'],
  ])('locates %s in %s [S7-calls-site-04]', async (address, country) => {
    expect(await geoIp.countryOf(from(address))).toBe(country);
  });

  it.each(['127.0.0.1', '10.0.0.7', '192.168.1.1', '::ffff:172.16.0.9', '100.64.0.1', '::1', 'fd00::1', 'unknown', ''])(
    'does not locate %j',
    async (address) => {
      expect(await geoIp.countryOf(from(address))).toBeUndefined();
    },
  );
});

describe('location header of a CDN', () => {
  const geoIp = createEdgeHeaderGeoIp('cf-ipcountry');

  it('is trusted if it contains a country', async () => {
    expect(await geoIp.countryOf(from('10.0.0.1', { 'cf-ipcountry': 'de' }))).toBe('DE');
  });

  it.each(['XX', 'T1', '', 'Germany', '<script>'])('is ignored if it contains %j', async (value) => {
    expect(await geoIp.countryOf(from('8.8.8.8', { 'cf-ipcountry': value }))).toBeUndefined();
    expect(await geoIp.countryOf(from('8.8.8.8'))).toBeUndefined();
  });
});
