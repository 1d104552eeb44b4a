import type { WireList } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import type { RequestContext, ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import { withBoughtGifts } from './bought-gifts.reader.ts';
import { type ListSetting, readList, readLists, readSharedList } from './list.reader.ts';
import { createListTransactor, type ListRef } from './list.transactor.ts';
import { ownerOf } from './list-owner.ts';
import { readQuotes } from './quote.reader.ts';
import { createQuoteTransactor } from './quote.transactor.ts';
import { readGifts, searchRegistries, withPurchases } from './registry.reader.ts';

const noList = () => refuse('not_found', 'There is no such list');

/** svc_list: carts and the other lists, readable only by their owners, except shared wishlists. */
export const createListService = (context: ServiceContext): ServiceHandlers<'list'> => {
  const { db } = context;
  const transactor = createListTransactor(context);
  const quotes = createQuoteTransactor(context);
  const settingOf = (site: Site): ListSetting => ({ siteCode: site.code, now: context.now() });

  const refOf = async ({ session, site }: RequestContext, listId: string): Promise<ListRef | Refusal<'not_found'>> => {
    const current = await session.find();
    return current ? { listId, site, owner: ownerOf(current) } : noList();
  };

  const allTold = async (lists: readonly WireList[], site: Site) =>
    withBoughtGifts(db, await withPurchases(db, lists), site.code);

  /** Adds the purchases to a registry in a response, and to a cart the gifts that are no longer wanted. */
  const told = async <R extends Refusal>(list: WireList | R, site: Site): Promise<WireList | R> =>
    isRefusal(list) ? list : ((await allTold([list], site))[0] ?? list);

  const readOwn = async (ref: ListRef) =>
    (await readList(db, ref.listId, ref.owner, settingOf(ref.site)))?.wire ?? noList();
  const answer = async (ref: ListRef) => told(await readOwn(ref), ref.site);

  return {
    getActiveLists: async ({ query, session, site }) => {
      const current = await session.find();
      if (!current) return [];
      const which = { onlyActive: query.active === 'true', type: query.type };
      const lists = await readLists(db, ownerOf(current), settingOf(site), which);
      return [
        ...(await allTold(
          lists.map(({ wire }) => wire),
          site,
        )),
      ];
    },

    createList: async ({ body, session, site }) => {
      const owner = ownerOf(await session.ensure());
      const listId = await transactor.create(owner, site, body.type, body.metadata ?? {});
      return answer({ listId, site, owner });
    },

    getList: async (request) => {
      const { id: listId } = request.params;
      const ref = await refOf(request, listId);
      const own = 'listId' in ref ? await readOwn(ref) : ref;
      const found = isRefusal(own) ? ((await readSharedList(db, { listId }, request.site.code)) ?? own) : own;
      return told(found, request.site);
    },

    getRegistry: async ({ params, site }) =>
      told((await readSharedList(db, { urlKey: params.urlKey }, site.code)) ?? noList(), site),

    searchRegistries: ({ query, site }) => searchRegistries(db, query.words, site.code),

    getGifts: async (request) => {
      const ref = await refOf(request, request.params.id);
      const own = 'listId' in ref ? await readOwn(ref) : ref;
      return isRefusal(own) ? own : readGifts(db, own._id);
    },

    requestQuote: async ({ params, body, session, site }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const list = await readList(db, params.id, { customerId }, settingOf(site));
      return list ? quotes.request({ customerId, site, note: body.note }, list) : noList();
    },

    getQuotes: async ({ session, site }) => {
      const customerId = await requireCustomer(session);
      return isRefusal(customerId) ? customerId : readQuotes(db, customerId, site.code);
    },

    acceptQuote: async ({ params, session, site }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const cart = await quotes.accept({ customerId, site, quoteId: params.id });
      return isRefusal(cart) ? cart : answer({ listId: cart, site, owner: { customerId } });
    },

    removeList: async (request) => {
      const ref = await refOf(request, request.params.id);
      if (!('listId' in ref)) return ref;
      return (await transactor.setMetadata(ref, { isActive: false })) ? answer(ref) : noList();
    },

    setMetadata: async (request) => {
      const ref = await refOf(request, request.params.id);
      if (!('listId' in ref)) return ref;
      return (await transactor.setMetadata(ref, request.body)) ? answer(ref) : noList();
    },

    addItems: async (request) => {
      const ref = await refOf(request, request.params.id);
      return 'listId' in ref ? told(await transactor.addItems(ref, request.body.items), ref.site) : ref;
    },

    removeItems: async (request) => {
      const ref = await refOf(request, request.params.id);
      return 'listId' in ref ? told(await transactor.removeItems(ref, request.body?.listItemIds), ref.site) : ref;
    },

    updateItem: async (request) => {
      const ref = await refOf(request, request.params.id);
      return 'listId' in ref
        ? told(await transactor.updateItem(ref, request.params.itemId, request.body), ref.site)
        : ref;
    },

    removeItem: async (request) => {
      const ref = await refOf(request, request.params.id);
      return 'listId' in ref ? told(await transactor.removeItem(ref, request.params.itemId), ref.site) : ref;
    },
  };
};
