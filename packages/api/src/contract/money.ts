import { parseMoney } from '@ironcart/core/money';
import * as v from 'valibot';
import type { NumberSchema } from './primitives.ts';

const hasTwoDecimals = (amount: number): boolean => parseMoney(amount).ok;

const exactAmount: NumberSchema = v.pipe(
  v.number(),
  v.check(hasTwoDecimals, 'Not an amount of money with at most 2 decimals'),
);

/** An amount of money on the wire: a number with at most 2 decimals, not negative (S9-money). */
export const wireMoney: NumberSchema = v.pipe(exactAmount, v.minValue(0));

/** A difference of money, which may be negative. */
export const wireMoneyDifference: NumberSchema = exactAmount;
