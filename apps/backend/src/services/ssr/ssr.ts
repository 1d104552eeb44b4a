import { countryToWire } from '@ironcart/api/codec';
import { sites } from '@ironcart/core';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { issueSearchToken, searchTokenLifetimeMs } from '../search/search-token.ts';
import type { ServiceContext } from '../service-context.ts';

/** Which release answers. */
export interface Release {
  readonly hash: string;
  /** ISO 8601. */
  readonly buildDate: string;
  readonly features: Readonly<Record<string, boolean>>;
}

const basePathFor = (country: string): string => sites.find(({ shipTo }) => shipTo.includes(country))?.basePath || '/';

/** svc_ssr: countries, regions, the release and the search token. */
export const createSsrService = (
  { db, now }: ServiceContext,
  { release, searchSecret }: { readonly release: Release; readonly searchSecret: string },
): ServiceHandlers<'ssr'> => {
  const nameOf = async (alpha2: string): Promise<string> => {
    const row = await db.selectFrom('countries').select('name').where('alpha2', '=', alpha2).executeTakeFirst();
    return row?.name ?? alpha2;
  };
  return {
    getCountries: async () => {
      const rows = await db.selectFrom('countries').selectAll().orderBy('name').execute();
      return rows.map(({ alpha2, name, require_region, postcode_regex }) =>
        countryToWire({ alpha2, name, requireRegion: require_region, postcodeRegex: postcode_regex ?? undefined }),
      );
    },

    getRegions: async ({ query }) => {
      const rows = await db
        .selectFrom('regions')
        .selectAll()
        .where('country_id', '=', query.countryCode)
        .orderBy('name')
        .execute();
      return rows.map(({ region_id, country_id, code, name }) => ({
        regionId: region_id,
        countryId: country_id,
        code,
        name,
      }));
    },

    getHeartbeat: async () => ({ ...release, features: { ...release.features } }),

    /** Without a geo database the shopper counts as being where the site says, or where `_force` puts them. */
    getGeoIp: async ({ query }) => {
      const country = query._force ?? query.current;
      const [name, currentName] = await Promise.all([nameOf(country), nameOf(query.current)]);
      return { country, name, path: basePathFor(country), current: query.current, currentName };
    },

    getSearchToken: async ({ params }) => {
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
