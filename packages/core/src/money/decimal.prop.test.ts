import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryMoney } from '../testing/index.ts';
import { parseMoney, toDecimal, toDecimalText } from './decimal.ts';

describe('parseMoney', () => {
  it('inverts toDecimal and toDecimalText [S9-money-01]', () => {
    fc.assert(
      fc.property(arbitraryMoney(), (amount) => {
        expect(parseMoney(toDecimal(amount))).toEqual({ ok: true, value: amount });
        expect(parseMoney(JSON.parse(JSON.stringify(toDecimal(amount))))).toEqual({ ok: true, value: amount });
        expect(parseMoney(toDecimalText(amount))).toEqual({ ok: true, value: amount });
      }),
      { numRuns: 5000 },
    );
  });

  it('accepts exactly the numbers with two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const isTwoDecimal = Number(value.toFixed(2)) === value;
        expect(parseMoney(value).ok).toBe(isTwoDecimal);
      }),
    );
  });
});
