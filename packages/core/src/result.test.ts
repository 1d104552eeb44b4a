import { describe, expect, it } from 'vitest';
import { type CodeTexts, failureCodeOf, hasText, retryAfterSecondsOf, textOfCode } from './result.ts';

it.each([
  [Object.assign(new Error('Nothing answers'), { code: 'no_response' }), 'no_response'],
  [{ code: 'timeout' }, 'timeout'],
  [{ code: 503 }, 'unexpected'],
  [{ message: 'without a code' }, 'unexpected'],
  [new Error('down'), 'unexpected'],
  ['no_response', 'unexpected'],
  [null, 'unexpected'],
  [undefined, 'unexpected'],
])('error code of %o is %s', (error, code) => {
  expect(failureCodeOf(error)).toBe(code);
});

it.each([
  [{ code: 'too_many_requests', retryAfterSeconds: 90 }, 90],
  [{ retryAfterSeconds: '90' }, undefined],
  [new Error('down'), undefined],
  [undefined, undefined],
])('retry delay of the error %o is %s', (error, seconds) => {
  expect(retryAfterSecondsOf(error)).toBe(seconds);
});

type Issue = { readonly code: 'empty' } | { readonly code: 'tooMany'; readonly most: number };

describe('text of an error code', () => {
  const texts: CodeTexts<Issue> = { empty: 'Nothing is there.', tooMany: ({ most }) => `At most ${most}.` };

  it('is the given text, or composed from the data beside the code', () => {
    expect(textOfCode({ code: 'empty' }, texts)).toBe('Nothing is there.');
    expect(textOfCode({ code: 'tooMany', most: 3 }, texts)).toBe('At most 3.');
  });

  it('is required for every code at compile time', () => {
    // @ts-expect-error: 'tooMany' has no text
    const incomplete: CodeTexts<Issue> = { empty: '' };
    expect(incomplete).toEqual({ empty: '' });
  });

  it.each(['tooFew', 'toString', ''])('exists only for codes of the union, not for "%s"', (code) => {
    expect(hasText({ code: 'tooMany' }, texts)).toBe(true);
    expect(hasText({ code }, texts)).toBe(false);
  });
});
