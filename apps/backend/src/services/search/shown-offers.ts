import type { Site } from '@ironcart/core/site';
import { readFlagContext, readFlags } from '../flag/flag.reader.ts';
import type { ServiceContext } from '../service-context.ts';
import type { FacetCount } from './search-engine.ts';

const isFiveForFive = ({ key, value }: FacetCount): boolean => key === 'promotion' && value === 'five_for_five';

/** Removes the five-for-five offer from a list's facets if its flag is off for the shopper (S6-flags-11). */
export const withoutHiddenOffers = async (
  { db, logger }: Pick<ServiceContext, 'db' | 'logger'>,
  counts: readonly FacetCount[],
  { site, customerId }: { readonly site: Site; readonly customerId: string | undefined },
): Promise<readonly FacetCount[]> => {
  if (!counts.some(isFiveForFive)) return counts;
  const { flags } = await readFlags({ db, logger }, await readFlagContext(db, customerId, { site }));
  return flags.fiveforfive_enabled ? counts : counts.filter((count) => !isFiveForFive(count));
};
