import { randomBytes } from 'node:crypto';
import { flagsFromWire } from '@ironcart/api/codec';
import { hasFeature, type StoreId } from '@ironcart/core/site';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { isLookedAfterBy } from '../checkout/opened-orders.ts';
import { orderIdOf } from '../checkout/order-id.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { readFlagContext, readFlags } from '../flag/flag.reader.ts';
import { keepPhoto, photoOwnerOf } from '../photo/photo.transactor.ts';
import type { ServiceContext } from '../service-context.ts';
import { readReturn, readReturnable, readReturns } from './return.reader.ts';
import { createReturn } from './return.transactor.ts';

/** Whether a site offers returns: USA, APO and CAN do, others if the flag is on for the shopper (READINGS A36). */
export const offersReturns = async (
  context: Pick<ServiceContext, 'db' | 'logger' | 'sites'>,
  { storeId, customerId }: { readonly storeId: StoreId; readonly customerId: string | undefined },
): Promise<boolean> => {
  const site = context.sites.byStoreId(storeId);
  if (hasFeature('returns', site)) return true;
  const shopper = await readFlagContext(context.db, customerId, { site });
  return hasFeature('returns', site, flagsFromWire((await readFlags(context, shopper)).flags));
};

const noOrder = () => refuse('not_found', 'There is no such order');
const noReturn = () => refuse('not_found', 'There is no such return');

/** svc_rma: returns of the orders that the session placed, or opened by number and e-mail address. */
export const createReturnService = ({
  db,
  sites,
  now,
  randomId,
  logger,
}: ServiceContext): ServiceHandlers<'return'> => ({
  getReturnable: async ({ params, query: { storeId }, session }) => {
    const current = await session.find();
    const asked = { orderId: params.id, storeId, at: now() };
    if (!current || !(await isLookedAfterBy(db, { ...asked, session: current }))) return noOrder();
    const { lines, until } = await readReturnable(db, params.id, { site: sites.byStoreId(storeId), now: asked.at });
    return {
      orderId: params.id,
      storeId,
      items: lines.map(({ position: _, ...line }) => line),
      ...(until === undefined ? {} : { returnableUntil: until }),
    };
  },

  createReturn: async ({ body: { orderId, storeId, items, comments, photoIds }, session }) => {
    const current = await session.find();
    const at = now();
    if (!current || !(await isLookedAfterBy(db, { orderId, storeId, session: current, at }))) return noOrder();
    if (!(await offersReturns({ db, logger, sites }, { storeId, customerId: current.customerId }))) {
      return refuse('returns_not_offered', 'This store takes nothing back');
    }
    const rmaNumber = `R-${orderIdOf(randomBytes(12))}`;
    const refusal = await createReturn(db, {
      rmaNumber,
      orderId,
      items,
      comments,
      photoIds,
      site: sites.byStoreId(storeId),
      now: at,
      owner: photoOwnerOf(current),
    });
    return refusal ?? (await readReturn(db, rmaNumber, current, at)) ?? noReturn();
  },

  addPhoto: async ({ body: { orderId, storeId, file }, session }) => {
    const current = await session.find();
    const at = now();
    if (!current || !(await isLookedAfterBy(db, { orderId, storeId, session: current, at }))) return noOrder();
    const photo = await keepPhoto(db, { owner: photoOwnerOf(current), file, photoId: randomId(), now: at });
    return photo ?? refuse('unusable_photo', 'The file is no photo that can be read');
  },

  getReturns: async ({ query, session, site }) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    const current = await session.find();
    return current ? readReturns(db, current, { ...query, storeId: site.storeId }) : { returns: [], count: 0 };
  },

  getReturn: async ({ params, session }) => {
    const current = await session.find();
    return (current && (await readReturn(db, params.id, current, now()))) ?? noReturn();
  },
});
