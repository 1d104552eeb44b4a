import type { Client } from '@ironcart/api/client';
import type { CountryCode } from '@ironcart/core/address';
import type { Site, Sites } from '@ironcart/core/site';
import { preferenceCookieText, preferredCountryCookie } from '@ironcart/core/visitor';
import type { RegionPromptPorts } from '@ironcart/shop-machines';

export interface RegionPortsOptions {
  readonly client: {
    readonly site: Pick<Client['site'], 'geo'>;
    readonly flags: Pick<Client['flags'], 'get'>;
    readonly routes: Client['routes'];
  };
  readonly site: Pick<Site, 'defaultCountry'>;
  readonly sites: Sites;
  readonly isHttps: boolean;
  /** Sets a cookie, with the syntax of `document.cookie`. */
  readonly setCookie: (text: string) => void;
}

/** The region prompt's requests, and the storage of the answer: a cookie for 365 days (S9-cookies-01). */
export const createRegionPorts = ({
  client,
  site,
  sites,
  isHttps,
  setCookie,
}: RegionPortsOptions): RegionPromptPorts => ({
  sites,
  visitor: async (signal) => {
    const [{ country }, flags] = await Promise.all([
      client.site.geo(site.defaultCountry, { signal }),
      client.flags.get({}, { signal }),
    ]);
    return { country, flags };
  },
  route: async (path, signal) => {
    const route = await client.routes.resolve(path, { signal });
    return 'related' in route ? { related: route.related } : {};
  },
  keepCountry: (country: CountryCode) => setCookie(preferenceCookieText(preferredCountryCookie, country, { isHttps })),
});
