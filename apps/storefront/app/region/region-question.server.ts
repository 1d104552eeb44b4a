import { decideRegionPrompt, preferredCountryOf } from '@ironcart/core/visitor';
import type { RequestContext } from '../request-context/request-context.ts';
import { regionQuestionPath } from './region-question.ts';

/**
 * Answers whether a page of the site would offer its visitor another site, so that only these visitors load the prompt.
 * undefined for any other path.
 */
export const answerRegionQuestion = async (context: RequestContext): Promise<Response | undefined> => {
  const { site, sites, device, cookieText } = context;
  if (context.url.pathname !== site.basePath + regionQuestionPath) return undefined;
  const [{ country }, flags] = await Promise.all([context.api.site.geo(site.defaultCountry), context.flags()]);
  const { ok } = decideRegionPrompt({
    pathname: `${site.basePath}/`,
    sites,
    device,
    flags,
    geoCountry: country,
    preferredCountry: preferredCountryOf(cookieText),
  });
  return Response.json({ isOffered: ok }, { headers: { 'Cache-Control': 'no-store' } });
};
