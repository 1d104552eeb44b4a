import * as fc from 'fast-check';
import { type Money, money } from '../money/index.ts';
import { requireObject } from '../require-argument.ts';

/** Any amount that the wire can carry, positive or negative. */
export const arbitraryMoney = (range: { readonly min?: number; readonly max?: number } = {}): fc.Arbitrary<Money> => {
  requireObject(range, 'range');
  return fc.integer({ min: range.min ?? -999_999_999_999, max: range.max ?? 999_999_999_999 }).map(money);
};

/** A realistic price: 0 to a million. */
export const arbitraryPrice = (): fc.Arbitrary<Money> => arbitraryMoney({ min: 0, max: 100_000_000 });

/** A percentage as tax tables write it: '0' to '100.000', with up to three decimals. */
export const arbitraryPercent = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 3 }))
    .map(([thousandths, decimals]) => (thousandths / 1000).toFixed(decimals));
