import { expect, it } from 'vitest';
import { quantityOf } from './form-fields.ts';

it.each([
  ['12', 12],
  ['0', 0],
  ['1e3', 1_000],
  ['2.0', 2],
  ['\uFF12', 2],
  ['999999999', 999_999_999],
  ['1e9', undefined],
  ['2.5', undefined],
  ['-1', undefined],
  ['', undefined],
  ['0x10', undefined],
])('quantity typed as %j is read as %s', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity);
});
