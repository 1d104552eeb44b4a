import type { Money } from '@ironcart/core/money';
import type { CompatibilityQuery, CompatibilityResult } from '@ironcart/core/product-page';
import { moneyFromWire } from '../../codec/money.ts';
import { catalogCalls } from '../../contract/catalog.ts';
import { MAX_PRODUCT_IDS } from '../../contract/product-ids.ts';
import { chunksOf } from '../chunks-of.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Group prices, and products that fit another product. */
export const createCatalogService = (send: Send, warn: (message: string, cause: unknown) => void) => ({
  /**
   * The prices of the customer's group by product id, in minor units of the site's currency; products without a group
   * price are missing. Any number of ids.
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
  /**
   * The products that fit; after a failure it warns and returns none, because no page depends on it (S8-err-other-17).
   */
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
