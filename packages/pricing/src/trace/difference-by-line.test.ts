import { money } from '@ironcart/core/money';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { applyDifference, differenceOf } from './trace-difference.ts';

const product = (productId: number) => plainProduct({ productId, listPrice: money(productId * 1_000) });
const products = new Map([1, 2, 3].map((productId) => [productId, product(productId)]));
const traceOf = (...lines: readonly (readonly [productId: number, qty: number])[]) =>
  explain({
    items: lines.map(([productId, qty]) => plainLineItem({ listItemId: `line-${productId}`, productId, qty })),
    products,
    shopper: { groupId: 0 },
    now: 0,
  });

describe('difference of two traces', () => {
  it('identifies a line by its id, so removing one line leaves the others unchanged', () => {
    const before = traceOf([1, 1], [2, 1], [3, 1]);
    const after = traceOf([2, 1], [3, 1]);
    const difference = differenceOf(before, after);
    expect(difference.lines).toEqual([
      { kind: 'kept', at: 1 },
      { kind: 'kept', at: 2 },
      { kind: 'removed', at: 0 },
    ]);
    expect(difference.subtotal).toBe(-1_000);
    expect(applyDifference(before, difference)).toEqual(after);
  });

  it('identifies a line by its id, so lines can be reordered and one inserted before them', () => {
    const before = traceOf([1, 1], [2, 1]);
    const after = traceOf([3, 1], [2, 1], [1, 4]);
    const difference = differenceOf(before, after);
    expect(difference.lines).toMatchObject([
      { kind: 'added', to: { listItemId: 'line-3' } },
      { kind: 'kept', at: 1 },
      { kind: 'changed', at: 0, to: { listItemId: 'line-1' } },
    ]);
    expect(difference.subtotal).toBe(6_000);
    expect(applyDifference(before, difference)).toEqual(after);
  });
});
