import type { CompatibilityQuery, CompatibilityResult, Money } from '@ironcart/core';
import { moneyFromWire } from '../../codec/money.ts';
import { catalogCalls } from '../../contract/catalog.ts';
import { MAX_PRODUCT_IDS } from '../../contract/product-ids.ts';
import { chunksOf } from '../chunks-of.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** What of the catalogue depends on the shopper, and what fits what. */
export const createCatalogService = (send: Send, warn: (message: string, cause: unknown) => void) => ({
  /**
   * The prices of the customer's group, in minor units of the site's currency by product id: those that the group has.
   * Any number of ids.
   */
  groupPrices: async (ids: readonly number[], options: CallOptions = {}): Promise<ReadonlyMap<number, Money>> => {
    const answers = await Promise.all(
      chunksOf([...new Set(ids)], MAX_PRODUCT_IDS).map((chunk) =>
        send(catalogCalls.getGroupPrices, { ...options, query: { ids: chunk.join(',') } }),
      ),
    );
    return new Map(
      answers.flatMap(Object.entries<number>).map(([id, price]) => [Number(id), moneyFromWire(price)] as const),
    );
  },
  /** What fits; a failure is a warning and nothing fits, since no page depends on it (S8-err-other-17). */
  compatibility: async (
    { tag, group }: Pick<CompatibilityQuery, 'tag' | 'group'>,
    options: CallOptions = {},
  ): Promise<readonly CompatibilityResult[]> => {
    try {
      return await send(catalogCalls.getCompatibility, { ...options, query: { tag, group } });
    } catch (thrown) {
      options.signal?.throwIfAborted();
      warn('What is compatible could not be loaded', thrown);
      return [];
    }
  },
});
