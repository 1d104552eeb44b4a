import { describe, expect, expectTypeOf, it } from 'vitest';
import { allocate } from './allocate.ts';
import { add, percentOf, subtract, sum, timesQuantity } from './arithmetic.ts';
import { type Money, money } from './money.ts';

const dollars = money<'USD'>(1_000);
const euros = money<'EUR'>(500);
const unnamed: Money = money(1);

describe('money of a known currency', () => {
  it('adds up with money of the same currency', () => {
    expectTypeOf(add(dollars, money<'USD'>(1))).toEqualTypeOf<Money<'USD'>>();
    expectTypeOf(sum([dollars, dollars])).toEqualTypeOf<Money<'USD'>>();
    expect(add(dollars, money<'USD'>(1))).toBe(1_001);
    expect(sum([dollars, dollars])).toBe(2_000);
  });

  it('does not type-check when combined with another currency [S9-money-01]', () => {
    // @ts-expect-error euros are added to dollars
    add(dollars, euros);
    // @ts-expect-error euros are subtracted from dollars
    subtract(dollars, euros);
    // @ts-expect-error two currencies are summed
    sum([dollars, euros]);
    // @ts-expect-error dollars are given as euros
    const given: Money<'EUR'> = dollars;
    // @ts-expect-error an amount of an unnamed currency is added to dollars
    add(dollars, unnamed);
    expect(given).toBe(dollars);
  });

  it('keeps its currency in percentages, shares and quantities', () => {
    expectTypeOf(percentOf(dollars, '10')).toEqualTypeOf<Money<'USD'>>();
    expectTypeOf(timesQuantity(dollars, 3)).toEqualTypeOf<Money<'USD'>>();
    expectTypeOf(allocate(dollars, [1, 2])).toEqualTypeOf<readonly Money<'USD'>[]>();
  });

  it('is inferred from its context, and is a plain number at run time', () => {
    const amounts: readonly Money[] = [dollars, euros];
    expect(amounts).toEqual([1_000, 500]);
  });
});
