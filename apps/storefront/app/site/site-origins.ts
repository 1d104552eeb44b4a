import type { Site, SiteCode } from '@ironcart/core/site';

/** The URLs of sites with their own domain, as in `{ GBR: 'https://shop.example.co.uk' }`. */
export type SiteUrls = Readonly<Partial<Record<SiteCode, string>>>;

/** Returns a site's origin, as in 'https://shop.example': its own domain or the store's (S9-seo-02). */
export type OriginOf = (site: Pick<Site, 'code'>) => string;

/**
 * @param publicUrl the store's URL, for every site without its own
 * @throws TypeError for an invalid URL
 */
export const createSiteOrigins = (publicUrl: string, siteUrls: SiteUrls = {}): OriginOf => {
  const { origin } = new URL(publicUrl);
  const origins = new Map(
    Object.entries(siteUrls).flatMap(([code, url]) => (url === undefined ? [] : [[code, new URL(url).origin]])),
  );
  return ({ code }) => origins.get(code) ?? origin;
};
