import { pathWithoutLanguage } from '@ironcart/core/site';
import type { RequestContext } from '../request-context/request-context.ts';

/**
 * Redirects from a path of a site's language to the site's page, whose texts are English (READINGS A33). The redirect
 * is temporary, because the languages may get their own texts.
 */
export const languageRedirect = ({ sites, url }: Pick<RequestContext, 'sites' | 'url'>): Response | undefined => {
  const path = pathWithoutLanguage(url.pathname, sites);
  return path === undefined ? undefined : new Response(null, { status: 302, headers: { Location: path + url.search } });
};
