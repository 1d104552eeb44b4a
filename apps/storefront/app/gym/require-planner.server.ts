import { hasFeature } from '@ironcart/core/site';
import { data } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/**
 * Checks that the site has the gym planner (S2-cond-02).
 * @throws the 404 page
 */
export const requirePlanner = ({ site }: Pick<RequestContext, 'site'>): void => {
  if (!hasFeature('zeusBuilder', site)) throw data({ code: 'not_found' }, { status: 404 });
};
