import { type Sites, siteRecordOf } from '@ironcart/core/site';
import { changeOfSitePath } from '../region/change-of-site.ts';
import { sitesPath } from '../region/load-sites.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { type BrandFile, iconOf, monogramOf, type ServedBrand } from '../site/brand.ts';
import type { OriginOf } from '../site/site-origins.ts';
import { llmsFile } from './llms-file.ts';
import type { Sitemaps } from './sitemap.ts';

const cacheControl = 'public, max-age=3600';

const textFile = (body: string, type: string): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cacheControl } });

const robots = (sites: Sites, originOf: OriginOf): Response => {
  const closed = ['/cart', '/checkout', '/account', '/login', '/search', changeOfSitePath];
  const lines = sites.all.flatMap(({ basePath }) => closed.map((path) => `Disallow: ${basePath}${path}`));
  // The second sitemap is the backend's: it contains every product, including those beyond the first one's limit.
  const maps = sites.all.flatMap((site) =>
    ['sitemap.xml', 'sitemap-products.xml'].map((name) => `Sitemap: ${originOf(site)}${site.basePath}/${name}`),
  );
  return textFile(`${['User-agent: *', ...lines, '', ...maps].join('\n')}\n`, 'text/plain; charset=utf-8');
};

/** The sites with all data for the store's own pages, under the specification's names (S3-site-01). */
const sitesFile = (sites: Sites, originOf: OriginOf): Response => {
  const records = sites.all.map((site) => ({ ...site, ...siteRecordOf(site, new URL(originOf(site)).hostname) }));
  return textFile(JSON.stringify(records), 'application/json');
};

const webManifest = ({ brand }: ServedBrand): Response => {
  const icons = [
    { ...iconOf(brand), sizes: 'any' },
    ...(brand.appIcon ? [{ ...brand.appIcon, sizes: '512x512' }] : []),
  ];
  return textFile(
    JSON.stringify({ name: brand.name, short_name: brand.name, start_url: '/', display: 'browser', icons }),
    'application/manifest+json',
  );
};

const brandFile = ({ type, body }: BrandFile, isNamedByContent: boolean): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': isNamedByContent ? 'public, max-age=31536000, immutable' : cacheControl,
      // An SVG may contain scripts, which must not run when it is opened directly.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });

/** Default paths at which browsers look for an icon. */
const customaryIcons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];

const answerBrandFile = (pathname: string, { brand, files }: ServedBrand): Response | undefined => {
  const named = files.get(pathname);
  if (named) return brandFile(named, true);
  if (!customaryIcons.includes(pathname)) return undefined;
  const wanted = pathname === '/apple-touch-icon.png' ? (brand.appIcon ?? iconOf(brand)) : iconOf(brand);
  const file = files.get(wanted.src);
  return brandFile(file ?? monogramOf(brand), false);
};

/** The path at which password managers look for the page that changes a password (W3C, a well-known URL). */
const changePasswordPath = '/.well-known/change-password';

/** Answers the files that describe the site to machines; undefined for any other path. */
export const answerSiteFile = async (
  context: RequestContext,
  originOf: OriginOf,
  served: ServedBrand,
  sitemaps: Sitemaps,
  hasAgents: boolean,
): Promise<Response | undefined> => {
  if (context.url.pathname === '/robots.txt') return robots(context.sites, originOf);
  if (context.url.pathname === sitesPath) return sitesFile(context.sites, originOf);
  if (context.url.pathname === '/site.webmanifest') return webManifest(served);
  if (context.url.pathname === changePasswordPath) {
    return new Response(null, { status: 302, headers: { Location: '/account/settings' } });
  }
  const picture = answerBrandFile(context.url.pathname, served);
  if (picture) return picture;
  const path = context.sites.pathWithin(context.url.pathname);
  if (path === '/llms.txt') {
    const text = await llmsFile(context, { brand: served.brand, origin: originOf(context.site), hasAgents });
    return textFile(text, 'text/plain; charset=utf-8');
  }
  if (path !== '/sitemap.xml') return undefined;
  return textFile(await sitemaps.of(context, originOf(context.site)), 'application/xml; charset=utf-8');
};
