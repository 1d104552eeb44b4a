import { moneyToWire } from '@ironcart/api/codec';
import { readGroupPrices } from '../../catalogue/group-prices.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { groupOfSession } from '../customer/group-of-session.ts';
import type { ServiceContext } from '../service-context.ts';
import { readCompatibleProducts } from './catalog.reader.ts';

/** The calls of svc_content for group prices and compatible products. */
export const createCatalogService = ({ db }: ServiceContext): ServiceHandlers<'catalog'> => ({
  getGroupPrices: async ({ query, session, site }) => {
    const groupId = await groupOfSession(db, session);
    const prices = await readGroupPrices(db, query.ids, { groupId, site });
    return Object.fromEntries([...prices].map(([productId, price]) => [String(productId), moneyToWire(price)]));
  },

  getCompatibility: async ({ query }) => [...(await readCompatibleProducts(db, query))],
});
