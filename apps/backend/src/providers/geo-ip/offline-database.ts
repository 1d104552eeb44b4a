import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';
import * as v from 'valibot';
import type { GeoIpProvider } from './geo-ip-provider.ts';
import { createPrivateAddressCheck } from './private-address.ts';

/** Allocations of the public registries by country (CC0): no external service is called. */
const databaseFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

const entry = v.object({ country_code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) });

const openDatabase = async (): Promise<Reader<CountryResponse>> =>
  new Reader<CountryResponse>(await readFile(createRequire(import.meta.url).resolve(databaseFile)));

/** '::ffff:192.0.2.1', from a dual-stack socket, becomes 192.0.2.1. */
const plainAddressOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Looks up addresses in the bundled database, loaded on first use (8 MB). */
export const createOfflineGeoIp = (): GeoIpProvider => {
  const isPrivate = createPrivateAddressCheck();
  let opening: ReturnType<typeof openDatabase> | undefined;
  return {
    countryOf: async ({ remoteAddress }) => {
      const address = plainAddressOf(remoteAddress);
      if (isIP(address) === 0 || isPrivate(address)) return undefined;
      opening ??= openDatabase();
      const found = v.safeParse(entry, (await opening).get(address));
      return found.success ? found.output.country_code : undefined;
    },
  };
};
