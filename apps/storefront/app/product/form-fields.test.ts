import { expect, it } from 'vitest';
import { wholeNumber } from './form-fields.ts';

it.each([
  ['12', 12],
  ['1e3', 1_000],
  ['2.0', 2],
  ['\uFF12', 2],
  ['999999999', 999_999_999],
  ['1e9', 7],
  ['2.5', 7],
  ['-1', 7],
  ['', 7],
  ['0x10', 7],
])('a quantity typed as %j is %i, 7 standing for none', (text, number) => {
  expect(wholeNumber(text, 7)).toBe(number);
});
