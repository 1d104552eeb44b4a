import { flagsFromWire } from '@ironcart/api/codec';
import { hasFeature, type StoreId, siteByStoreId } from '@ironcart/core';
import { readFlagContext, readFlags } from '../flag/flag.reader.ts';
import type { ServiceContext } from '../service-context.ts';

/** Whether a store takes something back: USA, APO and CAN do, another where the flag is on for the shopper (READINGS A36). */
export const offersReturns = async (
  context: Pick<ServiceContext, 'db' | 'logger'>,
  { storeId, customerId }: { readonly storeId: StoreId; readonly customerId: string | undefined },
): Promise<boolean> => {
  const site = siteByStoreId(storeId);
  if (hasFeature('returns', site)) return true;
  const shopper = await readFlagContext(context.db, customerId, { site: site.code });
  return hasFeature('returns', site, flagsFromWire((await readFlags(context, shopper)).flags));
};
