import { hasFeature } from '@ironcart/core/site';
import { data } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/**
 * @throws 404 on the sites without the gym planner (S2-cond-02)
 */
export const requirePlanner = ({ site }: Pick<RequestContext, 'site'>): void => {
  if (!hasFeature('zeusBuilder', site)) throw data({ code: 'not_found' }, { status: 404 });
};
