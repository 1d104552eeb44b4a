import { expect, it } from 'vitest';
import { rawErrorsOf, refusalsOf } from '../testing/wrong-arguments.ts';
import * as money from './index.ts';

const ratio = { numerator: 1, denominator: 2 };
const dialect = { comma: undefined, point: undefined };

/** A valid call of each function. */
const valid: Readonly<Record<string, readonly unknown[]>> = {
  add: [1, 2],
  allocate: [10, [1, 2]],
  addUnitsByRemainder: [[1, 2], [0, 1], 1, 2],
  formatMoney: [1, 'USD', 'en_US'],
  isMoney: [1],
  isPercent: ['5'],
  lowestTerms: [ratio],
  money: [1],
  multiplyByRatio: [1, 1, 2],
  negate: [1],
  parseMoney: ['1.00'],
  percentOf: [1, '5'],
  percentOfLines: [[{ price: 1, qty: 1 }], '5'],
  quotientOf: [2 ** 40, 2 ** 40, 3],
  ratioOfPercent: ['5'],
  readNumber: ['1.299', dialect],
  remainderOf: [2 ** 40, 2 ** 40, 3, 1],
  subtract: [2, 1],
  sum: [[1, 2]],
  timesQuantity: [1, 2],
  timesRatio: [1, ratio],
  toDecimal: [1],
  toDecimalText: [1],
};

it('rejects an argument of a wrong type by name, instead of throwing an error of the JavaScript engine', () => {
  const functions = Object.entries(money).filter(([, exported]) => typeof exported === 'function');
  expect(functions.map(([name]) => name).toSorted()).toEqual(Object.keys(valid).toSorted());
  expect(rawErrorsOf(money, valid)).toEqual([]);
  expect(refusalsOf(money, valid).join('\n')).toMatchSnapshot();
});

it('allocate terminates for remainders above their bound, whose units no share can receive', () => {
  const shares = [1, 2];
  money.addUnitsByRemainder(shares, [Number.NaN, undefined as never], 2, 3);
  expect(shares).toHaveLength(2);
});

it('names the position of a missing line', () => {
  expect(() => money.percentOfLines([null as never], '5')).toThrow('line must be an object, got null');
});

it.each([
  ['add', 7],
  ['subtract', 7],
  ['timesQuantity', 7],
  ['negate', undefined],
  ['allocate', [1, 1]],
])('%s rejects text, null and booleans instead of converting them to an amount', (name, second) => {
  const call = (money as unknown as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>)[name];
  for (const amount of ['5', null, true, [], [5], undefined, Number.NaN, 1.5]) {
    expect(() => call?.(amount, second), `${name}(${String(amount)})`).toThrow(
      'Money must be a whole number of minor units',
    );
  }
  if (name === 'add' || name === 'subtract') expect(() => call?.(7, '5')).toThrow('got 5 (string)');
});

it('product division beyond 2^53 accepts the divisor 1, and rejects smaller ones', () => {
  const large = 2 ** 40;
  expect(money.quotientOf(large, large, 1)).toBe(2 ** 80);
  for (const divisor of [0, -1]) expect(() => money.quotientOf(large, large, divisor)).toThrow(RangeError);
});
