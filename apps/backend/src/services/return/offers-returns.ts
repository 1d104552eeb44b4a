import { flagsFromWire } from '@ironcart/api/codec';
import { hasFeature, type StoreId } from '@ironcart/core/site';
import { readFlagContext, readFlags } from '../flag/flag.reader.ts';
import type { ServiceContext } from '../service-context.ts';

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
