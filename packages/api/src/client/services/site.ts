import type { Country, CountryCode, Region } from '@ironcart/core/address';
import { countryFromWire } from '../../codec/content.ts';
import type { AnswerOf } from '../../contract/define-call.ts';
import { ssrCalls } from '../../contract/ssr.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

export type Heartbeat = Readonly<AnswerOf<typeof ssrCalls.getHeartbeat>>;
export type GeoLocation = Readonly<AnswerOf<typeof ssrCalls.getGeoIp>>;

/** Countries, regions, location and status of a site. */
export const createSiteService = (send: Send) => ({
  countries: async (options: CallOptions = {}): Promise<readonly Country[]> =>
    (await send(ssrCalls.getCountries, options)).map(countryFromWire),
  regions: async (country: CountryCode, options: CallOptions = {}): Promise<readonly Region[]> =>
    send(ssrCalls.getRegions, { ...options, query: { countryCode: country } }),
  heartbeat: async (options: CallOptions = {}): Promise<Heartbeat> => send(ssrCalls.getHeartbeat, options),
  /**
   * Reports to the backend if the site is shown on another host than its base URL, for example by a copy or a proxy.
   * @param host as in `location.host`, with a port other than the scheme's default
   * @returns whether the host differed
   * @throws TypeError when the base URL is invalid
   */
  reportHost: async (host: string, baseUrl: string, options: CallOptions = {}): Promise<boolean> => {
    if (host === new URL(baseUrl).host) return false;
    await send(ssrCalls.reportHost, { ...options, body: { h: host, b: baseUrl } });
    return true;
  },
  /** The shopper's likely location; `force` overrides it for tests. */
  geo: async (
    current: CountryCode,
    { force, ...options }: CallOptions & { readonly force?: CountryCode } = {},
  ): Promise<GeoLocation> =>
    send(ssrCalls.getGeoIp, {
      ...options,
      query: { current, ...(force === undefined ? {} : { _force: force }) },
    }),
});
