import { pathWithoutLanguage } from '@ironcart/core/site';
import type { RequestContext } from '../request-context/request-context.ts';

/**
 * Leads from a path of one of a site's languages to the same page of the site, whose texts are English (READINGS A33).
 * For a while: the languages may come to have texts of their own.
 */
export const languageRedirect = ({ sites, url }: Pick<RequestContext, 'sites' | 'url'>): Response | undefined => {
  const path = pathWithoutLanguage(url.pathname, sites);
  return path === undefined ? undefined : new Response(null, { status: 302, headers: { Location: path + url.search } });
};
