import { moneyToWire } from '@ironcart/api/codec';
import { hasGroupPrices } from '@ironcart/core';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { readCompatibleProducts, readGroupId, readGroupPrices } from './catalog.reader.ts';

/** The calls of svc_content that depend on the shopper, and what fits what. */
export const createCatalogService = ({ db }: ServiceContext): ServiceHandlers<'catalog'> => ({
  /** The group is the session's, never the request's (SECURITY 11). */
  getGroupPrices: async ({ query, session, site }) => {
    const customerId = (await session.find())?.customerId;
    const groupId = customerId === undefined ? 0 : await readGroupId(db, customerId);
    if (!hasGroupPrices(groupId)) return {};
    const prices = await readGroupPrices(db, { ids: query.ids, groupId, site });
    return Object.fromEntries([...prices].map(([productId, price]) => [String(productId), moneyToWire(price)]));
  },

  getCompatibility: async ({ query }) => [...(await readCompatibleProducts(db, query))],
});
