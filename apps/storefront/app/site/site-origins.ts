import type { Site, SiteCode } from '@ironcart/core/site';

/** The addresses of the sites that have a domain of their own, as in `{ GBR: 'https://shop.example.co.uk' }`. */
export type SiteUrls = Readonly<Partial<Record<SiteCode, string>>>;

/** Answers where a site's pages live, as in 'https://shop.example': its own domain or the store's (S9-seo-02). */
export type OriginOf = (site: Pick<Site, 'code'>) => string;

/**
 * @param publicUrl the store's address, for every site that has none of its own
 * @throws TypeError for an address that is no URL
 */
export const createSiteOrigins = (publicUrl: string, siteUrls: SiteUrls = {}): OriginOf => {
  const { origin } = new URL(publicUrl);
  const origins = new Map(
    Object.entries(siteUrls).flatMap(([code, url]) => (url === undefined ? [] : [[code, new URL(url).origin]])),
  );
  return ({ code }) => origins.get(code) ?? origin;
};
