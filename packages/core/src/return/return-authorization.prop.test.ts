import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOrder } from '../testing/arbitrary-order.ts';
import { returnableLine } from './return-authorization.ts';

const anyItem = arbitraryOrder().map(({ items }) => items[0]);

describe('returnable quantity of an ordered line', () => {
  it('is the shipped quantity minus all returns, and excludes pieces not yet shipped', () => {
    fc.assert(
      fc.property(anyItem, fc.nat(20), fc.nat(30), (item, shipped, returnedQty) => {
        if (item === undefined) return;
        const shippedQty = Math.min(shipped, item.qty);
        const { qty, waitingQty, returnableQty } = returnableLine(item, { shippedQty, returnedQty });
        expect(qty).toBe(item.qty);
        expect(waitingQty).toBe(item.qty - shippedQty);
        expect(returnableQty).toBe(returnedQty > shippedQty ? 0 : shippedQty - returnedQty);
      }),
    );
  });

  it('is 0 for items that are never shipped, programs, e-mailed gift cards and physical gift cards', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        if (item === undefined) return;
        const all = { shippedQty: item.qty, returnedQty: 0 };
        const nothing = { waitingQty: 0, returnableQty: 0 };
        expect(returnableLine({ ...item, type: 'virtual' }, all)).toMatchObject(nothing);
        expect(returnableLine({ ...item, type: 'giftcard' }, all)).toMatchObject(nothing);
        const card = { ...item, type: 'giftcard' as const, metadata: { giftcard: { delivery: 'physical' as const } } };
        expect(returnableLine(card, all)).toMatchObject(nothing);
      }),
    );
  });

  it('identifies the line like the order does', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        if (item === undefined) return;
        const { listItemId, productId, sku, name } = item;
        expect(returnableLine(item, { shippedQty: 0, returnedQty: 0 })).toMatchObject({
          listItemId,
          productId,
          sku,
          name,
        });
      }),
    );
  });
});
