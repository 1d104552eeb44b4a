import { pathWithinSite, sites } from '@ironcart/core';
import type { RequestContext } from '../request-context/request-context.ts';
import type { OriginOf } from '../site/site-origins.ts';
import { storeName } from '../site/store-name.ts';
import { sitemap } from './sitemap.ts';

const cacheControl = 'public, max-age=3600';

const textFile = (body: string, type: string): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cacheControl } });

const robots = (originOf: OriginOf): Response => {
  const closed = ['/cart', '/checkout', '/account', '/login', '/search'];
  const lines = sites.flatMap(({ basePath }) => closed.map((path) => `Disallow: ${basePath}${path}`));
  const maps = sites.map((site) => `Sitemap: ${originOf(site)}${site.basePath}/sitemap.xml`);
  return textFile(`${['User-agent: *', ...lines, '', ...maps].join('\n')}\n`, 'text/plain; charset=utf-8');
};

const webManifest = (): Response =>
  textFile(
    JSON.stringify({
      name: storeName,
      short_name: storeName,
      start_url: '/',
      display: 'browser',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }),
    'application/manifest+json',
  );

/** Answers the files that describe the site to machines, or undefined for any other path. */
export const answerSiteFile = async (context: RequestContext, originOf: OriginOf): Promise<Response | undefined> => {
  if (context.url.pathname === '/robots.txt') return robots(originOf);
  if (context.url.pathname === '/site.webmanifest') return webManifest();
  if (pathWithinSite(context.url.pathname) !== '/sitemap.xml') return undefined;
  return textFile(await sitemap(context, originOf(context.site)), 'application/xml; charset=utf-8');
};
