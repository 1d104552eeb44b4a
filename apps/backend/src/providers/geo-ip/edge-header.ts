import type { GeoIpProvider } from './geo-ip-provider.ts';

/** Codes of CDNs for unknown locations and the Tor network. */
const unknownCodes: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

/**
 * Trusts a header set by the CDN in front of the store, such as Cloudflare's CF-IPCountry. Only for a store that cannot
 * be reached directly: any client can send a header.
 */
export const createEdgeHeaderGeoIp = (headerName: string): GeoIpProvider => ({
  countryOf: async ({ header }) => {
    const code = header(headerName)?.trim().toUpperCase() ?? '';
    return /^[A-Z]{2}$/.test(code) && !unknownCodes.has(code) ? code : undefined;
  },
});
