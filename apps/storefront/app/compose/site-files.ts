import { pathOnSite, pathWithinSite, sites } from '@ironcart/core';
import type { RequestContext } from '../request-context/request-context.ts';
import { storeName } from '../site/store-name.ts';
import { escapeHtml } from './html.ts';

const cacheControl = 'public, max-age=3600';

const textFile = (body: string, type: string): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cacheControl } });

const robots = (origin: string): Response => {
  const closed = ['/cart', '/checkout', '/account', '/login', '/search'];
  const lines = sites.flatMap(({ basePath }) => closed.map((path) => `Disallow: ${basePath}${path}`));
  const maps = sites.map(({ basePath }) => `Sitemap: ${origin}${basePath}/sitemap.xml`);
  return textFile(`${['User-agent: *', ...lines, '', ...maps].join('\n')}\n`, 'text/plain; charset=utf-8');
};

/** The home page and every category; products are found through them. */
const sitemap = async ({ api, site }: RequestContext, origin: string): Promise<Response> => {
  const categories = await api.content.categories();
  const paths = ['/', ...categories.map(({ url }) => url)];
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + pathOnSite(path, site))}</loc></url>`);
  return textFile(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    'application/xml; charset=utf-8',
  );
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
export const answerSiteFile = async (context: RequestContext, publicUrl: string): Promise<Response | undefined> => {
  const { origin } = new URL(publicUrl);
  if (context.url.pathname === '/robots.txt') return robots(origin);
  if (context.url.pathname === '/site.webmanifest') return webManifest();
  return pathWithinSite(context.url.pathname) === '/sitemap.xml' ? sitemap(context, origin) : undefined;
};
