import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { readFlagContext, readFlags } from './flag.reader.ts';

/** svc_flag: what is switched on for a shopper. Its stream is `createFlagRoutes`. */
export const createFlagService = (context: ServiceContext): ServiceHandlers<'flag'> => ({
  getConfig: async ({ query, session }) => {
    const shopper = await readFlagContext(context.db, (await session.find())?.customerId, query);
    return readFlags(context, shopper);
  },
});
