import * as fc from 'fast-check';
import type { LineItem } from '../list/line-item.ts';
import { requireArray, requireObject } from '../require-argument.ts';

/** A line without choices, except the given properties. */
export const plainLineItem = (given: Partial<LineItem> & Pick<LineItem, 'productId'>): LineItem => {
  requireObject(given, 'given');
  return { listItemId: `line-${given.productId}`, qty: 1, options: {}, metadata: {}, children: [], ...given };
};

/** A line of a simple product, of one of the given ids. */
export const arbitraryLineItem = (productIds: readonly number[] = [1, 2, 3]): fc.Arbitrary<LineItem> => {
  requireArray(productIds, 'productIds');
  return fc
    .record({
      listItemId: fc.uuid(),
      productId: fc.constantFrom(...productIds),
      qty: fc.integer({ min: 1, max: 50 }),
    })
    .map((given) => plainLineItem(given));
};
