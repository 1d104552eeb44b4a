import { money, multiplyByRatio } from '@ironcart/core/money';
import { arbitraryMoney } from '@ironcart/core/testing';
import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResidues, exactDecimalText, residueOf } from './residue.ts';

const Exact = Decimal.clone({ precision: 60 });
const rounding = () => fc.constantFrom('halfUp', 'halfDown', 'halfEven', 'up', 'down');
const whole = (most: number) => fc.integer({ min: 1, max: most });

describe('residueOf', () => {
  it('adds up with the rounded amount to the exact value [S9-money-01]', () => {
    fc.assert(
      fc.property(arbitraryMoney(), whole(10_000_000), whole(10_000_000), rounding(), (amount, over, more, how) => {
        const under = over + more;
        const rounded = multiplyByRatio(amount, over, under, how);
        const residue = residueOf(amount, over, under, rounded);
        const left = new Exact(residue?.numerator ?? 0);
        const shown = left.div(residue?.denominator ?? 1).plus(rounded);
        expect(shown.minus(new Exact(amount).times(over).div(under)).abs().lt(1e-20)).toBe(true);
        expect(left.abs().lt(residue?.denominator ?? 1)).toBe(true);
      }),
    );
  });

  it('is in lowest terms, and absent if 0', () => {
    expect(residueOf(100, 25, 1_000, 3)).toEqual({ numerator: -1, denominator: 2 });
    expect(residueOf(1_000, 25, 1_000, 25)).toBeUndefined();
    expect(residueOf(0, 1, 3, 0)).toBeUndefined();
  });
});

describe('createResidues', () => {
  it('returns the same residues as residueOf, for any repeated calls', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 40 });
    fc.assert(
      fc.property(amounts, whole(9_000), whole(9_000), rounding(), (given, over, under, how) => {
        const residueOfRatio = createResidues({ numerator: over, denominator: under });
        for (const amount of given.map(money)) {
          const rounded = multiplyByRatio(amount, over, under, how);
          expect(residueOfRatio(amount, rounded)).toEqual(residueOf(amount, over, under, rounded));
        }
      }),
    );
    const residueOfRatio = createResidues({ numerator: 1, denominator: 5_003 });
    for (let amount = 0; amount < 2_500; amount += 1) {
      expect(residueOfRatio(amount, 0)).toEqual(residueOf(amount, 1, 5_003, 0));
    }
  });

  it('creates each residue of a ratio only once', () => {
    const residueOfRatio = createResidues({ numerator: 9, denominator: 10 });
    expect(residueOfRatio(15, 14)).toBe(residueOfRatio(25, 23));
  });
});

describe('exactDecimalText', () => {
  it('is the exact amount in major units if the decimal expansion ends', () => {
    fc.assert(
      fc.property(arbitraryMoney(), fc.integer({ min: -9_999, max: 9_999 }), (amount, numerator) => {
        const { text, isCut } = exactDecimalText(amount, { numerator, denominator: 10_000 });
        expect(isCut).toBe(false);
        expect(new Decimal(text).equals(new Decimal(numerator).div(10_000).plus(amount).div(100))).toBe(true);
        expect(text).toMatch(/\.\d\d/);
      }),
    );
  });

  it('is truncated if the decimal expansion does not end', () => {
    expect(exactDecimalText(money(-64_333), { numerator: -1, denominator: 3 })).toEqual({
      text: '-643.3333',
      isCut: true,
    });
  });

  it('shows two decimals if the truncated remainder is zeros', () => {
    expect(exactDecimalText(30, { numerator: 1, denominator: 300 })).toEqual({ text: '0.30', isCut: true });
  });
});
