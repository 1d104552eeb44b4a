import { describe, expect, it } from 'vitest';
import { hearPlaceError } from './hear-answers.ts';

describe('a POST that fails', () => {
  it.each([
    [
      'an error with a code',
      Object.assign(new Error('Nothing answers'), { code: 'no_response' }),
      'no_response',
      'Nothing answers',
    ],
    ['an error without one', new Error('down'), 'unexpected', 'down'],
    ['what is no error', { code: 'timeout', message: 'not to be trusted' }, 'timeout', ''],
    ['nothing', undefined, 'unexpected', ''],
  ])('teaches its code and its words: %s', (_, thrown, code, message) => {
    expect(hearPlaceError(thrown)).toEqual({ failure: { code, message } });
  });
});
