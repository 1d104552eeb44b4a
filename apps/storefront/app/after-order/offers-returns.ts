import { hasFeature } from '@ironcart/core/site';
import { data } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** Whether the shopper may return things on this site: where it offers that, or the flag does (S2-cond-08, -09). */
export const offersReturns = async ({
  site,
  api,
  customer,
}: Pick<RequestContext, 'site' | 'api' | 'customer'>): Promise<boolean> =>
  hasFeature('returns', site) ||
  hasFeature('returns', site, await api.flags.get({ customerId: (await customer())?._id }));

/** @throws the page that does not exist, where the site takes nothing back */
export const requireReturns = async (context: RequestContext): Promise<void> => {
  if (!(await offersReturns(context))) throw data({ code: 'not_found' }, { status: 404 });
};
