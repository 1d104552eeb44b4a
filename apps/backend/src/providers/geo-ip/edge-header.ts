import type { GeoIpProvider } from './geo-ip-provider.ts';

/** What CDNs write for callers that they cannot place: unknown, and the Tor network. */
const unknownCodes: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

/**
 * Believes a header that the CDN in front of the store sets, as Cloudflare's CF-IPCountry. Only for a store that cannot
 * be reached past its CDN: any caller may write a header.
 */
export const createEdgeHeaderGeoIp = (headerName: string): GeoIpProvider => ({
  countryOf: async ({ header }) => {
    const code = header(headerName)?.trim().toUpperCase() ?? '';
    return /^[A-Z]{2}$/.test(code) && !unknownCodes.has(code) ? code : undefined;
  },
});
