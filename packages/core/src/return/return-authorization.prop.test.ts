import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOrder } from '../testing/arbitrary-order.ts';
import { returnableLine } from './return-authorization.ts';

const anyItem = arbitraryOrder().map(({ items }) => items[0]);

describe('returnable quantity of an ordered line', () => {
  it('is between 0 and the ordered quantity, and every return reduces it', () => {
    fc.assert(
      fc.property(anyItem, fc.nat(30), (item, returnedQty) => {
        if (item === undefined) return;
        const { qty, returnableQty } = returnableLine(item, returnedQty);
        expect(qty).toBe(item.qty);
        expect(returnableQty).toBe(returnedQty > qty ? 0 : qty - returnedQty);
      }),
    );
  });

  it('is 0 for items that were never shipped: programs and e-mailed gift cards', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        if (item === undefined) return;
        expect(returnableLine({ ...item, type: 'virtual' }, 0).returnableQty).toBe(0);
        expect(returnableLine({ ...item, type: 'giftcard' }, 0).returnableQty).toBe(0);
        const card = { ...item, type: 'giftcard' as const, metadata: { giftcard: { delivery: 'physical' as const } } };
        expect(returnableLine(card, 0).returnableQty).toBe(item.qty);
      }),
    );
  });

  it('identifies the line as the order does', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        if (item === undefined) return;
        const { listItemId, productId, sku, name } = item;
        expect(returnableLine(item, 0)).toMatchObject({ listItemId, productId, sku, name });
      }),
    );
  });
});
