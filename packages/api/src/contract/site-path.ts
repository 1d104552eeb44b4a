import type { Site, SiteCode } from '@ironcart/core/site';

/** The services whose paths contain the site (S7-http). */
export const SITE_PATH_SERVICES = [
  'svc_content',
  'svc_checkout',
  'svc_gc',
  'svc_paymentmethod',
  'svc_extrapayment',
  'svc_push',
  'svc_tax',
  'svc_bin',
  'svc_route',
  'svc_list',
  'svc_customer',
  'svc_session',
  'svc_programming',
  'svc_ticket',
  'svc_rss',
  'svc_rma',
  'svc_event',
] as const;

const rewrittenServices: ReadonlySet<string> = new Set(SITE_PATH_SERVICES);

/** The only calls of svc_ssr whose paths are rewritten; rfktkn has the site as a parameter. */
const rewrittenSsrCalls: ReadonlySet<string> = new Set(['heartbeat', 'rfktkn']);

const siteInPath = /^\/(svc_[a-z]+)\/site\/([A-Z]{2,8})(\/.*)$/;

const isRewritten = (service: string, rest: string): boolean =>
  rewrittenServices.has(service) || (service === 'svc_ssr' && rewrittenSsrCalls.has(rest.replace(/^\/|[/?].*$/g, '')));

/**
 * The path of a call for a site: `/svc_list/lists` becomes `/svc_list/site/EUR/lists` (S7-http-01, READINGS A25).
 * Unchanged for the main site, sites without their own path, other services, and paths that already contain a site.
 */
export const sitePathOf = (path: string, site: Pick<Site, 'code' | 'basePath'>): string => {
  if (site.basePath === '' || siteInPath.test(path)) return path;
  const [, service, rest] = /^\/(svc_[a-z]+)(\/.*)$/.exec(path) ?? [];
  if (service === undefined || rest === undefined || !isRewritten(service, rest)) return path;
  return `/${service}/site/${site.code}${rest}`;
};

/**
 * The inverse of `sitePathOf`, for the backend: the contract's path and the site's code, undefined for the main site.
 * `/svc_ssr/site/{code}/rfktkn` keeps its site, which is a parameter of that call.
 */
export const splitSitePath = (path: string): { readonly path: string; readonly siteCode: SiteCode | undefined } => {
  const [, service, siteCode, rest] = siteInPath.exec(path) ?? [];
  if (service === undefined || rest === undefined) return { path, siteCode: undefined };
  if (service === 'svc_ssr' && /^\/rfktkn\/?$/.test(rest)) return { path, siteCode };
  return isRewritten(service, rest) ? { path: `/${service}${rest}`, siteCode } : { path, siteCode: undefined };
};
