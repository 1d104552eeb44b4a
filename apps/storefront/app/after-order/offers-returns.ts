import { hasFeature } from '@ironcart/core/site';
import { data } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** Whether the shopper can return items on this site, by its feature or the flag (S2-cond-08, -09). */
export const offersReturns = async ({ site, flags }: Pick<RequestContext, 'site' | 'flags'>): Promise<boolean> =>
  hasFeature('returns', site) || hasFeature('returns', site, await flags());

/**
 * @throws 404 if the site has no returns
 */
export const requireReturns = async (context: RequestContext): Promise<void> => {
  if (!(await offersReturns(context))) throw data({ code: 'not_found' }, { status: 404 });
};
