import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseReturn } from './choose-return.ts';
import { type ReturnableLine, returnReasons } from './return-authorization.ts';

const line = (listItemId: string, returnableQty: number): ReturnableLine => ({
  listItemId,
  productId: 1,
  sku: listItemId,
  name: listItemId,
  qty: 10,
  waitingQty: 0,
  returnableQty,
});
const lines = [line('bar', 3), line('plate', 1), line('program', 0)];
const pick = (listItemId: string, qty: string, reason = 'damaged') => ({ listItemId, qty, reason });

describe('selection of items to return', () => {
  it('contains the entered quantities, without zeros', () => {
    expect(chooseReturn(lines, [pick('bar', ' 2 '), pick('plate', '', ''), pick('program', '0', '')])).toEqual({
      ok: true,
      value: [{ listItemId: 'bar', qty: 2, reason: 'damaged' }],
    });
  });

  it('reports every error, by line', () => {
    expect(chooseReturn(lines, [pick('bar', '4', 'bored'), pick('program', '1'), pick('plate', 'one')])).toEqual({
      ok: false,
      issues: [
        { code: 'quantity', listItemId: 'bar', returnableQty: 3 },
        { code: 'reason', listItemId: 'bar' },
        { code: 'quantity', listItemId: 'plate', returnableQty: 1 },
        { code: 'quantity', listItemId: 'program', returnableQty: 0 },
      ],
    });
  });

  it.each([[[]], [[pick('bar', '0')]], [[pick('no-line', '1')]]])('must not be empty: %j', (picks) => {
    expect(chooseReturn(lines, picks)).toEqual({ ok: false, issues: [{ code: 'nothing_picked' }] });
  });

  const anyPick = fc.record({
    listItemId: fc.constantFrom('bar', 'plate', 'program', 'no-line'),
    qty: fc.oneof(fc.integer({ min: -3, max: 12 }).map(String), fc.string({ maxLength: 12 })),
    reason: fc.oneof(fc.constantFrom(...returnReasons), fc.string({ maxLength: 5 })),
  });
  it('never exceeds the returnable quantity, and lists each line once', () => {
    fc.assert(
      fc.property(fc.array(anyPick, { maxLength: 6 }), (picks) => {
        const chosen = chooseReturn(lines, picks);
        if (!chosen.ok) return;
        expect(new Set(chosen.value.map(({ listItemId }) => listItemId)).size).toBe(chosen.value.length);
        for (const { listItemId, qty, reason } of chosen.value) {
          const { returnableQty = 0 } = lines.find((candidate) => candidate.listItemId === listItemId) ?? {};
          expect(qty).toBeGreaterThan(0);
          expect(qty).toBeLessThanOrEqual(returnableQty);
          expect(returnReasons).toContain(reason);
        }
      }),
    );
  });
});

it('names the field of the form data that is invalid', () => {
  expect(() => chooseReturn([], [{ listItemId: 'a', qty: 1 }] as never)).toThrow('picks[0].qty must be');
});
