import { refuseUnknownSite } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { readFlagContext, readFlags } from './flag.reader.ts';

/** svc_flag: the shopper's feature flags. `createFlagRoutes` has its stream. */
export const createFlagService = (context: ServiceContext): ServiceHandlers<'flag'> => ({
  getConfig: async ({ query, session }) => {
    const site = context.sites.findByCode(query.site);
    if (!site) return refuseUnknownSite('query', 'site');
    const shopper = await readFlagContext(context.db, (await session.find())?.customerId, { ...query, site });
    return readFlags(context, shopper);
  },
});
