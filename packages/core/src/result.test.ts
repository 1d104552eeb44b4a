import { expect, it } from 'vitest';
import { failureCodeOf } from './result.ts';

it.each([
  [Object.assign(new Error('Nothing answers'), { code: 'no_response' }), 'no_response'],
  [{ code: 'timeout' }, 'timeout'],
  [{ code: 503 }, 'unexpected'],
  [{ message: 'without a code' }, 'unexpected'],
  [new Error('down'), 'unexpected'],
  ['no_response', 'unexpected'],
  [null, 'unexpected'],
  [undefined, 'unexpected'],
])('of the error %o the code is %s', (error, code) => {
  expect(failureCodeOf(error)).toBe(code);
});
