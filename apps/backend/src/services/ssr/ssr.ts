import { countryToWire } from '@ironcart/api/codec';
import { unknownCountry } from '@ironcart/api/contract';
import { armedForcesRegions } from '@ironcart/core/address';
import { refuse, refuseUnknownSite } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { GeoIpProvider } from '../../providers/geo-ip/geo-ip-provider.ts';
import { englishCountryName } from '../english-country-name.ts';
import { issueSearchToken, searchTokenLifetimeMs } from '../search/search-token.ts';
import type { ServiceContext } from '../service-context.ts';
import { readCountries, readCountry } from './country.reader.ts';

/** The release that responds. */
export interface Release {
  readonly hash: string;
  /** ISO 8601. */
  readonly buildDate: string;
  readonly features: Readonly<Record<string, boolean>>;
}

/** Pseudo country code of the armed forces' post, which has its own regions. */
const armedForces = 'APO';

const countryOfArea = (area: string): string => (area === armedForces ? 'US' : area);

/** svc_ssr: countries, regions, the release and the search token. */
export const createSsrService = (
  { db, now, logger, sites }: ServiceContext,
  options: { readonly release: Release; readonly searchSecret: string; readonly geoIp: GeoIpProvider },
): ServiceHandlers<'ssr'> => {
  const { release, searchSecret, geoIp } = options;
  const nameOf = async (alpha2: string): Promise<string> => {
    const row = await db.selectFrom('countries').select('name').where('alpha2', '=', alpha2).executeTakeFirst();
    return row?.name ?? (alpha2 === unknownCountry ? 'Unknown' : englishCountryName(alpha2));
  };
  return {
    getCountries: async () => (await readCountries(db)).map(countryToWire),

    getRegions: async ({ query: { countryCode } }) => {
      const found = await readCountry(db, countryOfArea(countryCode));
      if (found && countryCode === armedForces)
        return found.regions.filter(({ code }) => armedForcesRegions.includes(code));
      return found ? [...found.regions] : refuse('unknown_country', 'The store knows no such country');
    },

    getHeartbeat: async () => ({ ...release, features: { ...release.features } }),

    /** For an unknown location it returns the path of the current site's country. */
    getGeoIp: async ({ query, remoteAddress, header }) => {
      const current = countryOfArea(query.current);
      const forced = query._force === undefined ? undefined : countryOfArea(query._force);
      const country = forced ?? (await geoIp.countryOf({ remoteAddress, header })) ?? unknownCountry;
      const [name, currentName] = await Promise.all([nameOf(country), nameOf(current)]);
      const path = sites.forCountry(country === unknownCountry ? current : country)?.basePath || '/';
      return { country, name, path, current, currentName };
    },

    reportHost: async ({ body: { h, b } }) => {
      logger.warn({ host: h, baseUrl: b }, 'The site is shown on another host than its own');
      return { success: true };
    },

    getSearchToken: async ({ params }) => {
      if (!sites.findByCode(params.code)) return refuseUnknownSite('params', 'code');
      const expires = now().getTime() + searchTokenLifetimeMs;
      return {
        apiUrl: '/svc_search/query',
        token: issueSearchToken(params.code, expires, searchSecret),
        eventApiUrl: '/svc_search/events',
        expires,
      };
    },
  };
};
